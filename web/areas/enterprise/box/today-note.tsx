import type { BoxStrip } from '#contract/deliveries/box-rows.ts';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { dueText } from '../box-calls.ts';

/** '今日面试 5，下一场 14:00' */
export function interviewsText({ today: { interviews, nextInterviewAt } }: BoxStrip): string {
  const isToday = nextInterviewAt !== null && monthDay(nextInterviewAt) === monthDay(new Date().toISOString());
  return `今日面试 ${interviews}${isToday ? `，下一场 ${timeOfDay(nextInterviewAt)}` : ''}`;
}

/** Today's work beside the page's title: what is due, and the reply rate. */
export function TodayNote({ box }: { box: BoxStrip | undefined }) {
  if (!box) return null;
  const due = dueText(box.today);
  return (
    <ul aria-label="今日" className="flex flex-wrap gap-x-4">
      {due && <li className="text-warm-ink">{due}</li>}
      {box.replyRate !== null && (
        <li className="max-sm:hidden">
          回复率 {box.replyRate}%{box.sectorReplyRate !== null && `，同类平均 ${box.sectorReplyRate}%`}
        </li>
      )}
    </ul>
  );
}
