import { Button } from 'antd';
import { Link } from 'react-router';
import type { FairCard } from '#contract/fairs/fair-views.ts';
import { dayMs } from '#contract/months.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { daysAway, placeText } from '#web/features/fairs/fair-words.ts';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';

export type FairRow = FairCard & { applied: number };

/** Admission can be opened from the day before, for a trial; what is online has no door. */
const hasDoor = ({ online, status, startsAt }: FairRow) =>
  !online &&
  (status === 'running' || ((status === 'open' || status === 'full') && Date.parse(startsAt) - Date.now() < dayMs));

const COUNTS_MS = 10_000;

/** A fair of today: how much of it is over, and who is there by now. */
function Running({ fair }: { fair: FairRow }) {
  const { id, title, startsAt, endsAt, taken, capacity, exhibitors, online } = fair;
  const live = useCall(
    'GET /api/admin/fairs/:id/counts',
    { params: { id } },
    { background: true, quiet: true, refetchInterval: COUNTS_MS },
  );
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
  const passed = Math.min(100, Math.max(0, (100 * (Date.now() - from)) / Math.max(1, to - from)));
  const { checkedIn = 0, exhibitorsIn = 0 } = live.data ?? {};
  const figures = [
    { label: `报名，名额 ${capacity}`, value: `${taken} 人` },
    { label: '单位', value: `${exhibitors} 家` },
    // Nobody signs in at the door of what is online.
    ...(!online || checkedIn > 0 ? [{ label: '观众到场', value: `${checkedIn} 人` }] : []),
    ...(!online || exhibitorsIn > 0 ? [{ label: '单位到场', value: `${exhibitorsIn} 家` }] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 bg-brand-tint px-5 py-4 max-sm:px-4 lg:col-span-full">
      <div className="min-w-72 flex-1">
        <p className="flex items-center gap-2 text-13 text-ink-2">
          <i className="size-2 rounded-full bg-ok" />
          正在进行，{placeText(fair)}
        </p>
        <Link className="block text-20 font-semibold text-ink-1! hover:text-brand!" to={paths.adminFair(id)}>
          {title}
        </Link>
        <span className="mt-2 flex items-center gap-3">
          <span className="tabular text-13 text-ink-2">{timeOfDay(startsAt)}</span>
          <span className="relative h-1.5 flex-1 rounded-full bg-surface" aria-hidden="true">
            <i className="absolute inset-y-0 left-0 rounded-full bg-(--chart-2)" style={{ width: `${passed}%` }} />
            <i
              className="absolute -inset-y-1.5 w-0.5 -translate-x-1/2 rounded-full bg-brand"
              style={{ left: `${passed}%` }}
            />
          </span>
          <span className="tabular text-13 text-ink-2">{timeOfDay(endsAt)}</span>
        </span>
      </div>
      <dl className="tabular flex gap-6">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-12 text-ink-3">{label}</dt>
            <dd className="text-20 font-semibold text-ink-1">{value}</dd>
          </div>
        ))}
      </dl>
      {hasDoor(fair) ? (
        <Button type="primary" href={paths.adminDoor(id)}>
          入场签到
        </Button>
      ) : (
        <Button type="primary" href={paths.adminFair(id, 'arrivals')}>
          看现场
        </Button>
      )}
    </div>
  );
}

/** What of the fairs waits for an operator: the one that is on, doors to be opened, and schools to be decided about. Nothing where nothing waits. */
export function FairTasks({ fairs }: { fairs: readonly FairRow[] }) {
  const coming = fairs.filter(({ status, endsAt }) => status !== 'cancelled' && Date.parse(endsAt) > Date.now());
  const running = coming.filter(({ status }) => status === 'running');
  const doors = coming
    .filter((fair) => hasDoor(fair) && fair.status !== 'running')
    .map((fair) => ({
      fair,
      text: `${daysAway(fair.startsAt, Date.now())}入场，${fair.taken} 人报名，${fair.exhibitors} 家单位`,
      act: '入场签到',
      href: paths.adminDoor(fair.id),
    }));
  const applied = coming
    .filter((fair) => fair.applied > 0)
    .map((fair) => ({
      fair,
      text: `${monthDay(fair.startsAt)} 举办，${fair.applied} 家单位申请参会`,
      act: `审核 ${fair.applied} 家`,
      href: paths.adminFair(fair.id, 'exhibitors'),
    }));
  const tasks = [...doors, ...applied];
  if (tasks.length === 0 && running.length === 0) return null;
  return (
    <section
      aria-label="等着办的"
      className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-[repeat(auto-fit,minmax(400px,1fr))]"
    >
      {running.map((fair) => (
        <Running key={fair.id} fair={fair} />
      ))}
      {tasks.map(({ fair, text, act, href }) => (
        <div key={href} className="flex items-center gap-4 bg-brand-tint px-5 py-3 max-sm:px-4">
          <p className="min-w-0 flex-1">
            <b className="block text-16 font-semibold text-ink-1">{fair.title}</b>
            <span className="tabular text-13 text-ink-2">{text}</span>
          </p>
          <Button href={href}>{act}</Button>
        </div>
      ))}
    </section>
  );
}
