import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { monthAt } from '#contract/months.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import type { WageAgreement } from '../contract/wage-shapes.ts';
import { standingHours, wageAgreement } from '../schema.ts';
import type { AgreementParty } from './agreement-party.ts';
import { findAgreements, type LockedAgreement, ownedBy } from './store.ts';

const MAX_ROWS = 200;

/** Entries of each agreement that wait for the school and for the teacher, and the hours of this month. */
async function hoursOf(db: Database, ids: readonly string[], now: Date) {
  const rows = await rowsOf(db, { id: 'string', school: 'number', teacher: 'number', month: 'number' })`
    select agreement_id::text as id,
      coalesce(sum(quantity) filter (where ${standingHours}
        and to_char(day, 'YYYY-MM') = ${monthAt(now)}), 0)::int as month,
      count(*) filter (where status = 'by-teacher')::int as school,
      count(*) filter (where status = 'by-school')::int as teacher
    from wage_hours where agreement_id = any(${sql.param(ids)}::bigint[]) group by 1`;
  return new Map(rows.map((row) => [row.id, row]));
}

async function present(
  db: Database,
  rows: readonly LockedAgreement[],
  side: AgreementParty['side'],
  now: Date,
): Promise<WageAgreement[]> {
  const hours = await hoursOf(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => {
    const { school = 0, teacher = 0, month = 0 } = hours.get(row.id) ?? {};
    const [toConfirm, others] = side === 'seeker' ? [teacher, school] : [school, teacher];
    return {
      ...pick(row, 'id', 'postTitle', 'unit', 'note'),
      company: { name: row.companyName },
      person: { name: row.personName },
      rateFen: Number(row.rateFen),
      from: row.fromDay,
      to: row.toDay,
      toConfirm,
      waiting: others,
      monthQuantity: month,
    };
  });
}

const find = (db: Database, party: AgreementParty, which?: SQL) => findAgreements(db, and(ownedBy(party), which));

/** The agreements of a party, newest first. */
export async function listAgreements(db: Database, party: AgreementParty, now: Date): Promise<WageAgreement[]> {
  const rows = await find(db, party).orderBy(desc(wageAgreement.createdAt), desc(wageAgreement.id)).limit(MAX_ROWS);
  return present(db, rows, party.side, now);
}

/** One agreement. @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function readAgreement(
  db: Database,
  party: AgreementParty,
  id: string,
  now: Date,
): Promise<WageAgreement> {
  const [shown] = await present(db, await find(db, party, eq(wageAgreement.id, id)), party.side, now);
  if (!shown) throw appError('NOT_FOUND', { message: '约定不存在或已被删除' });
  return shown;
}
