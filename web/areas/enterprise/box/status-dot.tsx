import clsx from 'clsx';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { type InterviewState, interview } from '#contract/deliveries/interview-state.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';

const dots: Partial<Record<DeliveryStatus, string>> = {
  shortlisted: 'bg-brand-line',
  interview: 'bg-brand',
  offer: 'bg-ok',
  hired: 'bg-ok',
  rejected: 'bg-err',
};

/** What an interview asks for once its time has passed. */
const afterwards = {
  accepted: '已面试，等您给结果',
  waiting: '已过时间，对方没有答复',
  proposed: '已过时间，没有改成',
};

/** What is urgent about a delivery, or the time of its interview. */
export function urgencyOf({
  status,
  overdue,
  hoursLeft,
  interviewAt,
  interviewStatus,
}: BoxRow): { text: string; warm: boolean } | null {
  if (overdue) return { text: '超时未处理', warm: true };
  if (hoursLeft !== null && hoursLeft <= 24)
    return { text: `还有 ${Math.max(1, Math.round(hoursLeft))} 小时超时`, warm: true };
  if (status === 'interview' && interviewStatus === 'waiting' && !interviewAt)
    return { text: '等对方选时间', warm: false };
  if (status !== 'interview' || !interviewAt) return null;
  if (Date.parse(interviewAt) < Date.now() && interviewStatus && interviewStatus in afterwards)
    return { text: `${dayAndTime(interviewAt)} ${afterwards[interviewStatus as keyof typeof afterwards]}`, warm: true };
  return {
    text: `${dayAndTime(interviewAt)} ${interview.labels.recruiter[interviewStatus as InterviewState] ?? ''}`,
    warm: interviewStatus === 'proposed',
  };
}

/** How long there still is to answer, where that is not urgent. */
const leftOf = ({ hoursLeft }: BoxRow) =>
  hoursLeft === null ? null : { text: `还有 ${Math.floor(hoursLeft / 24)} 天`, warm: false };

/** When an answer is due, of deliveries that all wait for one. */
export function DueText({ row }: { row: BoxRow }) {
  const due = urgencyOf(row) ?? leftOf(row);
  return <span className={clsx('text-14', due?.warm ? 'text-warm-ink' : 'text-ink-3')}>{due?.text ?? '–'}</span>;
}

/** A state as a dot and its label, and what is urgent about it. */
export function StatusDot({ row }: { row: BoxRow }) {
  const extra = urgencyOf(row) ?? leftOf(row);
  return (
    <>
      <p className="flex items-center gap-1.5 whitespace-nowrap text-ink-1">
        <span className={clsx('size-1.5 rounded-full', dots[row.status] ?? 'bg-ink-4')} />
        {delivery.labels.recruiter[row.status]}
        {row.reserve !== null && <span className="text-12 text-brand">候补</span>}
      </p>
      {extra && <p className={extra.warm ? 'text-12 text-warm-ink' : 'text-12 text-ink-3'}>{extra.text}</p>}
    </>
  );
}
