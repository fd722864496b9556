import { agreedDeliveryStates, isOpenDelivery } from './open-delivery.ts';

/** What a process consisted of. */
export const experienceParts = {
  written: '笔试',
  trial: '试讲',
  structured: '结构化面试',
  panel: '面谈',
  skill: '技能测试',
} as const;

const notHeld: readonly string[] = ['declined', 'cancelled', 'absent'];

/** Whether the seeker may tell of a process: it has ended, and the time of an interview that was not called off is over. */
export function mayTell(status: string, interview: { status: string; startsAt: Date } | undefined, now: Date): boolean {
  const ended = !isOpenDelivery(status) && status !== agreedDeliveryStates[0];
  return ended && interview !== undefined && !notHeld.includes(interview.status) && interview.startsAt < now;
}
