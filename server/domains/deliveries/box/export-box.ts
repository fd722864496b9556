import { and, eq, inArray } from 'drizzle-orm';
import { delivery } from '#database/schema/deliveries.ts';
import { boxExport } from '#database/schema/delivery-box.ts';
import { maskPhone } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { newestInterviews } from '../interview/interview-store.ts';
import { seesContact } from '../policy.ts';
import type { BoxListQuery } from './box-list.ts';
import { findInBox, presentRow } from './box-rows.ts';
import { scopeOf } from './box-scope.ts';
import type { Recruiter } from './lock-in-box.ts';

const most = 5_000;

/** The selected deliveries as the caller may see them in the box. The export is recorded with its author and size. */
export async function exportBox(
  db: Database,
  { member }: Recruiter,
  { companyId: _, ...requested }: BoxListQuery & { companyId: string },
  now: Date,
) {
  const states = requested.status?.length ? inArray(delivery.status, requested.status) : undefined;
  const own = eq(delivery.companyId, member.companyId);
  const found = await findInBox(db, and(own, scopeOf(member, requested, now), states), requested.sort).limit(most + 1);
  const remaining = found.slice(0, most);
  const invited = remaining.filter(({ status }) => status === 'interview').map(({ id }) => id);
  const interviews = await newestInterviews(db, invited);
  const rows = remaining.map((row) => {
    const { phone } = row.snapshot.jober;
    const reached = row.anonymised || row.closed ? '' : seesContact(member.role, row.status) ? phone : maskPhone(phone);
    const look = { interview: interviews.get(row.id) ?? null, role: member.role, now };
    return { ...presentRow(row, look), phone: reached };
  });
  const { companyId, memberId } = member;
  await db.insert(boxExport).values({ companyId, memberId, filters: { ...requested }, rowCount: rows.length, at: now });
  return { rows, isCapped: found.length > most };
}
