import clsx from 'clsx';
import { useState } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { entryTitle } from '#web/features/calendar/entry-title.ts';
import { saveInterview } from '#web/features/calendar/save-calendar.ts';
import { deadlineOf } from '#web/features/deliveries/answer/deadline.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface Entry {
  key: string;
  day: string;
  text: string;
  title: string;
  link: string;
  look: 'due' | 'meeting' | 'plain';
  interviewId?: string;
}

/** An all-day entry begins with the day in Shanghai. */
const dayOf = ({ at, allDay }: CalendarItem) => (allDay ? at : dayAt(new Date(at)));

/** What has to be answered, and what is planned, by day. */
function weekEntries(deliveries: readonly OwnDelivery[], calendar: readonly CalendarItem[]): Entry[] {
  const due = deliveries.flatMap((delivery): Entry[] => {
    const at = delivery.status === 'offer' ? deadlineOf(delivery) : null;
    if (!at) return [];
    const title = `${delivery.post.company.name}的录用意向`;
    const link = `/resume/delivery?id=${delivery.id}`;
    return [{ key: `due-${delivery.id}`, day: dayAt(new Date(at)), text: '录用意向到期', title, link, look: 'due' }];
  });
  const planned = calendar.map((item): Entry => {
    const { kind, id, at, allDay, link } = item;
    const whole = entryTitle(item);
    // The step of a project says more than its name.
    const title = kind === 'exam' ? whole : whole.replace(/^[^：]{2,4}：/, '');
    const [step, project] = title.split('：');
    const isMeeting = kind === 'interview';
    const time = allDay ? '' : timeOfDay(at);
    const parts = kind === 'exam' ? [step, time, project] : [time, isMeeting ? '面试' : title];
    return {
      key: `${kind}-${id}`,
      day: dayOf(item),
      text: parts.filter(Boolean).join(' '),
      title: [title, item.place].filter(Boolean).join(' · '),
      link,
      look: isMeeting ? 'meeting' : 'plain',
      ...(isMeeting ? { interviewId: id } : {}),
    };
  });
  return [...due, ...planned].sort((one, other) => one.day.localeCompare(other.day));
}

const looks = {
  due: 'bg-warm-tint text-warm-ink',
  meeting: 'bg-brand-solid text-on-brand',
  plain: 'border border-line bg-surface text-ink-2 hover:text-brand',
};
const shownLater = 4;

interface Props {
  deliveries: readonly OwnDelivery[];
  calendar: readonly CalendarItem[];
  now: number;
}

/** The seven days from today, and what comes later. */
export function WeekCard({ deliveries, calendar, now }: Props) {
  const [all, setAll] = useState(false);
  const entries = weekEntries(deliveries, calendar);
  const days = Array.from({ length: 7 }, (_, at) => dayAt(new Date(now + at * dayMs)));
  const later = entries.filter(({ day }) => day > (days[6] ?? ''));
  return (
    <Card id="calendar" heading="这一周" className="scroll-mt-20">
      <ol className="grid grid-cols-7 gap-2 max-sm:grid-cols-1 max-sm:gap-1">
        {days.map((day, at) => {
          const own = entries.filter((entry) => entry.day === day);
          return (
            <li
              key={day}
              className={clsx(
                'min-h-24 min-w-0 rounded-ctl p-2 max-sm:flex max-sm:min-h-0 max-sm:items-baseline max-sm:gap-3',
                at === 0 ? 'bg-brand-tint' : 'bg-fill',
                own.length === 0 && at > 0 && 'max-sm:hidden',
              )}
            >
              <p className={clsx('tabular shrink-0 text-13', at === 0 ? 'text-brand' : 'text-ink-1')}>
                <b>{Number(day.slice(8))}</b>{' '}
                <span className="text-12">{at === 0 ? '今天' : weekday(`${day}T00:00:00+08:00`)}</span>
              </p>
              <ul className="mt-1 min-w-0 flex-1 space-y-1">
                {own.map(({ key, text, title, link, look }) => (
                  <li key={key}>
                    <a
                      href={link}
                      title={title}
                      className={`line-clamp-4 rounded-tag px-1.5 py-0.5 text-12 leading-4.5 ${looks[look]}`}
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
      {later.length > 0 && (
        <div className="mt-4 border-t border-line pt-3">
          <h3 className="mb-2 text-13 text-ink-3">再往后</h3>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-2 max-sm:grid-cols-1">
            {later.slice(0, all ? later.length : shownLater).map(({ key, day, title, link, interviewId }) => (
              <li key={key} className="flex min-w-0 items-baseline gap-3 text-13">
                <span className="tabular shrink-0 text-ink-3">{monthDay(`${day}T00:00:00+08:00`)}</span>
                <a
                  href={link}
                  title={title}
                  className="line-clamp-2 min-w-0 flex-1 text-ink-1 hover:text-brand sm:line-clamp-1"
                >
                  {title}
                </a>
                {interviewId && (
                  <button type="button" className="link shrink-0" onClick={() => void saveInterview(interviewId)}>
                    存入日历
                  </button>
                )}
              </li>
            ))}
          </ul>
          {!all && later.length > shownLater && (
            <Button look="text" size="s" className="-ml-2 mt-2" onClick={() => setAll(true)}>
              还有 {later.length - shownLater} 项
            </Button>
          )}
        </div>
      )}
      {entries.length === 0 && (
        <p className="mt-3 text-13 text-ink-3">还没有安排。面试、收藏职位的截止日和报名的招聘会都会列在这里。</p>
      )}
    </Card>
  );
}
