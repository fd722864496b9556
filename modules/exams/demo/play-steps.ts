import { and, asc, eq, sql } from 'drizzle-orm';
import { demoPeople } from '#database/demo/accounts.ts';
import { bulkInsert, type DemoTransaction } from '#database/demo/bulk-insert.ts';
import { day, hour, minute, plus, startOfDay } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import { account, jober } from '#database/schema/identity.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { CandidateStage, OutcomeMove } from '../contract/results/candidate-state.ts';
import type { PublicationKind } from '../contract/results/publication-state.ts';
import { examCandidate, examGroup, examJudge, examSheet, examSlot } from '../schema/candidates.ts';
import { examRegistration } from '../schema/exam-registrations.ts';
import { examPost } from '../schema/exams.ts';
import { examResult } from '../schema/publications.ts';
import { addSlots, chooseSlot, recordOutcome, replaceCandidate, type StaffCaller } from '../server/public.ts';
import { type ExamPlan, examWords } from './exam-plans.ts';
import { drawOpenly } from './load-seats.ts';

const FIRST = 8.5 * hour;
const LAST = 16.5 * hour;
const RUNNING = 45 * minute;

/**
 * When an interview that goes on began, and how far it has come: for three quarters of an hour, or where nobody is interviewed at
 * this hour of Shanghai's clock, as it stood at the end of the last afternoon.
 */
export function interviewHour(now: Date): { startsAt: Date; until: Date } {
  const began = new Date(Math.floor((now.getTime() - RUNNING) / (5 * minute)) * 5 * minute);
  const midnight = startOfDay(began);
  const clock = began.getTime() - midnight.getTime();
  if (clock >= FIRST && clock <= LAST) return { startsAt: began, until: now };
  const startsAt = plus(midnight, clock > LAST ? LAST : LAST - day);
  return { startsAt, until: plus(startsAt, RUNNING) };
}

const { criteria, judgeNames } = examWords;
const PANEL = 5;

interface Plan {
  examId: string;
  startsAt: Date;
  actor: string;
  place: string;
  /** Of an interview that goes on: what is sealed by now, and a correction that a colleague proposed. */
  until?: { now: Date; colleague: string };
}

/** The interview of everybody who was admitted: a group a post with five judges, lots by an open draw, and sealed sheets. */
async function loadInterview(tx: DemoTransaction, random: Random, { examId, startsAt, actor, place, until }: Plan) {
  const posts = await tx.select().from(examPost).where(eq(examPost.examId, examId)).orderBy(asc(examPost.line));
  const closedAt = until ? null : plus(startsAt, 8 * hour);
  const common = { examId, startsAt, seats: 30, criteria, closedAt };
  const groups = posts.map(({ code }, at) => {
    return { id: random.id(), ...common, number: at + 1, place: `${place} ${301 + at}`, posts: [code] };
  });
  await bulkInsert(tx, examGroup, groups);
  const enteredAt = plus(startsAt, -20 * minute);
  const judges = groups.flatMap(({ id: groupId, number }) =>
    Array.from({ length: PANEL }, (_, at) => {
      const name = judgeNames[((number - 1) * PANEL + at) % judgeNames.length] ?? '';
      return { id: random.id(), groupId, number: at + 1, name, status: 'named' as const, enteredAt };
    }),
  );
  await bulkInsert(tx, examJudge, judges);
  const people = await rowsOf(tx, { id: 'string', number: 'number', subject: 'string' })`
    select c.id::text, r.number::int as number, p.code as subject
    from exam_candidate c join exam_registration r on r.id = c.id join exam_post p on p.id = c.exam_post_id
    where c.exam_id = ${examId} and c.status = 'interview' order by r.number`;
  const input = {
    rooms: groups.map(({ number, seats, posts: [subject = ''] }) => ({ number, seats, subject })),
    people: people.map(({ number, subject }) => ({ number, subject })),
  };
  const times = { committedAt: plus(startsAt, -3 * day), revealedAt: plus(startsAt, -hour) };
  const draw = { examId, kind: 'lots', actor, ...times, seedText: `${examId} lots`, input } as const;
  const sheets: (typeof examSheet.$inferInsert)[] = [];
  for (const { number, room, seat: lot } of await drawOpenly(tx, draw)) {
    const registrationId = people.find((person) => person.number === number)?.id ?? '';
    const groupId = groups[room - 1]?.id;
    await tx.execute(sql`update exam_candidate set group_id = ${groupId}, lot = ${lot} where id = ${registrationId}`);
    const ability = random.int(72, 92);
    for (const { id: judgeId, number: judge } of judges.filter((judge) => judge.groupId === groupId)) {
      const givenAt = plus(startsAt, (lot * 15 + 2 * judge) * minute);
      if (until && givenAt > until.now) continue;
      const marks = criteria.map(({ name, max }) => {
        const value = Math.round((max * Math.min(100, ability + random.int(0, 12) - 6)) / 100);
        return { name, max, value };
      });
      const total = marks.reduce((sum, { value }) => sum + value, 0);
      const sealed = { status: 'sealed' as const, marks, total, givenAt, receivedAt: givenAt };
      sheets.push({ id: `demo-${random.id()}`, judgeId, registrationId, ...sealed });
    }
  }
  await bulkInsert(tx, examSheet, sheets);
  const [first] = sheets;
  if (!until || !first) return;
  const marks = first.marks.map((mark, at) => (at === 0 ? { ...mark, value: mark.value - 1 } : mark));
  const given = { ...first, marks, total: first.total - 1, receivedAt: until.now, givenAt: until.now };
  const proposal = { id: `demo-${random.id()}`, status: 'proposed' as const, reason: '教学设计一项抄录时多记 1 分' };
  await tx.insert(examSheet).values({ ...given, ...proposal, proposedBy: until.colleague });
}

export interface Staff {
  /** The organiser's owner. */
  lead: Omit<StaffCaller, 'now'>;
  /** The account of 考务. */
  rooms: string;
}

export interface Course {
  plan: ExamPlan;
  examId: string;
  staff: Staff;
  random: Random;
  now: Date;
  /** The list that became public. */
  kind: PublicationKind;
  publicAt: Date;
}

/** When a step begins or ends, in a course whose steps last whole days. */
function timesOf({ plan, now }: Course, name: string) {
  const step = plan.steps.find(([one]) => one === name);
  const at = (days: number, hours: number) => plus(startOfDay(now), days * day + hours * hour);
  return step && { startsAt: at(step[1], 9), endsAt: at(step[2], 17), days: step[2] - step[1] + 1 };
}

/** Who is in a stage, by post and number. */
const peopleIn = (tx: Database, { examId }: Course, stage: CandidateStage) =>
  tx
    .select({
      id: examCandidate.id,
      postId: examCandidate.postId,
      joberId: examRegistration.joberId,
      phone: account.phone,
      slot: examSlot,
    })
    .from(examCandidate)
    .innerJoin(examRegistration, eq(examRegistration.id, examCandidate.id))
    .innerJoin(jober, eq(jober.id, examRegistration.joberId))
    .innerJoin(account, eq(account.id, jober.accountId))
    .innerJoin(examPost, eq(examPost.id, examCandidate.postId))
    .leftJoin(examSlot, eq(examSlot.id, examCandidate.slotId))
    .where(and(eq(examCandidate.examId, examId), eq(examCandidate.status, stage)))
    .orderBy(asc(examPost.line), asc(examRegistration.number));
type Person = Awaited<ReturnType<typeof peopleIn>>[number];

const isOwn = ({ phone }: Person) => phone === demoPeople.seeker.phone;

const record = (tx: Database, { staff }: Course, id: string, [move, reason, at]: [OutcomeMove, string, Date]) =>
  recordOutcome(tx, { ...staff.lead, now: at }, { id, move, reason });

/** Posts in which somebody waits to take a place. */
async function postsWithMore(tx: Database, { examId, kind }: Course): Promise<Set<string>> {
  const status = kind === 'shortlist' ? 'written' : 'ranked';
  const rows = await tx
    .selectDistinct({ postId: examCandidate.postId })
    .from(examCandidate)
    .innerJoin(examResult, and(eq(examResult.registrationId, examCandidate.id), eq(examResult.outcome, 'waiting')))
    .where(and(eq(examCandidate.examId, examId), eq(examCandidate.status, status)));
  return new Set(rows.map(({ postId }) => postId));
}

async function chooseSlots(tx: Database, course: Course): Promise<void> {
  const { examId, staff, publicAt, plan, now } = course;
  const recheck = timesOf(course, 'recheck');
  if (!recheck) return;
  const room = plan.rooms?.[0];
  const starts = Array.from({ length: recheck.days }, (_, at) => [0, 1, 5, 6].map((hours) => at * 24 + hours)).flat();
  const slots = starts.map((hours) => ({
    startsAt: plus(recheck.startsAt, hours * hour).toISOString(),
    endsAt: plus(recheck.startsAt, (hours + 1) * hour).toISOString(),
    place: `${room?.place ?? ''} ${room?.name ?? ''}`,
    seats: 4,
  }));
  await addSlots(tx, { ...staff.lead, now: plus(publicAt, hour / 2) }, examId, slots);
  const made = await tx.select().from(examSlot).where(eq(examSlot.examId, examId)).orderBy(asc(examSlot.startsAt));
  const isOver = recheck.endsAt <= now;
  for (const [at, person] of (await peopleIn(tx, course, 'recheck')).entries()) {
    // While the recheck runs, the demo's own applicant and one more have not chosen yet.
    if (!isOver && (isOwn(person) || at === 9)) continue;
    const slot = made[Math.floor(at / 2) % made.length];
    if (slot) await chooseSlot(tx, { joberId: person.joberId, examId, now: plus(publicAt, 2 * hour) }, slot.id);
  }
}

/** Outcomes of the recheck up to now: one is not fit, and the next in the order takes the place; one does not come. */
async function playRecheck(tx: Database, course: Course): Promise<void> {
  const { now } = course;
  const recheck = timesOf(course, 'recheck');
  if (!recheck) return;
  await chooseSlots(tx, course);
  const more = await postsWithMore(tx, course);
  const people = (await peopleIn(tx, course, 'recheck')).filter(({ slot }) => slot && slot.endsAt <= now);
  const unfit = people.find((person) => !isOwn(person) && more.has(person.postId));
  const missing = people.findLast((person) => !isOwn(person) && person !== unfit);
  for (const one of people) {
    const at = one.slot?.endsAt ?? now;
    if (one === unfit) await record(tx, course, one.id, ['fail', '学位证书编号在学信网查询无结果', at]);
    else await record(tx, course, one.id, one === missing ? ['absent', '', at] : ['pass', '', at]);
  }
  if (!unfit) return;
  const evening = plus(startOfDay(unfit.slot?.endsAt ?? now), 17.5 * hour);
  const at = new Date(Math.min(evening.getTime(), now.getTime()));
  await replace(tx, course, unfit.id, at);
  if (recheck.endsAt <= now)
    for (const { id } of await peopleIn(tx, course, 'recheck'))
      await record(tx, course, id, ['pass', '', recheck.endsAt]);
}

const replace = (tx: Database, { staff }: Course, id: string, at: Date) =>
  replaceCandidate(tx, { ...staff.lead, now: at }, { id, reason: '按笔试和总成绩名次递补' });

/** The medical examination: one is examined again and fit, one is not and is replaced. */
async function playMedical(tx: Database, course: Course): Promise<void> {
  const medical = timesOf(course, 'medical');
  if (!medical || medical.endsAt > course.now) return;
  const more = await postsWithMore(tx, course);
  const people = await peopleIn(tx, course, 'medical');
  const unfit = people.find((person) => !isOwn(person) && more.has(person.postId));
  const again = people.findLast((person) => !isOwn(person) && person !== unfit);
  if (again) await record(tx, course, again.id, ['again', '', medical.startsAt]);
  if (unfit) await record(tx, course, unfit.id, ['fail', '', medical.startsAt]);
  if (unfit) await replace(tx, course, unfit.id, plus(medical.startsAt, 6 * hour));
  for (const { id } of await peopleIn(tx, course, 'medical'))
    await record(tx, course, id, ['pass', '', medical.endsAt]);
}

/** What staff do once a list is public, as far as that was before now. */
export async function playSteps(tx: Database, course: Course): Promise<void> {
  const { kind, now, examId, staff, plan, random } = course;
  if (kind === 'shortlist') {
    await playRecheck(tx, course);
    const interview = timesOf(course, 'interview');
    const place = plan.rooms?.[0]?.place ?? '';
    const common = { examId, actor: staff.lead.accountId, place };
    if (interview && interview.endsAt <= now)
      await loadInterview(tx, random, { ...common, startsAt: interview.startsAt });
    // One without a recheck is still to be arranged.
    else if (interview && interview.startsAt <= now && timesOf(course, 'recheck')) {
      const { startsAt, until } = interviewHour(now);
      await loadInterview(tx, random, { ...common, startsAt, until: { now: until, colleague: staff.rooms } });
    }
  }
  if (kind === 'totals') await playMedical(tx, course);
  const inspection = timesOf(course, 'inspection');
  if (kind === 'medical' && inspection && inspection.endsAt <= now)
    for (const { id } of await peopleIn(tx, course, 'inspection'))
      await record(tx, course, id, ['pass', '', inspection.endsAt]);
}
