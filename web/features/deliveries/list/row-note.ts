import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { groupOf } from '#contract/deliveries/delivery-groups.ts';
import { delivery as machine, overdueMs } from '#contract/deliveries/delivery-state.ts';
import { interview as interviewMachine } from '#contract/deliveries/interview-state.ts';
import { placeText } from '#contract/deliveries/interviews.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { deadlineOf, isUrgent, leftText } from '../answer/deadline.ts';

interface Note {
  /** What happened last, or what is waited for. */
  text: string;
  /** Since when, until when, or where. */
  more: string;
  /** `more` is a deadline of less than three days, or one that the school missed. */
  warm?: boolean;
}

const dayText = (iso: string, now: number): string => ['今天', '昨天'][-daysUntil(iso, now)] ?? `${monthDay(iso)} `;

/** What a row says of its delivery at the end: the last event, and what follows from it. */
export function rowNote(delivery: OwnDelivery, now: number): Note {
  const { status, interview, offer, changedAt, submittedAt, overdue, reserve, reason } = delivery;
  const since = monthDay(changedAt);
  if (groupOf(delivery, now) === 'mine') {
    const deadline = deadlineOf(delivery);
    if (!deadline) return { text: '等你答复', more: `${since} 发来` };
    return { text: '等你答复', more: leftText(deadline, now), warm: isUrgent(deadline, now) };
  }
  if (overdue) {
    const verb = status === 'viewed' ? '看过' : '投了';
    return { text: `${verb} ${-daysUntil(submittedAt, now)} 天没有回音`, more: '已计入学校的回复率' };
  }
  if (status === 'submitted' || status === 'viewed') {
    const due = monthDay(new Date(Date.parse(submittedAt) + overdueMs).toISOString());
    const day = dayText(status === 'viewed' ? changedAt : submittedAt, now);
    return { text: status === 'viewed' ? `${day}被查看` : `${day}投的`, more: `${due} 前应有答复` };
  }
  if (status === 'shortlisted') return { text: '学校有意向', more: since };
  if (status === 'interview' && interview) {
    const isOver = Date.parse(interview.startsAt) < now;
    if (interview.status === 'waiting') return { text: '面试时间已过', more: '还想去，可以提一个新时间' };
    if (interview.status !== 'accepted')
      return { text: `面试${interviewMachine.labels.seeker[interview.status]}`, more: since };
    if (!isOver) return { text: `${dayAndTime(interview.startsAt)} 面试`, more: placeText(interview) };
    return reserve
      ? { text: '候补中', more: '前面的人没有接受时，学校会联系你' }
      : { text: '面试已过，等结果', more: monthDay(interview.startsAt) };
  }
  if (status === 'accepted' && offer) return { text: '已接受录用', more: `${offer.startsOn} 到岗` };
  if (status === 'rejected') return { text: reason ? `原因：${reason}` : '没有写原因', more: since };
  return { text: machine.labels.seeker[status], more: since };
}
