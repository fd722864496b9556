import type { PostCorrection } from '#contract/posts/post-correction.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { correctPost } from '#server/domains/posts/public.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';

/** An operator corrects a post of a school that is not here. */
export async function correct(ctx: Ctx, postId: string, values: PostCorrection): Promise<void> {
  const actor = signedIn(ctx);
  await ctx.db.transaction(async (tx) => {
    const what = await correctPost(tx, { postId, operatorId: actor.accountId, values, now: ctx.now });
    const entry = { act: 'post.correct', subject: 'post', subjectId: postId, detail: { what }, now: ctx.now };
    await recordAct(tx, actor, entry);
  });
}
