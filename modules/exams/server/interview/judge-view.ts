import { asc, eq } from 'drizzle-orm';
import type { Act } from '#server/platform/act.ts';
import { earlyMs, type GroupState, type JudgeView } from '../../contract/interview/judge.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { exam } from '../../schema/exams.ts';
import { examRecusal } from '../../schema/interviews.ts';
import { drawOf } from '../rooms/store.ts';
import { sheetsOfJudge } from './sheets.ts';
import { type GroupRow, intervieweesOf, isGone, type JudgeRow } from './store.ts';

/** Whether sheets of a group are taken now, with the name of its project. */
export async function standingOf(
  { db, now }: Act,
  { examId, closedAt, startsAt }: GroupRow,
): Promise<{ title: string; state: GroupState }> {
  const [row] = await db.select({ title: exam.title, status: exam.status }).from(exam).where(eq(exam.id, examId));
  const title = row?.title ?? '';
  if (closedAt) return { title, state: 'closed' };
  if (row?.status !== 'published') return { title, state: 'suspended' };
  return { title, state: now.getTime() < startsAt.getTime() - earlyMs ? 'early' : 'open' };
}

async function beforeDraw({ db }: Act, { examId, posts }: GroupRow): Promise<JudgeView['beforeDraw']> {
  const people = await intervieweesOf(db, examId);
  const draw = await drawOf(db, examId, 'lots');
  return {
    people: people.filter(({ post }) => posts.includes(post.code)).length,
    frozenAt: draw?.committedAt.toISOString() ?? null,
  };
}

/** The numbers of a group in their order, and what this judge did about each. Nothing here says who has a number. */
export async function judgeView(act: Act, group: GroupRow, judge: JudgeRow): Promise<JudgeView> {
  const { db } = act;
  const { title, state } = await standingOf(act, group);
  const { id, lot, status } = examCandidate;
  const people = await db
    .select({ id, lot, status })
    .from(examCandidate)
    .where(eq(examCandidate.groupId, group.id))
    .orderBy(asc(lot));
  const sealed = (await sheetsOfJudge(db, judge.id)).filter((sheet) => sheet.status === 'sealed');
  const totals = new Map(sealed.map(({ registrationId, total }) => [registrationId, total]));
  const declared = await db.select().from(examRecusal).where(eq(examRecusal.judgeId, judge.id));
  const recused = new Set(declared.map(({ registrationId }) => registrationId));
  const stateOf = (person: (typeof people)[number]): JudgeView['lots'][number]['state'] => {
    if (isGone(person)) return 'absent';
    if (recused.has(person.id)) return 'recused';
    return totals.has(person.id) ? 'sealed' : 'open';
  };
  const { number, place, startsAt, criteria } = group;
  return {
    exam: title,
    group: { number, place, startsAt: startsAt.toISOString(), state, criteria },
    judge: { id: judge.id, number: judge.number, name: judge.name },
    beforeDraw: people.length === 0 ? await beforeDraw(act, group) : null,
    lots: people.map((person) => ({
      lot: person.lot ?? 0,
      state: stateOf(person),
      total: totals.get(person.id) ?? null,
    })),
  };
}
