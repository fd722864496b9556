import { clsx } from 'clsx';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { dayMs } from '#contract/months.ts';
import { deadlineOf } from '#web/features/deliveries/answer/deadline.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';

/** '笔试：2026 年公开招聘教师' of '笔试：青枫中学 2026 年公开招聘教师': the school is the entry's place, and the rest tells projects apart. */
const entryTitle = ({ title, place }: CalendarItem): string => (place ? title.replace(`：${place} `, '：') : title);

interface Props {
  /** What waits for an answer. */
  waiting: readonly OwnDelivery[];
  calendar: readonly CalendarItem[];
  now: number;
}

interface Entry {
  key: string;
  at: string;
  title: string;
  text: string;
  link: string;
  /** One goes there: an interview, an exam. */
  isMeeting: boolean;
}

const meetings = new Set(['interview', 'exam']);

/** What is still to come in a seeker's calendar, in its order; `skipped` are deliveries whose interviews are shown elsewhere. */
const plannedEntries = (calendar: readonly CalendarItem[], skipped: ReadonlySet<string>, now: number): Entry[] =>
  calendar
    .filter(({ kind, id }) => kind !== 'interview' || !skipped.has(id))
    .map((item) => ({ item, start: item.allDay ? `${item.at}T00:00:00+08:00` : item.at }))
    .filter(({ item, start }) => Date.parse(start) + (item.allDay ? dayMs : 0) > now)
    .map(({ item, start }) => ({
      key: `${item.kind}-${item.id}`,
      at: new Date(start).toISOString(),
      title: entryTitle(item),
      text: [item.allDay ? '' : timeOfDay(start), item.place].filter(Boolean).join(' '),
      link: item.link,
      isMeeting: meetings.has(item.kind),
    }));

/** Until when an answer is due: of an interview with a fixed time that is the interview itself, which is in the calendar. */
function entriesOf({ waiting, calendar, now }: Props): Entry[] {
  const due = waiting.filter(({ status, interview }) => status === 'offer' || interview?.slots);
  const answers = due.flatMap((delivery) => {
    const at = deadlineOf(delivery);
    if (!at || Date.parse(at) < now) return [];
    const { id, post } = delivery;
    const entry = { key: `due-${id}`, at, title: `答复${post.company.name}`, text: timeOfDay(at), isMeeting: false };
    return [{ ...entry, link: `#delivery-${id}` }];
  });
  const planned = plannedEntries(calendar, new Set(due.map(({ id }) => id)), now);
  return [...answers, ...planned].sort((one, other) => one.at.localeCompare(other.at));
}

const DAYS = 7;

const Line = ({ entry: { title, text, link, isMeeting } }: { entry: Entry }) => {
  const [time = '', ...place] = text.split(' ');
  return (
    <a href={link} className="group block text-14" title={place.join(' ') || undefined}>
      {/^\d/.test(time) && (
        <span className={clsx('tabular mr-3 lg:block', isMeeting ? 'font-semibold text-brand' : 'text-ink-3')}>
          {time}
        </span>
      )}
      <span className="text-ink-1 group-hover:text-brand lg:line-clamp-2">{title}</span>
    </a>
  );
};

/** The next seven days as columns, on a phone as lines; what comes later is folded below. */
export function Week(props: Props) {
  const { now } = props;
  const entries = entriesOf(props);
  const days = Array.from({ length: DAYS }, (_, ahead) => ({
    ahead,
    iso: new Date(now + ahead * dayMs).toISOString(),
    entries: entries.filter(({ at }) => daysUntil(at, now) === ahead),
  }));
  const later = entries.filter(({ at }) => daysUntil(at, now) >= DAYS);
  return (
    <section id="calendar" aria-labelledby="week" className="mt-8 scroll-mt-20">
      <h2 id="week" className="mb-4 text-20">
        这一周
      </h2>
      {entries.length === 0 ? (
        <p className="card px-6 py-5 text-14 text-ink-3">
          还没有安排。面试、收藏职位的截止日和报名的招聘会都会列在这里。
        </p>
      ) : (
        <ol className="card grid overflow-hidden lg:grid-cols-7">
          {days.map(({ ahead, iso, entries: own }) => (
            <li
              key={iso}
              className={clsx(
                'border-line max-lg:flex max-lg:gap-4 max-lg:border-b max-lg:px-4 max-lg:py-3 lg:min-h-38 lg:border-l lg:px-4 lg:py-4 lg:first:border-l-0',
                ahead === 0 && 'bg-brand-tint',
                own.length === 0 && 'max-lg:hidden',
              )}
            >
              <p className={clsx('text-14 max-lg:w-18 max-lg:flex-none', ahead === 0 ? 'text-brand' : 'text-ink-3')}>
                <b className={clsx('num mr-2 text-20', ahead > 0 && 'text-ink-1')}>
                  {Number(monthDay(iso).split('-')[1])}
                </b>
                {ahead === 0 ? '今天' : weekday(iso)}
              </p>
              <ul className="min-w-0 flex-1 space-y-3 empty:hidden lg:mt-2">
                {own.map((entry) => (
                  <li key={entry.key}>
                    <Line entry={entry} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {later.length > 0 && (
        <details className="mt-3 text-14">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-ink-2 hover:text-brand">
            再往后还有 {later.length} 项
          </summary>
          <ul className="card rows">
            {later.map(({ key, at, title, text, link }) => (
              <li key={key}>
                <a href={link} className="flex gap-4 px-6 py-3 text-ink-1 hover:text-brand max-sm:px-4">
                  <span className="tabular w-24 flex-none text-ink-3">
                    {monthDay(at)} {weekday(at)}
                  </span>
                  <span className="min-w-0 flex-1">
                    {title} <span className="tabular text-ink-3">{text}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
