import clsx from 'clsx';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { delivery, overdueMs } from '#contract/deliveries/delivery-state.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { dayMs } from '#contract/months.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';

/** What an interview asks for once its time has passed. */
const afterwards = {
  accepted: '已面试，等你给结果',
  waiting: '已过时间，对方没有答复',
  proposed: '已过时间，没有改成',
};

const HOURS_UP_TO = 48;
const hourMs = dayMs / 24;

/** '6 天', in hours up to 48. */
const spanText = (hours: number) =>
  hours <= HOURS_UP_TO ? `${Math.max(1, Math.round(hours))} 小时` : `${Math.floor(hours / 24)} 天`;

export interface Due {
  text: string;
  /** It is overdue: all else that waits in a queue is ink. */
  late: boolean;
}

/** When an answer is due; null where none is. */
export function dueOf({ overdue, hoursLeft, submittedAt }: BoxRow): Due | null {
  const late = Date.now() - Date.parse(submittedAt) - overdueMs;
  if (overdue) return { text: `超时 ${spanText(late / hourMs)}`, late: true };
  return hoursLeft === null ? null : { text: `还有 ${spanText(hoursLeft)}`, late: false };
}

/** What is next with the interview of a delivery: its time, and how it was answered. */
function interviewOf({ status, interviewAt, interviewStatus }: BoxRow): Due | null {
  if (status !== 'interview') return null;
  if (!interviewAt || !interviewStatus)
    return interviewStatus === 'waiting' ? { text: '等对方选时间', late: false } : null;
  const at = dayAndTime(interviewAt);
  if (Date.parse(interviewAt) < Date.now() && interviewStatus in afterwards)
    return { text: `${at} ${afterwards[interviewStatus as keyof typeof afterwards]}`, late: true };
  return { text: `${at} ${interview.labels.recruiter[interviewStatus]}`, late: false };
}

/** What is urgent about a delivery, or the time of its interview. */
export const urgencyOf = (row: BoxRow): Due | null => dueOf(row) ?? interviewOf(row);

/** When an answer is due, of deliveries that all wait for one. */
export function DueText({ row }: { row: BoxRow }) {
  const due = urgencyOf(row);
  return (
    <span className={clsx('tabular', due?.late ? 'font-semibold text-warm-ink' : 'text-ink-3')}>
      {due?.text ?? '–'}
    </span>
  );
}

/** A state, and below it what is next. */
export function StatusText({ row }: { row: BoxRow }) {
  const next = urgencyOf(row);
  return (
    <>
      <p className="text-ink-2">
        {delivery.labels.recruiter[row.status]}
        {row.reserve !== null && <span className="text-ink-3">，候补</span>}
      </p>
      {next && <p className={clsx('truncate text-14', next.late ? 'text-warm-ink' : 'text-ink-3')}>{next.text}</p>}
    </>
  );
}

/** '4 年 2 个月', for teaching experience; '应届' for none. */
export function experienceText(months: number): string {
  if (months < 1) return '应届';
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 ? `${years} 年` : '', rest > 0 ? `${rest} 个月` : ''].filter(Boolean).join(' ');
}
