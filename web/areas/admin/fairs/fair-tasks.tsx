import { Button } from 'antd';
import type { FairCard } from '#contract/fairs/fair-views.ts';
import { dayMs } from '#contract/months.ts';
import { daysAway } from '#web/features/fairs/fair-words.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';

export type FairRow = FairCard & { applied: number };

/** Admission can be opened from the day before, for a trial; what is online has no door. */
export const hasDoor = ({ online, status, startsAt }: FairRow) =>
  !online &&
  (status === 'running' || ((status === 'open' || status === 'full') && Date.parse(startsAt) - Date.now() < dayMs));

/** What of the fairs waits for an operator: doors to be opened, and schools to be decided about. Nothing where nothing waits. */
export function FairTasks({ fairs }: { fairs: readonly FairRow[] }) {
  const coming = fairs.filter(({ status, endsAt }) => status !== 'cancelled' && Date.parse(endsAt) > Date.now());
  const tasks = coming.flatMap((fair) => [
    ...(hasDoor(fair)
      ? [
          {
            key: `door ${fair.id}`,
            fair,
            text: `${daysAway(fair.startsAt, Date.now())}入场，${fair.taken} 人报名，${fair.exhibitors} 家单位`,
            act: '入场签到',
            href: paths.adminDoor(fair.id),
          },
        ]
      : []),
    ...(fair.applied > 0
      ? [
          {
            key: `applied ${fair.id}`,
            fair,
            text: `${monthDay(fair.startsAt)} 举办，${fair.applied} 家单位申请参会`,
            act: `审核 ${fair.applied} 家`,
            href: paths.adminFair(fair.id, 'exhibitors'),
          },
        ]
      : []),
  ]);
  if (tasks.length === 0) return null;
  return (
    <section
      aria-label="等着办的"
      className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-[repeat(auto-fit,minmax(400px,1fr))]"
    >
      {tasks.map(({ key, fair, text, act, href }, at) => (
        <div key={key} className="flex items-center gap-4 bg-surface px-5 py-4 max-sm:px-4 max-sm:py-3">
          <p className="min-w-0 flex-1">
            <b className="block truncate text-16 font-semibold text-ink-1">{fair.title}</b>
            <span className="tabular text-13 text-ink-2">{text}</span>
          </p>
          <Button type={at === 0 ? 'primary' : 'default'} href={href}>
            {act}
          </Button>
        </div>
      ))}
    </section>
  );
}
