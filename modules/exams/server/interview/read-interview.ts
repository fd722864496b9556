import type { Database } from '#server/platform/database/database.ts';
import { drawOf } from '../rooms/store.ts';
import { type ExamRow, postsOf } from '../store.ts';
import { lackingForLots, lotsInput } from './draw-lots.ts';
import {
  type GroupRow,
  groupsOf,
  intervieweesOf,
  isGone,
  type JudgeRow,
  judgesOf,
  type Lot,
  lotsOf,
  sheetsOf,
} from './store.ts';

/** What a judge did about a person: nothing yet, a sealed sheet, or a declared conflict. */
export type Mark = 'open' | 'sealed' | 'recused';

/** The whole of the groups of a project: who is in them, and what each judge did. */
export async function interviewOf(db: Database, groups: readonly GroupRow[], examId: string) {
  const ids = groups.map(({ id }) => id);
  const judges = await judgesOf(db, ids);
  const { sheets, recusals } = await sheetsOf(db, ids);
  const keyOf = (one: { judgeId: string; registrationId: string }) => `${one.judgeId} ${one.registrationId}`;
  const sealed = new Map(
    sheets.flatMap((sheet) => (sheet.status === 'sealed' ? [[keyOf(sheet), sheet] as const] : [])),
  );
  const reasons = new Map(recusals.map((recusal) => [keyOf(recusal), recusal.reason]));
  const people = (await lotsOf(db, examId)).filter(({ groupId }) => groupId !== null && ids.includes(groupId));
  const pairOf = (judge: JudgeRow, person: Lot) => keyOf({ judgeId: judge.id, registrationId: person.id });
  const markOf = (judge: JudgeRow, person: Lot): Mark => {
    const key = pairOf(judge, person);
    return reasons.has(key) ? 'recused' : sealed.has(key) ? 'sealed' : 'open';
  };
  /** Whether every judge of the group has sealed or stepped back, and a sheet counts. */
  const isDone = (person: Lot) => {
    const own = judges.filter(({ groupId }) => groupId === person.groupId);
    const marks = own.flatMap((judge) => (judge.status === 'named' ? markOf(judge, person) : []));
    return !marks.includes('open') && own.some((judge) => judge.sheetsCount && markOf(judge, person) === 'sealed');
  };
  const sheetOf = (judge: JudgeRow, person: Lot) => sealed.get(pairOf(judge, person));
  /** Why a judge steps back from a person, '' where none does. */
  const reasonOf = (judge: JudgeRow, person: Lot) => reasons.get(pairOf(judge, person)) ?? '';
  return { judges, people, sheets, markOf, sheetOf, reasonOf, isDone };
}
export type Interview = Awaited<ReturnType<typeof interviewOf>>;

export function presentGroup(group: GroupRow, { judges, people, isDone }: Interview) {
  const live = people.filter((person) => person.groupId === group.id && !isGone(person));
  return {
    ...group,
    judges: judges.filter(({ groupId, status }) => groupId === group.id && status === 'named'),
    people: live.length,
    done: live.filter(isDone).length,
  };
}

/** Groups, judges, draw and progress of a project. */
export async function readInterview(db: Database, row: ExamRow) {
  const groups = await groupsOf(db, row.id);
  const interview = await interviewOf(db, groups, row.id);
  const draw = await drawOf(db, row.id, 'lots');
  const input = draw?.input ?? (await lotsInput(db, row.id));
  const counts = Map.groupBy(await intervieweesOf(db, row.id), ({ post }) => post.code);
  const open = (await postsOf(db, row.id)).filter(({ status }) => status === 'open');
  return {
    groups: groups.map((group) => presentGroup(group, interview)),
    draw,
    posts: open.map(({ code, title }) => ({ code, title, people: counts.get(code)?.length ?? 0 })),
    people: input.people.length,
    lacking: draw ? [] : await lackingForLots(db, row, input),
  };
}
