import { eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/actor.ts';
import type { CompanyDetail } from '#contract/companies/company-shapes.ts';
import { isPublicCompany } from '#contract/companies/company-state.ts';
import { company } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared-once.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { mayReadInAnyState } from './policy.ts';
import { detailColumns, presentDetail } from './present.ts';

const followers = sql<number>`(select count(*)::int from follow where follow.company_id = company.id)`;

const announcements = sql<number>`(
  select count(*)::int from announcement where announcement.company_id = company.id and announcement.status = 'public')`;

const experiences = sql<number>`(
  select count(*)::int from experience where experience.company_id = company.id and experience.status = 'public')`;

const companyQuery = preparedOnce((db) =>
  db
    .select({ ...detailColumns, followers, announcements, experiences })
    .from(company)
    .where(eq(company.id, sql.placeholder('id')))
    .prepare('company_detail'),
);

/**
 * The page of a company.
 * @throws AppError NOT_FOUND, alike for an absent company and one that this viewer may not see
 */
export async function readCompany(db: Database, id: string, viewer: Actor): Promise<CompanyDetail> {
  const [row] = await companyQuery(db).execute({ id });
  const own = mayReadInAnyState(id, viewer);
  const shown = row && (own || isPublicCompany(row.status));
  if (!shown) throw appError('NOT_FOUND', { message: '该单位不存在或未公开' });
  return presentDetail(row);
}
