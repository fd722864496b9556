import { expect, test } from 'vitest';
import { type DeliveryState, delivery, overdueMs } from '#contract/deliveries/delivery-state.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { next } from '#contract/machine.ts';
import { day, plus } from '../moments.ts';
import { Random } from '../random.ts';
import { answeredPlans, demoBox, drawHistory, type Plan, settle, silentPlans } from './draw-history.ts';
import { History } from './history.ts';

const now = new Date('2026-11-21T02:30:00Z');
const plans: Plan[] = [...answeredPlans, ...silentPlans].map(([plan]) => plan).concat(demoBox.map(([plan]) => plan));

function draw(random: Random, plan: Plan, daysAgo: number): History {
  const submittedAt = plus(now, -daysAgo * day);
  return drawHistory(random, plan, { submittedAt, now, contact: '周老师', replyMinutes: random.int(60, 2000) });
}

/** Plays the steps by the table alone, and answers the state they lead to. */
function replay({ steps }: History): DeliveryState | null {
  let state: DeliveryState | null = null;
  for (const step of steps) {
    expect(step.fromStatus).toBe(state);
    if (step.move !== 'overdue') state = next(delivery, state, { move: step.move, who: step.side });
    expect(state, step.move).toBe(step.toStatus);
  }
  return state;
}

test('every history is legal by the state machine, in order, and in the past', () => {
  const random = new Random('7');
  for (const plan of plans) {
    for (let n = 0; n < 60; n++) {
      const history = draw(random, plan, random.next() * 80 + 0.01);
      expect(replay(history)).toBe(history.state);
      const times = history.steps.map(({ at }) => at.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.every((at) => at <= now.getTime())).toBe(true);
    }
  }
});

test('with time enough every plan is carried out to its end', () => {
  const random = new Random('7');
  for (const plan of plans) {
    const done = draw(random, plan, 200).steps.map(({ move }) => move);
    expect(done.filter((move) => move !== 'overdue')).toEqual(['deliver', ...plan]);
  }
});

test('no meeting and no offer lies about for weeks', () => {
  const random = new Random('7');
  for (const plan of plans) {
    const history = settle(random, draw(random, plan, 70), now);
    expect(['interview', 'offer']).not.toContain(history.state);
    expect(replay(history)).toBe(history.state);
    expect(history.lastAt <= now).toBe(true);
  }
});

test('a refusal has its reason and what it was before; a meeting has terms and a known answer', () => {
  const random = new Random('7');
  for (const plan of plans) {
    const history = draw(random, plan, 120);
    if (history.state === 'rejected') {
      expect(history.reason).toBeTruthy();
      expect(history.previous).toBe(history.steps.find(({ move }) => move === 'reject')?.fromStatus);
    }
    for (const meeting of history.meetings) {
      expect(Object.keys(interview.labels.seeker)).toContain(meeting.status);
      expect(meeting.startsAt > meeting.createdAt).toBe(true);
      expect(meeting.mode !== 'onsite' || meeting.place !== '').toBe(true);
      expect(meeting.mode !== 'video' || /^https:\/\//.test(`${meeting.link}`)).toBe(true);
    }
  }
});

test('a delivery that nobody answered is overdue after seven days, not before', () => {
  const random = new Random('7');
  for (const plan of silentPlans.map(([one]) => one)) {
    expect(draw(random, plan, 6.9).overdueAt).toBeNull();
    const history = draw(random, plan, 9);
    expect(history.overdueAt?.getTime()).toBe(history.submittedAt.getTime() + overdueMs);
    expect(history.steps.at(-1)).toMatchObject({ move: 'overdue', side: 'system' });
  }
});

test('what the tables forbid cannot be written', () => {
  const sent = () => new History().add({ move: 'deliver', by: 'seeker', at: now });
  expect(() => sent().add({ move: 'pass', by: 'recruiter', at: now })).toThrow('no move');
  expect(() => sent().add({ move: 'open', by: 'seeker', at: now })).toThrow('no move');
  expect(() => sent().add({ move: 'open', by: 'recruiter', at: plus(now, -day) })).toThrow('before');
  const opened = sent().add({ move: 'open', by: 'recruiter', at: now });
  expect(() => opened.add({ move: 'accept-interview', by: 'seeker', at: now })).toThrow('no move');
});
