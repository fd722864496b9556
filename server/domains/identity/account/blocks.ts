import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Block } from '#contract/identity/accounts.ts';
import { company, knownCompany } from '#database/schema/companies.ts';
import { joberBlock } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';

/** The common prefix of a group's names: up to the first word for a school or a group. */
const root = /^.{2,}?(?:集团|幼儿园|大学|学院|中学|小学|学校|教育局)/u;

/** The name prefix of a company's group; null for names of another form. */
export const groupKeyOf = (nameKey: string): string | null => root.exec(nameKey)?.[0] ?? null;

/** SQL condition: whether a seeker has blocked a company, over columns or values. */
export const isBlocked = (joberId: SQL | string, companyId: SQL | string): SQL<boolean> => sql<boolean>`exists (
  select from jober_block b where b.jober_id = ${joberId} and (b.company_id = ${companyId} or (
    b.group_key is not null and starts_with((select c.name_key from company c where c.id = ${companyId}), b.group_key))))`;

const shown = { company: { id: company.id, name: company.name }, group: joberBlock.groupKey };

const read = (db: Database, which: SQL | undefined): Promise<Block[]> =>
  db
    .select(shown)
    .from(joberBlock)
    .innerJoin(company, eq(company.id, joberBlock.companyId))
    .where(which)
    .orderBy(desc(joberBlock.createdAt))
    .limit(200);

export const ownBlocks = (ctx: Ctx): Promise<Block[]> => read(ctx.db, eq(joberBlock.joberId, seeker(ctx).joberId));

/** Blocks a company, optionally with its group, from finding the seeker. Repeating it updates the choice. */
export async function blockCompany(ctx: Ctx, companyId: string, withGroup: boolean): Promise<Block> {
  const { joberId } = seeker(ctx);
  const [found] = await ctx.db
    .select({ nameKey: company.nameKey })
    .from(company)
    .where(and(eq(company.id, companyId), knownCompany));
  if (!found) throw appError('NOT_FOUND', { message: '单位不存在' });
  const groupKey = withGroup ? groupKeyOf(found.nameKey) : null;
  await ctx.db
    .insert(joberBlock)
    .values({ joberId, companyId, groupKey, createdAt: ctx.now })
    .onConflictDoUpdate({ target: [joberBlock.joberId, joberBlock.companyId], set: { groupKey } });
  const own = and(eq(joberBlock.joberId, joberId), eq(joberBlock.companyId, companyId));
  const [row] = await read(ctx.db, own);
  if (!row) throw appError('NOT_FOUND', { message: '单位不存在' });
  return row;
}

export async function unblockCompany(ctx: Ctx, companyId: string): Promise<void> {
  const own = and(eq(joberBlock.joberId, seeker(ctx).joberId), eq(joberBlock.companyId, companyId));
  await ctx.db.delete(joberBlock).where(own);
}
