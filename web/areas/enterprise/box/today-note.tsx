import type { BoxStrip } from '#contract/deliveries/box-rows.ts';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { dueText } from '../box-calls.ts';

/** Today's work beside the page's title: due answers, interviews, and the reply rate. */
export function TodayNote({ box, onInterviews }: { box: BoxStrip | undefined; onInterviews(): void }) {
  if (!box) return null;
  const { toAnswer, interviews, nextInterviewAt } = box.today;
  const due = dueText(box.today);
  const isToday = nextInterviewAt !== null && monthDay(nextInterviewAt) === monthDay(new Date().toISOString());
  return (
    <ul aria-label="今日" className="flex flex-wrap gap-x-4">
      <li>
        待处理 <b className="tabular text-ink-1">{toAnswer}</b>
        {due && <span className="text-warm-ink">，{due}</span>}
      </li>
      <li>
        <button type="button" className="cursor-pointer text-brand hover:underline" onClick={onInterviews}>
          今日面试 {interviews}
          {isToday && `，下一场 ${timeOfDay(nextInterviewAt)}`}
        </button>
      </li>
      {box.replyRate !== null && (
        <li className="max-sm:hidden">
          回复率 {box.replyRate}%{box.sectorReplyRate !== null && `，同类平均 ${box.sectorReplyRate}%`}
        </li>
      )}
    </ul>
  );
}
