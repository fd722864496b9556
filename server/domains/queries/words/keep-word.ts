import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type QueryWord, type QueryWordKind, type queryEndpoints, queryWordKinds } from '#contract/queries/queries.ts';
import { resolvePlace } from '#contract/taxonomy/places/places.ts';
import { newId } from '#database/new-id.ts';
import { queryWord } from '#database/schema/queries.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { isUnderstood, normalise } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isTaken } from '#server/platform/database/is-taken.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { loadExtraWords } from './extra-words.ts';
import { tryWord } from './try-word.ts';

type WordForm = z.output<(typeof queryEndpoints)['POST /api/admin/queryWords/try']['body']>;
type KeptForm = z.output<(typeof queryEndpoints)['POST /api/admin/queryWords']['body']>;

const shown = ({ createdAt, kind, ...row }: typeof queryWord.$inferSelect): QueryWord => ({
  ...row,
  kind: kind as QueryWordKind,
  createdAt: createdAt.toISOString(),
});

export async function listQueryWords(db: Database): Promise<QueryWord[]> {
  return (await db.select().from(queryWord).orderBy(desc(queryWord.createdAt), desc(queryWord.id))).map(shown);
}

/** The word as it is stored. Refuses a meaning that searches do not understand, since the word would then mean nothing either. */
export function checkedWord({ term, kind, means }: WordForm): { term: string; means: string } {
  const plain = normalise(term);
  if (!/[\p{L}\p{N}]/u.test(plain)) throw fieldError('body.term', '别人的说法须含文字');
  if (normalise(means).includes(plain)) throw fieldError('body.means', '意思里不能再出现这个说法');
  if (kind === 'place' && resolvePlace(means).code === null)
    throw fieldError('body.means', '没有这个地方，请写省、市或区县的名字');
  if (!isUnderstood(means))
    throw fieldError('body.means', '搜索还不懂这个意思，请用学段、学科、岗位、编制、地名等说法');
  return { term: plain, means };
}

/**
 * Keeps a word after trying it once more: one that makes a judged query worse is kept only if that was accepted. Recorded in the
 * audit log; other nodes read it within seconds.
 */
export async function keepWord(ctx: Ctx, deps: Deps, { evenIfWorse, ...form }: KeptForm): Promise<QueryWord> {
  const word = checkedWord(form);
  const { judged } = await tryWord({ db: ctx.db, memories: deps.memories }, word, ctx.now);
  const worse = judged.filter(({ outcome }) => outcome === 'worse').length;
  if (worse > 0 && !evenIfWorse)
    throw appError('CONFLICT', { message: `会让 ${worse} 条评测搜索变差，确认后才能保留` });
  const row = { id: newId(), ...word, kind: form.kind, createdAt: ctx.now };
  await ctx.db
    .transaction(async (tx) => {
      await tx.insert(queryWord).values(row);
      const detail = { word: word.term, body: word.means, note: queryWordKinds[form.kind] };
      await recordAct(tx, signedIn(ctx), {
        act: 'query-word.keep',
        subject: 'query-word',
        subjectId: row.id,
        detail,
        now: ctx.now,
      });
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? appError('CONFLICT', { message: '这个说法已经加过，先收回再改' }) : error;
    });
  await loadExtraWords(ctx.db, deps.changes);
  return shown(row);
}

export async function takeWordBack(ctx: Ctx, deps: Deps, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(queryWord).where(eq(queryWord.id, id)).returning();
    if (!gone) throw appError('NOT_FOUND', { message: '搜索词不存在或已被收回' });
    const detail = { word: gone.term, body: gone.means };
    await recordAct(tx, signedIn(ctx), {
      act: 'query-word.take-back',
      subject: 'query-word',
      subjectId: id,
      detail,
      now: ctx.now,
    });
  });
  await loadExtraWords(ctx.db, deps.changes);
}
