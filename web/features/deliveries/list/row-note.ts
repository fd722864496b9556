import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { delivery as machine } from '#contract/deliveries/delivery-state.ts';
import { interview as interviewMachine } from '#contract/deliveries/interview-state.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';

/** What a row says under its line: where the delivery stands, and since when. */
export function rowNote(delivery: OwnDelivery, now: number): { text: string; warm: boolean } {
  const { status, interview, offer, changedAt, submittedAt, overdue, reserve } = delivery;
  const label = machine.labels.seeker[status];
  const waited = -daysUntil(submittedAt, now);
  if (overdue) return { text: `${status === 'viewed' ? '被查看，' : ''}已等 ${waited} 天`, warm: true };
  if (status === 'interview' && interview) {
    if (interview.slots) return { text: `有 ${interview.slots.length} 个面试时间可选`, warm: true };
    const isOver = Date.parse(interview.startsAt) < now;
    if (interview.status === 'accepted')
      return {
        text: isOver ? (reserve ? '候补中，等结果' : '面试已过，等结果') : `${dayAndTime(interview.startsAt)} 面试`,
        warm: false,
      };
    return { text: `面试${interviewMachine.labels.seeker[interview.status]}`, warm: isOver };
  }
  if (status === 'accepted' && offer) return { text: `已接受，${offer.startsOn} 到岗`, warm: false };
  return { text: `${monthDay(changedAt)} ${label}`, warm: false };
}
