import { eq } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notifications/notice-topics.ts';
import { jober } from '#database/schema/identity.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutcomeMove } from '../../contract/results/candidate-state.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import type { CandidateRow } from '../results/candidates.ts';
import type { ExamRow } from '../store.ts';

const words: Partial<Record<OutcomeMove, string>> = {
  again: '需要复检',
  fail: '不合格',
  absent: '未到，视为放弃',
  withdraw: '登记为放弃',
  violate: '因违纪取消资格',
  restore: '结论已撤销',
};

interface Outcome {
  row: CandidateRow;
  exam: ExamRow;
  move: OutcomeMove;
  /** The name of the step. */
  step: string;
  note: string;
  now: Date;
}

/** Tells a person what came out of a step. Who passes a step after the interview learns that by its list. */
export async function tellCandidate(tx: Database, { row, exam, move, step, note, now }: Outcome): Promise<void> {
  const text = move === 'pass' && row.status === 'recheck' ? '合格' : words[move];
  if (!text) return;
  const title = `公招${step}${text}`;
  const reason = note === '' || move === 'pass' || move === 'again' ? '' : `原因：${note}。`;
  await tellPerson(tx, row.id, {
    kind: `exam.${move}`,
    title,
    body: `“${exam.title}”：${step}${text}。${reason}`,
    now,
  });
}

export async function tellPerson(
  tx: Database,
  id: string,
  { now, ...notice }: { kind: NoticeKind; title: string; body: string; now: Date },
): Promise<void> {
  const [person] = await tx
    .select({ accountId: jober.accountId })
    .from(examRegistration)
    .innerJoin(jober, eq(jober.id, examRegistration.joberId))
    .where(eq(examRegistration.id, id));
  if (!person) return;
  const effectKey = `exam-candidate:${id}:${notice.kind}:${now.getTime()}`;
  await notifyAccount(tx, { ...notice, accountId: person.accountId, link: '/client/exams', effectKey, now });
}
