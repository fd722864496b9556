import { asc, desc, eq } from 'drizzle-orm';
import type {
  HotWord,
  SensitiveWord,
  TrainingRule,
  WordLevel,
  wordEndpoints,
} from '#contract/operators/moderation-lists.ts';
import { newId } from '#database/new-id.ts';
import { hotWord, sensitiveWord, trainingRule } from '#database/schema/words.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { usesOfQueries } from '#server/domains/queries/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isTaken } from '#server/platform/database/is-taken.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { forgetWords, sensitiveWords } from './sensitive-words.ts';

type Table = typeof hotWord | typeof sensitiveWord | typeof trainingRule;

/** A change of the lists: recorded in the audit log, effective from the next text. */
async function change<T>(
  ctx: Ctx,
  { act, id, detail }: { act: 'word.save' | 'word.delete'; id: string; detail: object },
  work: (tx: Database) => Promise<T>,
) {
  const done = await ctx.db
    .transaction(async (tx) => {
      const result = await work(tx);
      const entry = { act, subject: 'word', subjectId: id, detail: { ...detail }, now: ctx.now };
      await recordAct(tx, signedIn(ctx), entry);
      return result;
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? appError('CONFLICT', { message: '词库里已有这个词' }) : error;
    });
  forgetWords();
  return done;
}

const missing = () => appError('NOT_FOUND', { message: '词条不存在或已被删除' });

/** Creates an entry, or changes an existing one. */
async function save<V extends object>(
  ctx: Ctx,
  table: Table,
  id: string | undefined,
  values: V,
): Promise<V & { id: string }> {
  const own = id ?? newId();
  await change(ctx, { act: 'word.save', id: own, detail: values }, async (tx) => {
    const row = { ...values, updatedAt: ctx.now };
    if (id === undefined) return tx.insert(table).values({ ...row, id: own } as never);
    const changed = await tx.update(table).set(row).where(eq(table.id, id)).returning({ id: table.id });
    if (changed.length === 0) throw missing();
  });
  return { ...values, id: own };
}

const saveHotWord = (ctx: Ctx, id: string | undefined, form: Omit<HotWord, 'id' | 'searched' | 'opened'>) =>
  save(ctx, hotWord, id, form);
const saveSensitiveWord = (ctx: Ctx, id: string | undefined, form: Omit<SensitiveWord, 'id'>) =>
  save(ctx, sensitiveWord, id, form);
const saveTrainingRule = (ctx: Ctx, id: string | undefined, form: Omit<TrainingRule, 'id'>) =>
  save(ctx, trainingRule, id, form);

async function deleteWord(ctx: Ctx, id: string): Promise<void> {
  await change(ctx, { act: 'word.delete', id, detail: {} }, async (tx) => {
    for (const table of [hotWord, sensitiveWord, trainingRule]) {
      const gone = await tx.delete(table).where(eq(table.id, id)).returning({ id: table.id });
      if (gone.length > 0) return;
    }
    throw missing();
  });
}

async function listWords({ db, now }: Ctx) {
  const words = await db.select().from(hotWord).orderBy(asc(hotWord.position), asc(hotWord.id));
  const uses = await usesOfQueries(
    db,
    words.map(({ word }) => word),
    now,
  );
  const hot = words.map((row, at) => ({ ...row, ...(uses[at] ?? { searched: 0, opened: 0 }) }));
  const sensitive = await db
    .select()
    .from(sensitiveWord)
    .orderBy(desc(sensitiveWord.updatedAt), asc(sensitiveWord.word));
  const training = await db.select().from(trainingRule).orderBy(desc(trainingRule.updatedAt), asc(trainingRule.id));
  const withLevel = <T extends { level: string }>(row: T) => ({ ...row, level: row.level as WordLevel });
  return { hot, sensitive: sensitive.map(withLevel), training: training.map(withLevel) };
}

export const wordHandlers = (): Handlers<typeof wordEndpoints> => ({
  'GET /api/admin/words': listWords,
  'POST /api/admin/words/try': async (ctx, { body }) => ({
    findings: (await sensitiveWords(ctx.db)).find(body.text),
  }),
  'POST /api/admin/hotWords': (ctx, { body }) => saveHotWord(ctx, undefined, body),
  'PUT /api/admin/hotWords/:id': (ctx, { params, body }) => saveHotWord(ctx, params.id, body),
  'POST /api/admin/sensitiveWords': (ctx, { body }) => saveSensitiveWord(ctx, undefined, body),
  'PUT /api/admin/sensitiveWords/:id': (ctx, { params, body }) => saveSensitiveWord(ctx, params.id, body),
  'POST /api/admin/trainingRules': (ctx, { body }) => saveTrainingRule(ctx, undefined, body),
  'PUT /api/admin/trainingRules/:id': (ctx, { params, body }) => saveTrainingRule(ctx, params.id, body),
  'DELETE /api/admin/words/:id': (ctx, { params }) => deleteWord(ctx, params.id),
});
