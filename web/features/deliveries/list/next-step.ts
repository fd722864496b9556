import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { overdueMs } from '#contract/deliveries/delivery-state.ts';
import { monthDay } from '#web/features/time/day-parts.ts';

/** What comes next in a delivery that goes on, and by when: '11-27 前应有答复'. Null for one that has ended. */
export function nextStep(
  { status, overdue, submittedAt, interview, reserve }: OwnDelivery,
  now: number,
): string | null {
  if (overdue) return '已计入学校的回复率';
  switch (status) {
    case 'submitted':
    case 'viewed':
      return `学校 ${monthDay(new Date(Date.parse(submittedAt) + overdueMs).toISOString())} 前应有答复`;
    case 'shortlisted':
      return '下一步：等学校邀请面试';
    case 'interview':
      if (reserve) return '前面的人没有接受时，学校会联系你';
      return interview && Date.parse(interview.startsAt) < now ? '下一步：等学校给出结果' : '下一步：按时参加面试';
    case 'accepted':
      return '到岗前可以在这里看录用条件';
    default:
      return null;
  }
}
