import { Suspense, useState } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { type CalendarKind, calendarKinds } from '#contract/calendar/calendar-kinds.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { saveInterview } from '#web/features/calendar/save-interview.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const FeedDialog = lazyPart(() => import('./feed-dialog.tsx').then(({ FeedDialog }) => FeedDialog));

const tones: Record<CalendarKind, Tone> = {
  interview: 'brand',
  exam: 'brand',
  deadline: 'warm',
  fair: 'ok',
  lecture: 'ok',
  certificate: 'err',
};

/** An all-day entry begins with the day in Shanghai. */
const startOf = ({ at, allDay }: CalendarItem) => (allDay ? `${at}T00:00:00+08:00` : at);

function whenText(item: CalendarItem, now: number): string {
  const days = daysUntil(startOf(item), now);
  const near = days <= 0 ? '今天' : days === 1 ? '明天' : days < 8 ? `${days} 天后` : '';
  return [near, item.allDay ? '' : timeOfDay(item.at)].filter(Boolean).join(' ');
}

function Entry({ item, now }: { item: CalendarItem; now: number }) {
  const start = startOf(item);
  return (
    <li className="flex gap-3" data-testid="calendar-item">
      <span className="grid h-12 w-12 shrink-0 content-center justify-items-center rounded-ctl bg-brand-tint text-brand">
        <b className="tabular text-14 leading-5">{monthDay(start)}</b>
        <span className="text-12 leading-4">{weekday(start)}</span>
      </span>
      <div className="min-w-0 flex-1">
        <a href={item.link} className="block truncate text-14 text-ink-1 hover:text-brand">
          {item.title.replace(/^[^：]{2,4}：/, '')}
        </a>
        <p className="truncate text-12 text-ink-3">{item.place}</p>
        <p className="mt-0.5 flex items-center gap-2 text-12 text-ink-3">
          <Tag tone={tones[item.kind]}>{calendarKinds[item.kind]}</Tag>
          <span className="tabular">{whenText(item, now)}</span>
          {item.kind === 'interview' && (
            <button type="button" className="link ml-auto" onClick={() => void saveInterview(item.id)}>
              存入日历
            </button>
          )}
        </p>
      </div>
    </li>
  );
}

const few = 5;

/** Upcoming entries: interviews, deadlines of favourites, fairs and lectures, expiring certificates. */
export function CalendarCard({ items, now }: { items: CalendarItem[]; now: number }) {
  const [all, setAll] = useState(false);
  const [feed, setFeed] = useState(false);
  return (
    <Card
      id="calendar"
      space="side"
      heading="我的日程"
      aside={
        <button type="button" className="link" onClick={() => setFeed(true)}>
          订阅到日历
        </button>
      }
    >
      {items.length === 0 ? (
        <p className="text-13 text-ink-3">近期没有安排。收藏职位的截止日、面试和报名的招聘会都会列在这里。</p>
      ) : (
        <ul className="space-y-3.5">
          {items.slice(0, all ? items.length : few).map((item) => (
            <Entry key={`${item.kind}-${item.id}`} item={item} now={now} />
          ))}
        </ul>
      )}
      {!all && items.length > few && (
        <Button look="text" size="s" className="mt-2" wide onClick={() => setAll(true)}>
          还有 {items.length - few} 项
        </Button>
      )}
      {feed && (
        <Suspense fallback={null}>
          <FeedDialog onClose={() => setFeed(false)} />
        </Suspense>
      )}
    </Card>
  );
}
