import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { WageAgreement } from '#contract/wages/wage-shapes.ts';
import { wageAgreement } from '#database/schema/wages.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { AgreementParty } from './party.ts';
import { findAgreements, type LockedAgreement, ownedBy } from './store.ts';

const MOST = 200;

/** Entries of each agreement that wait for the school and for the teacher. */
async function waitingOf(db: Database, ids: readonly string[]) {
  const { rows } = await db.execute<{ id: string; school: number; teacher: number }>(sql`
    select agreement_id::text as id,
      count(*) filter (where status = 'by-teacher')::int as school,
      count(*) filter (where status = 'by-school')::int as teacher
    from wage_hours where agreement_id = any(${sql.param(ids)}::bigint[]) group by 1`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function present(
  db: Database,
  rows: readonly LockedAgreement[],
  side: AgreementParty['side'],
): Promise<WageAgreement[]> {
  const waiting = await waitingOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { school = 0, teacher = 0 } = waiting.get(row.id) ?? {};
    const [toConfirm, others] = side === 'seeker' ? [teacher, school] : [school, teacher];
    return {
      id: row.id,
      deliveryId: row.deliveryId,
      postTitle: row.postTitle,
      company: { id: row.companyId, name: row.companyName, logoUrl: row.companyLogo },
      person: { name: row.personName },
      rateFen: Number(row.rateFen),
      unit: row.unit,
      from: row.fromDay,
      to: row.toDay,
      note: row.note,
      toConfirm,
      waiting: others,
    };
  });
}

const find = (db: Database, party: AgreementParty, which?: SQL) => findAgreements(db, and(ownedBy(party), which));

/** The agreements of a party, newest first. */
export async function listAgreements(db: Database, party: AgreementParty): Promise<WageAgreement[]> {
  const rows = await find(db, party).orderBy(desc(wageAgreement.createdAt), desc(wageAgreement.id)).limit(MOST);
  return present(db, rows, party.side);
}

/** One agreement. @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function readAgreement(db: Database, party: AgreementParty, id: string): Promise<WageAgreement> {
  const [shown] = await present(db, await find(db, party, eq(wageAgreement.id, id)), party.side);
  if (!shown) throw appError('NOT_FOUND', { message: '约定不存在或已被删除' });
  return shown;
}
