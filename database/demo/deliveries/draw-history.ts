import type { DeliveryMove } from '#contract/deliveries/delivery-state.ts';
import type { InterviewState } from '#contract/deliveries/interview-state.ts';
import { isOpenDelivery } from '#contract/deliveries/open-delivery.ts';
import { day, hour, isoDay, minute, plus, startOfDay } from '../moments.ts';
import type { Random } from '../random.ts';
import {
  interviewDeclines,
  interviewNotes,
  offerDeclines,
  passNotes,
  proposals,
  refusals,
  rooms,
  shortlistNotes,
  trialRefusals,
  withdrawals,
} from './delivery-words.ts';
import { History, type Terms } from './history.ts';
import type { Plan } from './plans.ts';

const bySeeker = new Set<DeliveryMove>([
  'accept-interview',
  'decline-interview',
  'propose-time',
  'withdraw',
  'accept-offer',
  'decline-offer',
]);
/** What can only follow the meeting itself. */
const afterMeeting = new Set<DeliveryMove>(['pass', 'mark-absent']);

const clockTimes = [9, 9.5, 10, 14, 14.5, 15, 16];

function isWeekend(midnight: Date): boolean {
  const weekday = new Date(midnight.getTime() + 8 * hour).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** A time for an interview, some working days ahead. */
function meetingTime(random: Random, from: Date, daysAhead: number): Date {
  let midnight = plus(startOfDay(from), daysAhead * day);
  while (isWeekend(midnight)) midnight = plus(midnight, day);
  return plus(midnight, random.pick(clockTimes) * hour);
}

/** Offices answer by day: what would fall into the night waits for the morning. */
function byDay(random: Random, at: Date): Date {
  const midnight = startOfDay(at);
  const sinceMidnight = at.getTime() - midnight.getTime();
  if (sinceMidnight < 8 * hour) return plus(midnight, 8 * hour + random.int(5, 170) * minute);
  if (sinceMidnight > 19 * hour) return plus(midnight, day + 8 * hour + random.int(5, 170) * minute);
  return at;
}

/** People answer in the evening, too, but not in the small hours. */
function awake(random: Random, at: Date): Date {
  const midnight = startOfDay(at);
  return at.getTime() - midnight.getTime() < 7 * hour ? plus(midnight, 7 * hour + random.int(5, 150) * minute) : at;
}

interface Options {
  submittedAt: Date;
  now: Date;
  contact: string;
  /** Mean minutes until the company answers. */
  replyMinutes: number;
  /** What a refusal says, where it is told rather than drawn. */
  refusal?: string;
}

function drawTerms(random: Random, startsAt: Date, contact: string): Terms {
  const mode = random.weighted([
    ['onsite', 8],
    ['video', 2],
    ['phone', 0.6],
  ] as const);
  return {
    startsAt,
    mode,
    place: mode === 'onsite' ? random.pick(rooms) : '',
    link:
      mode === 'video'
        ? `https://meeting.example.com/${isoDay(startsAt).replaceAll('-', '')}${random.int(100, 999)}`
        : '',
    contact,
    note: random.pick(interviewNotes),
  };
}

/** Hours until a move is made, after the one before it. */
function waitHours(random: Random, move: DeliveryMove, replyMinutes: number): number {
  if (move === 'open') return 0.2 + random.next() * Math.min(40, replyMinutes / 30);
  const pace = Math.min(1.5, Math.max(0.12, replyMinutes / 900));
  if (move === 'shortlist') return 1 + random.next() * 40 * pace;
  if (move === 'reject') return 2 + random.next() * 46 * pace;
  if (move === 'invite') return 4 + random.next() * 60;
  if (move === 'accept-offer' || move === 'decline-offer') return 5 + random.next() * 60;
  return 1 + random.next() * 20;
}

function noteFor(random: Random, move: DeliveryMove, history: History): string {
  if (move === 'reject') return random.pick(history.meetings.length > 0 ? trialRefusals : refusals);
  if (move === 'withdraw') return random.pick(withdrawals);
  if (move === 'decline-interview') return random.pick(interviewDeclines);
  if (move === 'propose-time') return random.pick(proposals);
  if (move === 'decline-offer') return random.pick(offerDeclines);
  if (move === 'pass') return random.pick(passNotes);
  return move === 'shortlist' ? random.pick(shortlistNotes) : '';
}

/** When a move is made: after the meeting where it judges one, else some hours after the last move. */
function timeOf(random: Random, move: DeliveryMove, history: History, replyMinutes: number): Date {
  const meeting = history.meetings.at(-1);
  const wait = waitHours(random, move, replyMinutes) * hour;
  const judged = afterMeeting.has(move) || (move === 'reject' && meeting?.status === 'accepted');
  const from = judged && meeting && meeting.startsAt > history.lastAt ? plus(meeting.startsAt, hour) : history.lastAt;
  const at = plus(from, wait);
  return bySeeker.has(move) ? awake(random, at) : byDay(random, at);
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
  const history = new History().add({ move: 'deliver', by: 'seeker', at: submittedAt });
  for (const move of plan) {
    const at = timeOf(random, move, history, replyMinutes);
    if (at >= now) break;
    const drawn = noteFor(random, move, history) || undefined;
    const note = move === 'reject' ? (refusal ?? drawn) : drawn;
    const by = bySeeker.has(move) ? 'seeker' : 'recruiter';
    const meeting = history.meetings.at(-1);
    if (meeting && at >= meeting.startsAt && (move === 'accept-interview' || move === 'propose-time')) break;
    if (move === 'invite') {
      history.add({ move, by, at, note, terms: drawTerms(random, meetingTime(random, at, random.int(2, 7)), contact) });
    } else if (move === 'propose-time' && meeting) {
      history.add({ move, by, at, note, proposedAt: plus(meeting.startsAt, random.int(1, 3) * day) });
    } else if (move === 'agree-time' && meeting?.proposedAt) {
      const { mode, place, link } = meeting;
      history.add({
        move,
        by,
        at,
        terms: { mode, place, link, contact, note: meeting.note, startsAt: meeting.proposedAt },
      });
    } else {
      history.add({ move, by, at, note });
    }
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
  const meeting = history.meetings.at(-1);
  const at = (from: Date) => byDay(random, plus(from, random.int(4, 70) * hour));
  const late = (from: Date) => from.getTime() + longestWait < now.getTime();
  if (
    history.state === 'interview' &&
    meeting &&
    late(meeting.startsAt > history.lastAt ? meeting.startsAt : history.lastAt)
  ) {
    const held = at(meeting.startsAt > history.lastAt ? meeting.startsAt : history.lastAt);
    if (meeting.status === 'accepted' && random.chance(0.45))
      history.add({ move: 'pass', by: 'recruiter', at: held, note: random.pick(passNotes) });
    else
      history.add({
        move: 'reject',
        by: 'recruiter',
        at: held,
        note: unmet[meeting.status] ?? random.pick(trialRefusals),
      });
  }
  if (history.state === 'offer' && late(history.lastAt)) {
    const accepts = random.chance(0.75);
    const note = accepts ? undefined : random.pick(offerDeclines);
    history.add({
      move: accepts ? 'accept-offer' : 'decline-offer',
      by: 'seeker',
      at: awake(random, plus(history.lastAt, random.int(5, 90) * hour)),
      note,
    });
  }
  return history;
}

/** What a suspension does to a delivery that is still open: the company cannot answer any more. */
export function closeOpen(history: History, at: Date, reason: string): History {
  if (!history.state || !isOpenDelivery(history.state)) return history;
  return history.add({ move: 'close', by: 'system', at: at > history.lastAt ? at : history.lastAt, note: reason });
}
