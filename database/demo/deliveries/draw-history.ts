import type { DeliveryMove } from '#contract/deliveries/delivery-state.ts';
import type { InterviewState } from '#contract/deliveries/interview-state.ts';
import { isOpenDelivery } from '#contract/deliveries/open-delivery.ts';
import { day, hour, isoDay, isWeekend, minute, plus, startOfDay, timeOfDay } from '../moments.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';
import { History, type Meeting, sideOf, type Terms } from './history.ts';

/** What happens to a delivery after it was sent, in order; time may cut it short. */
export type Plan = readonly DeliveryMove[];

interface Plans {
  /** Deliveries that the company does not answer, and those that it answers. */
  silent: Weighted<Plan>;
  answered: Weighted<Plan>;
  /** The states of the demo recruiter's box. Two were forgotten: the rate is high, not perfect. */
  box: readonly (readonly [plan: Plan, count: number, daysAgo: readonly [number, number]])[];
}

export const { silent: silentPlans, answered: answeredPlans, box: demoBox } = readData<Plans>('delivery-plans');

interface Words {
  /** What may be said with a move, and how many hours it takes: at least, and up to how many more; some take as long as the company takes. */
  moves: Partial<Record<DeliveryMove, { notes?: string[]; hours?: [least: number, more: number]; paced?: boolean }>>;
  /** Reasons for a refusal after a meeting. */
  trialRefusals: readonly string[];
  rooms: readonly string[];
  interviewNotes: readonly string[];
}

const { moves, trialRefusals, rooms, interviewNotes } = readData<Words>('delivery-words');

export const drawInterviewNote = (random: Random): string => random.pick(interviewNotes);

/** What can only follow the meeting itself. */
const afterMeeting = new Set<DeliveryMove>(['pass', 'mark-absent']);

/** A time for an interview, some working days ahead. */
function meetingTime(random: Random, from: Date, daysAhead: number): Date {
  let midnight = plus(startOfDay(from), daysAhead * day);
  while (isWeekend(midnight)) midnight = plus(midnight, day);
  return plus(midnight, random.pick([9, 9.5, 10, 14, 14.5, 15, 16]) * hour);
}

/** Offices answer by day, people in the evening, too, but not in the small hours: what falls into the night waits for the morning. */
function awake(random: Random, move: DeliveryMove, at: Date): Date {
  const [opens, closes, most] = sideOf(move) === 'seeker' ? [7, 24, 150] : [8, 19, 170];
  const isEarly = timeOfDay(at) < opens * hour;
  if (!isEarly && timeOfDay(at) <= closes * hour) return at;
  return plus(startOfDay(plus(at, isEarly ? 0 : day)), opens * hour + random.int(5, most) * minute);
}

function drawTerms(random: Random, startsAt: Date, contact: string): Terms {
  const modes = [['onsite', 8] as const, ['video', 2] as const, ['phone', 0.6] as const];
  const mode = random.weighted<'onsite' | 'video' | 'phone'>(modes);
  const place = mode === 'onsite' ? random.pick(rooms) : '';
  const room = () => `https://meeting.example.com/${isoDay(startsAt).replaceAll('-', '')}${random.int(100, 999)}`;
  return { startsAt, mode, place, link: mode === 'video' ? room() : '', contact, note: drawInterviewNote(random) };
}

/** Hours until a move is made, after the one before it. */
function waitHours(random: Random, move: DeliveryMove, replyMinutes: number): number {
  if (move === 'open') return 0.2 + random.next() * Math.min(40, replyMinutes / 30);
  const { hours: [least, more] = [1, 20], paced = false } = moves[move] ?? {};
  return least + random.next() * more * (paced ? Math.min(1.5, Math.max(0.12, replyMinutes / 900)) : 1);
}

function noteFor(random: Random, move: DeliveryMove, history: History): string | undefined {
  const isJudged = move === 'reject' && history.meetings.length > 0;
  const notes = isJudged ? trialRefusals : moves[move]?.notes;
  return notes && (random.pick(notes) || undefined);
}

/** When a move is made: after the meeting where it judges one, else some hours after the last move. */
function timeOf(random: Random, move: DeliveryMove, history: History, replyMinutes: number): Date {
  const meeting = history.meetings.at(-1);
  const wait = waitHours(random, move, replyMinutes) * hour;
  const judged = afterMeeting.has(move) || (move === 'reject' && meeting?.status === 'accepted');
  const from = judged && meeting && meeting.startsAt > history.lastAt ? plus(meeting.startsAt, hour) : history.lastAt;
  return awake(random, move, plus(from, wait));
}

/** What a move says of the meeting. */
function aboutMeeting(random: Random, move: DeliveryMove, at: Date, contact: string, meeting: Meeting | undefined) {
  if (move === 'invite') return { terms: drawTerms(random, meetingTime(random, at, random.int(2, 7)), contact) };
  if (move === 'propose-time' && meeting) return { proposedAt: plus(meeting.startsAt, random.int(1, 3) * day) };
  if (move !== 'agree-time' || !meeting?.proposedAt) return {};
  const { mode, place, link, note, proposedAt: startsAt } = meeting;
  return { terms: { mode, place, link, note, contact, startsAt } };
}

interface Options {
  submittedAt: Date;
  now: Date;
  contact: string;
  /** Mean minutes until the company answers. */
  replyMinutes: number;
  /** What a refusal says, where it is told rather than drawn. */
  refusal?: string | undefined;
}

/**
 * Carries out a plan from the moment of delivery. What would lie after `now` has not happened yet, nor what follows it:
 * the delivery stands where time has brought it.
 */
export function drawHistory(
  random: Random,
  plan: Plan,
  { submittedAt, now, contact, replyMinutes, refusal }: Options,
): History {
  const history = new History().add({ move: 'deliver', at: submittedAt });
  for (const move of plan) {
    const at = timeOf(random, move, history, replyMinutes);
    if (at >= now) break;
    const drawn = noteFor(random, move, history);
    const note = move === 'reject' ? (refusal ?? drawn) : drawn;
    const meeting = history.meetings.at(-1);
    if (meeting && at >= meeting.startsAt && (move === 'accept-interview' || move === 'propose-time')) break;
    history.add({ move, at, note, ...aboutMeeting(random, move, at, contact, meeting) });
  }
  return history.tick(now);
}

/** A meeting is judged within days, an offer answered within a week: what lies longer has come to its end. */
const longestWait = 5 * day;

/** Why a meeting that was not agreed came to nothing. */
const unmet: Partial<Record<InterviewState, string>> = {
  waiting: '未在约定时间前答复面试邀请。',
  proposed: '面试时间未能协调一致。',
  declined: '已婉拒本次面试。',
};

/** Ends what time has passed over: the meeting was held or missed, the offer was answered. */
export function settle(random: Random, history: History, now: Date): History {
  const late = (from: Date) => plus(from, longestWait) < now;
  const after = (move: DeliveryMove, from: Date, least: number, most: number) =>
    awake(random, move, plus(from, random.int(least, most) * hour));
  const meeting = history.meetings.at(-1);
  if (history.state === 'interview' && meeting) {
    const since = meeting.startsAt > history.lastAt ? meeting.startsAt : history.lastAt;
    if (late(since)) {
      const at = after('reject', since, 4, 70);
      if (meeting.status === 'accepted' && random.chance(0.45))
        history.add({ move: 'pass', at, note: noteFor(random, 'pass', history) });
      else history.add({ move: 'reject', at, note: unmet[meeting.status] ?? noteFor(random, 'reject', history) });
    }
  }
  if (history.state === 'offer' && late(history.lastAt)) {
    const move = random.chance(0.75) ? 'accept-offer' : 'decline-offer';
    const note = noteFor(random, move, history);
    history.add({ move, note, at: after(move, history.lastAt, 5, 90) });
  }
  return history;
}

/** What a suspension does to a delivery that is still open: the company cannot answer any more. */
export function closeOpen(history: History, at: Date): History {
  if (!history.state || !isOpenDelivery(history.state)) return history;
  return history.add({ move: 'close', at: at > history.lastAt ? at : history.lastAt, note: '单位已暂停招聘' });
}
