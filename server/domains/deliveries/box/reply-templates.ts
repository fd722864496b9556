import { and, asc, count, eq } from 'drizzle-orm';
import type { ReplyTemplate } from '#contract/deliveries/box-replies.ts';
import { company } from '#database/schema/companies.ts';
import { replyTemplate } from '#database/schema/delivery-box.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isTaken } from '#server/platform/database/is-taken.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';

type Body = Omit<ReplyTemplate, 'id'>;

const most = 30;
const columns = pick(replyTemplate, 'id', 'move', 'name', 'text');
const present = (row: { id: string; move: string; name: string; text: string }): ReplyTemplate => ({
  ...row,
  move: row.move as ReplyTemplate['move'],
});
const taken = () => appError('CONFLICT', { message: '已有同名的模板' });

/** A company's reply templates, oldest first. */
export async function listTemplates(db: Database, companyId: string): Promise<ReplyTemplate[]> {
  const rows = await db
    .select(columns)
    .from(replyTemplate)
    .where(eq(replyTemplate.companyId, companyId))
    .orderBy(asc(replyTemplate.createdAt), asc(replyTemplate.id));
  return rows.map(present);
}

/**
 * The company is locked, so that concurrent additions respect the limit.
 * @throws AppError CONFLICT for a duplicate name, or at the maximum number
 */
export async function addTemplate(db: Database, companyId: string, body: Body, now: Date): Promise<ReplyTemplate> {
  return db.transaction(async (tx) => {
    await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
    const [known] = await tx.select({ n: count() }).from(replyTemplate).where(eq(replyTemplate.companyId, companyId));
    if ((known?.n ?? 0) >= most) throw appError('CONFLICT', { message: `答复模板最多 ${most} 个` });
    const [row] = await tx
      .insert(replyTemplate)
      .values({ ...body, companyId, createdAt: now })
      .onConflictDoNothing()
      .returning(columns);
    if (!row) throw taken();
    return present(row);
  });
}

const owned = (companyId: string, id: string) => and(eq(replyTemplate.id, id), eq(replyTemplate.companyId, companyId));
const absent = () => appError('NOT_FOUND', { message: '模板不存在或已被删除' });

/** @throws AppError NOT_FOUND, alike for an absent and a foreign one; CONFLICT */
export async function changeTemplate(db: Database, companyId: string, id: string, body: Body): Promise<ReplyTemplate> {
  const [row] = await db
    .update(replyTemplate)
    .set(body)
    .where(owned(companyId, id))
    .returning(columns)
    .catch((error: unknown) => {
      throw isTaken(error) ? taken() : error;
    });
  if (!row) throw absent();
  return present(row);
}

export async function dropTemplate(db: Database, companyId: string, id: string): Promise<void> {
  const [row] = await db.delete(replyTemplate).where(owned(companyId, id)).returning({ id: replyTemplate.id });
  if (!row) throw absent();
}
