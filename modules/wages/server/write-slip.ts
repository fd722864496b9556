import { and, asc, eq, sql } from 'drizzle-orm';
import { next } from '#contract/machine.ts';
import { splitFen } from '#contract/money.ts';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { saveIn, transition } from '#server/platform/transition.ts';
import { type SlipItem, slipTotals } from '../contract/pay/slip-totals.ts';
import { wageSlip as machine, type WageSlipMove, type WageSlipState } from '../contract/wage-slip-state.ts';
import { wageHours, wageSlip } from '../schema.ts';
import type { School } from './agreement-party.ts';
import { record, wageFlow } from './record.ts';
import { type LockedAgreement, lockAgreement, lockSlip, type SlipRow } from './store.ts';

interface Draft {
  items: SlipItem[];
  note: string;
}

/** Confirmed hours of a month, by day. */
export const confirmedHours = (tx: Database, agreementId: string, month: string) =>
  tx
    .select({ day: wageHours.day, quantity: wageHours.quantity, note: wageHours.note })
    .from(wageHours)
    .where(
      and(
        eq(wageHours.agreementId, agreementId),
        eq(wageHours.status, 'confirmed'),
        sql`${wageHours.day} >= ${`${month}-01`}::date and ${wageHours.day} < ${`${month}-01`}::date + interval '1 month'`,
      ),
    )
    .orderBy(asc(wageHours.day), asc(wageHours.enteredAt), asc(wageHours.id));

/**
 * The amounts of a slip from its month's confirmed hours: the shares of the days add up to the pay, and pay plus items to 应发 and
 * 实发. @throws AppError ILLEGAL_MOVE without hours, INVALID_INPUT where the deductions exceed the pay
 */
async function amountsOf(tx: Database, locked: LockedAgreement, month: string, { items, note }: Draft) {
  const hours = await confirmedHours(tx, locked.id, month);
  const quantity = hours.reduce((all, line) => all + line.quantity, 0);
  if (quantity === 0) throw appError('ILLEGAL_MOVE', { message: '该月还没有双方确认的课时' });
  const { pay, gross, deduction, net } = slipTotals(locked.rateFen, quantity, items);
  if (net < 0n) throw fieldError('body.items', '扣项不能多于应发');
  const parts = splitFen(
    pay,
    hours.map((line) => BigInt(line.quantity)),
  );
  const lines = hours.map((line, at) => ({ ...line, fen: Number(parts[at]) }));
  const sums = { payFen: pay, grossFen: gross, deductionFen: deduction, netFen: net };
  return { quantity, rateFen: locked.rateFen, lines, items, note, ...sums };
}

/** Creates a draft; a correction links the slip that it replaces. @throws AppError CONFLICT if the month has one */
export async function addSlip(
  { db: tx, by, now }: DbContext<{ by: School }>,
  locked: LockedAgreement,
  { month, previousId = null, ...draft }: Draft & { month: string; previousId?: string | null },
): Promise<string> {
  const status = next(machine, null, { move: 'create', who: by.side });
  if (!status) throw appError('ILLEGAL_MOVE');
  const id = newId();
  const amounts = await amountsOf(tx, locked, month, draft);
  const inserted = await tx
    .insert(wageSlip)
    .values({
      id,
      agreementId: locked.id,
      previousId,
      month,
      status,
      ...amounts,
      writtenBy: by.accountId,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: wageSlip.id });
  if (inserted.length === 0) throw appError('CONFLICT', { message: '该月已有工资条' });
  await record(tx, locked, by, { about: 'slip', aboutId: id, from: null, move: 'create', to: status, now });
  return id;
}

/** A draft for a month of an agreement. @throws AppError NOT_FOUND, ILLEGAL_MOVE, CONFLICT, INVALID_INPUT */
export async function createSlip(
  { db: tx, by, now }: DbContext<{ by: School }>,
  agreementId: string,
  draft: Draft & { month: string },
): Promise<string> {
  return addSlip({ db: tx, by, now }, await lockAgreement(tx, agreementId, by), draft);
}

/** Recomputes a draft from the current hours; revokes an approval. */
export async function editSlip(
  { db: tx, by, now }: DbContext<{ by: School }>,
  id: string,
  draft: Draft,
): Promise<void> {
  const { locked, slip } = await lockSlip(tx, id, by);
  const flow = wageFlow<SlipRow, WageSlipState, WageSlipMove>(
    'slip',
    { machine, save: saveIn(wageSlip) },
    { locked, by },
  );
  await transition({ db: tx, now }, flow, slip, {
    move: 'edit',
    who: by.side,
    actorId: by.accountId,
    refusal: '工资条发出后不能修改，只能更正',
    values: async () => {
      const unseen = { writtenBy: by.accountId, approvedBy: null, approverName: null };
      return { ...(await amountsOf(tx, locked, slip.month, draft)), ...unseen };
    },
  });
}
