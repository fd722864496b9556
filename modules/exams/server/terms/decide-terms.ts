import type { z } from 'zod';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ExamSettings } from '../../contract/exam-settings.ts';
import { weightsFault } from '../../contract/exam-settings.ts';
import type { Proposed, termsProposal } from '../../contract/terms/exam-terms.ts';
import { changedTerms, type TermValues } from '../../contract/terms/exam-terms.ts';
import { advertise } from '../advertise.ts';
import { publishPageChanges } from '../page-tags.ts';
import { type ProposalRow, presentProposal, settleProposal, waitingProposals } from '../proposals/store.ts';
import { hasOpenList } from '../results/publications.ts';
import { refuseAfterDraw } from '../rooms/store.ts';
import { type ExamRow, illegal, lockExam, moveExamRow, timetableOf } from '../store.ts';
import { announceChanges, changesText } from './announce-changes.ts';
import { termsOf, withTerms } from './divide-terms.ts';

const ofResults: readonly (keyof ExamSettings)[] = ['weights', 'decimals', 'tie', 'shortlist', 'results'];

/**
 * Refuses terms that contradict the timetable, the list of those examined, or a list of results that is not public yet.
 * @throws AppError ILLEGAL_MOVE
 */
export async function checkTerms(
  tx: Database,
  { id, settings }: ExamRow,
  { values, steps, now }: { values: TermValues; steps: readonly { step: string }[]; now: Date },
): Promise<void> {
  const unweighted = weightsFault(steps, { ...settings, ...values.settings }.weights);
  if (unweighted) throw illegal(unweighted);
  if (values.settings?.fee !== undefined) await refuseAfterDraw(tx, id);
  if (!ofResults.some((name) => values.settings && name in values.settings)) return;
  if (await hasOpenList(tx, id, now)) throw illegal('有一份名单按原来的规则生成、还没有公布，请先撤回名单再改规则');
}

interface Decision {
  row: ProposalRow;
  proposed: Extract<Proposed, { kind: 'terms' }>;
  move: 'confirm' | 'drop';
}

/**
 * Confirms changed terms as another lead: they are saved, published with what was before, and everybody who registered is told.
 * Or drops them. @throws AppError FORBIDDEN, ILLEGAL_MOVE
 */
export async function decideTerms(tx: Database, writer: Writer, { row, proposed, move }: Decision): Promise<void> {
  const { accountId: actorId, now } = writer;
  const locked = await lockExam(tx, row.examId);
  await settleProposal(tx, writer, row, move);
  const act = { db: tx, now };
  const by = { who: 'recruiter', actorId } as const;
  if (move === 'drop') {
    // A project that ended or is suspended takes no more moves; what waited is dropped all the same.
    if (locked.status === 'published')
      await moveExamRow(act, locked, { ...by, move: 'withdraw', note: changesText(proposed.changes) });
    return;
  }
  const before = termsOf(locked);
  const after = withTerms(before, proposed.values);
  const steps = await timetableOf(tx, row.examId);
  await checkTerms(tx, locked, { values: proposed.values, steps, now });
  const changes = changedTerms(before, after);
  const saved = await moveExamRow(act, locked, {
    ...by,
    move: 'amend',
    note: changesText(changes),
    refusal: '项目不在进行中，不能更正',
    values: { ...after, revision: locked.revision + 1 },
  });
  await advertise(tx, saved, now);
  await announceChanges(tx, saved, changes, now);
  await publishPageChanges(tx, row.examId);
}

/** The changes of a project's terms that wait for another lead. */
export async function termsProposals(db: Database, examId: string, accountId: string) {
  const found: z.input<typeof termsProposal>[] = [];
  for (const row of await waitingProposals(db, examId)) {
    if (row.proposed.kind !== 'terms') continue;
    found.push({ ...(await presentProposal(db, row, accountId)), changes: row.proposed.changes });
  }
  return found;
}
