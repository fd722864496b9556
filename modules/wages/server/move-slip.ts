import { and, eq, inArray, sql } from 'drizzle-orm';
import { takeFiles } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { saveIn, transition } from '#server/platform/transition.ts';
import { wageSlip as machine, type WageSlipMove, type WageSlipState } from '../contract/wage-slip-state.ts';
import { wageHours, wageSlip } from '../schema.ts';
import type { AgreementParty } from './agreement-party.ts';
import { slipRefusal } from './policy.ts';
import { wageFlow } from './record.ts';
import { type LockedAgreement, lockSlip, nameOf, type SlipRow } from './store.ts';
import { addSlip, confirmedHours } from './write-slip.ts';

type Move = Exclude<WageSlipMove, 'create' | 'edit'>;

interface MoveSlipCommand {
  move: Move;
  note: string;
  evidence?: string[];
}

/** A slip can be issued only with all hours of its month: none is pending or newer than the slip. */
async function requireWhole(tx: Database, locked: LockedAgreement, slip: SlipRow): Promise<void> {
  const [waiting] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(wageHours)
    .where(
      and(
        eq(wageHours.agreementId, locked.id),
        inArray(wageHours.status, ['by-school', 'by-teacher']),
        sql`to_char(${wageHours.day}, 'YYYY-MM') = ${slip.month}`,
      ),
    );
  if (waiting && waiting.n > 0)
    throw appError('ILLEGAL_MOVE', { message: `还有 ${waiting.n} 条课时待确认，确认或撤回后再发出` });
  const hours = await confirmedHours(tx, locked.id, slip.month);
  if (hours.reduce((all, { quantity }) => all + quantity, 0) !== slip.quantity)
    throw appError('CONFLICT', { message: '确认的课时有变化，请保存草稿重新计算后再发出' });
}

async function changesOf(
  { db: tx, by, now }: DbContext<{ by: AgreementParty }>,
  locked: LockedAgreement,
  slip: SlipRow,
  { move, note, evidence }: MoveSlipCommand,
) {
  if (move === 'approve') return { approvedBy: by.accountId, approverName: await nameOf(tx, by) };
  if (move === 'pay') return { paidAt: now };
  if (move === 'issue') {
    await requireWhole(tx, locked, slip);
    return { issuedAt: now };
  }
  if (move !== 'dispute') return {};
  if (note === '') throw fieldError('body.note', '请写明有异议的地方');
  const ids = evidence ?? [];
  await takeFiles(tx, { accountId: by.accountId, ids, kind: 'evidence', now, path: 'body.evidence' });
  return { disputeReason: note, evidence: ids };
}

const monthText = (month: string) => `${Number(month.slice(5))} 月`;
const noticeOf: Partial<Record<Move, (month: string) => string>> = {
  issue: (month) => `${month}的工资条已发出，请核对确认`,
  correct: (month) => `${month}的工资条正在更正，新的一张会再请你确认`,
  pay: (month) => `${month}的工资已发放`,
  confirm: (month) => `${month}的工资条已确认`,
  dispute: (month) => `${month}的工资条有异议`,
};

/**
 * Makes a move of a slip; a correction creates the linked draft that replaces it. For a transaction.
 * @returns the slip to show next: the new one after a correction
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, CONFLICT, INVALID_INPUT
 */
export async function moveSlip(
  { db: tx, by, now }: DbContext<{ by: AgreementParty }>,
  id: string,
  order: MoveSlipCommand,
): Promise<string> {
  const { locked, slip } = await lockSlip(tx, id, by);
  const { move, note } = order;
  const notice = noticeOf[move]?.(monthText(slip.month));
  const flow = wageFlow<SlipRow, WageSlipState, WageSlipMove>(
    'slip',
    { machine, save: saveIn(wageSlip) },
    { locked, by, notice },
  );
  await transition({ db: tx, now }, flow, slip, {
    move,
    who: by.side,
    actorId: by.accountId,
    note,
    values: () => {
      const refusal = slipRefusal(by, move, slip);
      if (refusal) throw appError('ILLEGAL_MOVE', { message: refusal });
      return changesOf({ db: tx, by, now }, locked, slip, order);
    },
  });
  if (move !== 'correct' || by.side !== 'recruiter') return id;
  const draft = { month: slip.month, items: slip.items, note: '', previousId: id };
  return addSlip({ db: tx, by, now }, locked, draft);
}
