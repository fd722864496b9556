import { and, eq, inArray } from 'drizzle-orm';
import { next } from '#contract/machine.ts';
import { dayAt } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { saveIn, transition } from '#server/platform/transition.ts';
import type { WageSlipState } from '../contract/wage-slip-state.ts';
import { type HourSheetMove, type HourSheetState, hourSheet } from '../contract/wage-slip-state.ts';
import { wageHours, wageSlip } from '../schema.ts';
import type { AgreementParty } from './agreement-party.ts';
import { record, wageFlow } from './record.ts';
import { type HoursRow, type LockedAgreement, lockAgreement, lockHours } from './store.ts';

interface Entry {
  day: string;
  quantity: number;
  note: string;
}

const settled: WageSlipState[] = ['issued', 'confirmed', 'paid'];

/** The hours of a month are fixed once its slip is issued, until it is disputed. @throws AppError ILLEGAL_MOVE */
async function requireOpenMonth(tx: Database, locked: LockedAgreement, month: string): Promise<void> {
  const [out] = await tx
    .select({ id: wageSlip.id })
    .from(wageSlip)
    .where(and(eq(wageSlip.agreementId, locked.id), eq(wageSlip.month, month), inArray(wageSlip.status, settled)))
    .limit(1);
  if (out) throw appError('ILLEGAL_MOVE', { message: '该月工资条已发出，不能再改动课时' });
}

/**
 * Enters hours for the other side to confirm. For a transaction.
 * @throws AppError NOT_FOUND, INVALID_INPUT, ILLEGAL_MOVE, CONFLICT for duplicate entries
 */
export async function enterHours(
  { db: tx, by, now }: DbContext<{ by: AgreementParty }>,
  agreementId: string,
  entry: Entry,
) {
  const locked = await lockAgreement(tx, agreementId, by);
  if (entry.day < locked.fromDay || entry.day > locked.toDay) throw fieldError('body.day', '日期不在约定的期限内');
  if (entry.day > dayAt(now)) throw fieldError('body.day', '还没到的日期不能登记');
  await requireOpenMonth(tx, locked, entry.day.slice(0, 7));
  const status = next(hourSheet, null, { move: 'enter', who: by.side });
  if (!status) throw appError('ILLEGAL_MOVE');
  const id = newId();
  const inserted = await tx
    .insert(wageHours)
    .values({ id, agreementId, ...entry, status, enteredAt: now })
    .onConflictDoNothing()
    .returning({ id: wageHours.id });
  if (inserted.length === 0) throw appError('CONFLICT', { message: '当天已经登记过；补登请在说明里写明' });
  const about = { about: 'hours', aboutId: id, from: null, move: 'enter', to: status } as const;
  await record(tx, locked, by, { ...about, note: entry.day, now, notice: '有课时等你确认' });
  return id;
}

const noticeOf: Partial<Record<HourSheetMove, string>> = { confirm: '课时已确认', refuse: '课时有出入，请核对' };

/** Confirms, refuses or withdraws hours. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function moveHours(
  { db: tx, by, now }: DbContext<{ by: AgreementParty }>,
  id: string,
  { move, note }: { move: Exclude<HourSheetMove, 'enter'>; note: string },
): Promise<void> {
  if (move === 'refuse' && note === '') throw fieldError('body.note', '请写明有出入的地方');
  const { locked, row } = await lockHours(tx, id, by);
  const flow = wageFlow<HoursRow, HourSheetState, HourSheetMove>(
    'hours',
    { machine: hourSheet, save: saveIn(wageHours) },
    { locked, by, notice: noticeOf[move] },
  );
  await transition({ db: tx, now }, flow, row, {
    move,
    who: by.side,
    actorId: by.accountId,
    note: [row.day, note].filter(Boolean).join(' '),
    values: async () => {
      await requireOpenMonth(tx, locked, row.day.slice(0, 7));
      return { reason: note, decidedAt: now };
    },
  });
}
