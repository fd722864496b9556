import { eq, inArray } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import type { Act } from '#server/platform/act.ts';
import type { GroupState, JudgeEntry } from '../../contract/interview/judge.ts';
import { examCandidate } from '../../schema/candidates.ts';
import { examRecusal, examSheet } from '../../schema/interviews.ts';
import { standingOf } from './judge-view.ts';
import { addSheet, linesOf, sheetsOfJudge } from './sheets.ts';
import { type GroupRow, isGone, type JudgeRow, note } from './store.ts';

/** Why nothing of a group may be scored now; '' where it may. */
const refusals: Record<GroupState, string> = {
  closed: '本组已经结束，不能再评分；如有遗漏请联系考务更正',
  suspended: '项目不在进行中，暂不能评分',
  early: '面试还没有开始',
  open: '',
};

/**
 * Records what a judge's device sealed and declared, in its order, each entry once however often it is sent. The judge and the
 * group are locked, so that entries and the closing of the group follow each other. Returns those that were refused.
 */
export async function recordEntries(
  act: Act,
  { group, judge, entries }: { group: GroupRow; judge: JudgeRow; entries: readonly JudgeEntry[] },
): Promise<{ id: string; message: string }[]> {
  if (entries.length === 0) return [];
  const { db, now } = act;
  const closed = refusals[(await standingOf(act, group)).state];
  const people = await db.select().from(examCandidate).where(eq(examCandidate.groupId, group.id));
  const byLot = new Map(people.map((person) => [person.lot, person]));
  const own = await sheetsOfJudge(db, judge.id);
  const sealed = new Map(own.flatMap((one) => (one.status === 'replaced' ? [] : [[one.registrationId, one.id]])));
  const ids = new Set(own.map(({ id }) => id));
  const taken = await idsOfOthers(act, judge, entries);
  const declared = await db.select().from(examRecusal).where(eq(examRecusal.judgeId, judge.id));
  const recused = new Set(declared.map(({ registrationId }) => registrationId));

  /** Stores an entry; returns why it is refused, '' where it is stored. */
  const record = async (entry: JudgeEntry): Promise<string> => {
    const person = byLot.get(entry.lot);
    if (!person) return `本组没有 ${entry.lot} 号`;
    if (entry.kind === 'sheet' && ids.has(entry.id)) return '';
    if (entry.kind === 'recusal' && recused.has(person.id)) return '';
    if (closed) return closed;
    if (isGone(person)) return `${entry.lot} 号已登记缺席`;
    if (sealed.has(person.id)) return `${entry.lot} 号的评分已封存`;
    if (recused.has(person.id)) return `您已声明回避 ${entry.lot} 号`;
    const by = { examId: group.examId, side: 'judge', actorId: judge.id, at: now } as const;
    if (entry.kind === 'recusal') {
      const { reason } = entry;
      await db
        .insert(examRecusal)
        .values({ id: newId(), judgeId: judge.id, registrationId: person.id, reason, at: now });
      const about = { subject: 'judge', subjectId: judge.id, registrationId: person.id } as const;
      await note(db, [{ ...by, ...about, move: 'recuse', toStatus: 'named', note: reason }]);
      recused.add(person.id);
      return '';
    }
    const lines = linesOf(group, entry.marks);
    if ('fault' in lines) return lines.fault;
    if (taken.has(entry.id)) return '评分表编号重复，请重新封存';
    // A clock that is ahead says nothing about the future.
    const givenAt = new Date(Math.min(new Date(entry.at).getTime(), now.getTime()));
    const values = { ...lines, id: entry.id, judgeId: judge.id, registrationId: person.id, givenAt, receivedAt: now };
    await addSheet(act, group.examId, values, { move: 'seal', who: 'judge', actorId: judge.id });
    sealed.set(person.id, entry.id);
    ids.add(entry.id);
    return '';
  };

  const refused: { id: string; message: string }[] = [];
  for (const entry of entries) {
    const message = await record(entry);
    if (message) refused.push({ id: entry.id, message });
  }
  return refused;
}

/** Ids among the entries that another judge's sheets have. */
async function idsOfOthers({ db }: Act, judge: JudgeRow, entries: readonly JudgeEntry[]): Promise<Set<string>> {
  const ids = entries.map(({ id }) => id);
  const rows = await db
    .select({ id: examSheet.id, judgeId: examSheet.judgeId })
    .from(examSheet)
    .where(inArray(examSheet.id, ids));
  return new Set(rows.flatMap(({ id, judgeId }) => (judgeId === judge.id ? [] : id)));
}
