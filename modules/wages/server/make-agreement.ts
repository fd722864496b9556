import { and, eq } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { WageUnit } from '../contract/wage-units.ts';
import { wageAgreement } from '../schema.ts';
import type { School } from './agreement-party.ts';
import { record } from './record.ts';
import { lockAgreement } from './store.ts';

interface Terms {
  deliveryId: string;
  rate: number;
  unit: WageUnit;
  from: string;
  to: string;
  note: string;
}

/**
 * Creates an agreement on a rate and a period with a hired teacher. Periods of one delivery must not overlap; its row is locked.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE for a person who is not hired, CONFLICT, INVALID_INPUT
 */
export async function makeAgreement(tx: Database, by: School, terms: Terms, now: Date): Promise<string> {
  const { deliveryId, rate, unit, from, to, note } = terms;
  if (to < from) throw fieldError('body.to', '结束日期不能早于开始日期');
  const [sent] = await tx
    .select({ joberId: delivery.joberId, status: delivery.status })
    .from(delivery)
    .where(and(eq(delivery.id, deliveryId), eq(delivery.companyId, by.companyId)))
    .for('no key update');
  if (!sent) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  if (sent.status !== 'hired') throw appError('ILLEGAL_MOVE', { message: '只能与已入职的教师约定课时费' });
  const row = await rowOf(tx, { taken: 'boolean' })`
    select exists (
      select from wage_agreement where delivery_id = ${deliveryId} and from_day <= ${to} and to_day >= ${from}) as taken`;
  if (row?.taken) throw appError('CONFLICT', { message: '与已有约定的期限重叠' });
  const id = newId();
  const { joberId } = sent;
  const { companyId, accountId: createdBy } = by;
  const period = { fromDay: from, toDay: to };
  await tx.insert(wageAgreement).values({
    id,
    deliveryId,
    companyId,
    joberId,
    rateFen: BigInt(rate),
    unit,
    ...period,
    note,
    createdBy,
    createdAt: now,
  });
  const locked = await lockAgreement(tx, id, by);
  const about = { about: 'agreement', aboutId: id, from: null, move: 'agree', to: 'agreed' } as const;
  await record(tx, locked, by, { ...about, note, now, notice: '学校登记了课时费约定，请核对' });
  return id;
}
