import { asc, eq } from 'drizzle-orm';
import type { ReviewQueue, ReviewReason } from '#contract/operators/reviews.ts';
import { newId } from '#database/new-id.ts';
import { reviewReason } from '#database/schema/reviews.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';

export async function listReasons(db: Database): Promise<{ items: ReviewReason[] }> {
  const rows = await db.select().from(reviewReason).orderBy(asc(reviewReason.queue), asc(reviewReason.position));
  return { items: rows.map((row) => ({ ...row, queue: row.queue as ReviewQueue })) };
}

const missing = () => appError('NOT_FOUND', { message: '理由模板不存在或已被删除' });

/** Creates a template, or changes an existing one. */
export async function saveReason(
  ctx: Ctx,
  id: string | undefined,
  form: Omit<ReviewReason, 'id'>,
): Promise<ReviewReason> {
  const own = id ?? newId();
  await ctx.db.transaction(async (tx) => {
    if (id === undefined) await tx.insert(reviewReason).values({ ...form, id: own });
    else {
      const changed = await tx.update(reviewReason).set(form).where(eq(reviewReason.id, id)).returning();
      if (changed.length === 0) throw missing();
    }
    const act = { act: 'reason.save', subject: 'reason', subjectId: own, detail: { ...form }, now: ctx.now };
    await recordAct(tx, signedIn(ctx), act);
  });
  return { ...form, id: own };
}

export async function deleteReason(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(reviewReason).where(eq(reviewReason.id, id)).returning();
    if (!gone) throw missing();
    const detail = { label: gone.label };
    await recordAct(tx, signedIn(ctx), {
      act: 'reason.delete',
      subject: 'reason',
      subjectId: id,
      detail,
      now: ctx.now,
    });
  });
}
