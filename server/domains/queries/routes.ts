import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { dayAt } from '#contract/months.ts';
import {
  type QueryChange,
  type QueryWordTrial,
  type queryEndpoints,
  queryWordKinds,
} from '#contract/queries/queries.ts';
import { resolvePlace } from '#contract/taxonomy/places/places.ts';
import { newId } from '#database/new-id.ts';
import { queryWord } from '#database/schema/queries.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import {
  type ExtraWord,
  isUnderstood,
  normalise,
  reworded,
  rewordingOf,
  searchPosts,
} from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isTaken } from '#server/platform/database/is-taken.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { countsOf } from './follow-queries.ts';
import { type PostFacts, someFacts } from './judged/post-facts.ts';
import { firstScreen, type JudgedQuery, readJudged, tuningSet } from './judged/read-judged.ts';
import { keptQuery } from './uses/kept-query.ts';
import { frequentQueries, listQueries, rareSearches } from './uses/list-queries.ts';
import { loadExtraWords } from './words/extra-words.ts';

const titles = 5;
/** Judged queries searched for one trial; a term in more of them is too common for an alias. */
const most = 60;

let set: JudgedQuery[] | null = null;
const judgedQueries = (): JudgedQuery[] => {
  set ??= readJudged(tuningSet);
  return set;
};

interface Answer {
  total: number;
  first: PostFacts[];
}

/**
 * What a word would change: the term itself, the judged queries and the frequent ones that contain it, each searched without and
 * with the word. Queries without the term are read as before.
 */
async function tryWord(source: SearchSource, word: ExtraWord, now: Date): Promise<QueryWordTrial> {
  const rewording = rewordingOf([word]);
  const answerTo = async (keyword: string): Promise<Answer> => {
    const { ids, total } = await searchPosts(source, { keyword }, now);
    const facts = await someFacts(source.db, ids.slice(0, firstScreen));
    return { total, first: facts };
  };
  const changeOf = async (query: string, judged?: JudgedQuery): Promise<QueryChange> =>
    compared({ query, before: await answerTo(query), after: await answerTo(rewording(query)) }, judged);
  const isChanged = (query: string) => rewording(query) !== query && reworded(query) === query;
  const changed = judgedQueries().filter(({ typed }) => isChanged(typed));
  const judged: QueryChange[] = [];
  for (const one of changed.slice(0, most)) judged.push(await changeOf(one.typed, one));
  const frequent: QueryChange[] = [];
  for (const query of await frequentQueries(source.db, word.term))
    if (query !== word.term && isChanged(query)) frequent.push(await changeOf(query));
  return {
    term: await changeOf(word.term),
    titles: (await answerTo(rewording(word.term))).first
      .slice(0, titles)
      .map(({ title, company }) => `${title} · ${company.split(' ')[0]}`),
    judged,
    judgedInAll: judgedQueries().length,
    frequent,
  };
}

/** A judged query is better with more fitting posts and fewer others among the first ten; another one only differs. */
function compared(
  { query, before, after }: { query: string; before: Answer; after: Answer },
  judged?: JudgedQuery,
): QueryChange {
  const total = { before: before.total, after: after.total };
  if (!judged) return { query, fitting: null, total, outcome: 'same' };
  const fittingIn = ({ first }: Answer) => first.filter(judged.fits).length;
  const worth = (answer: Answer) => 2 * fittingIn(answer) - answer.first.length;
  const difference = worth(after) - worth(before);
  const outcome = difference > 0 ? 'better' : difference < 0 ? 'worse' : 'same';
  return { query, fitting: { before: fittingIn(before), after: fittingIn(after) }, total, outcome };
}

type WordForm = z.output<(typeof queryEndpoints)['POST /api/admin/queryWords/try']['body']>;
type KeptForm = z.output<(typeof queryEndpoints)['POST /api/admin/queryWords']['body']>;

const listQueryWords = (db: Database) =>
  db.select().from(queryWord).orderBy(desc(queryWord.createdAt), desc(queryWord.id));

/** The word as it is stored. Refuses a meaning that searches do not understand, since the word would then mean nothing either. */
function checkedWord({ term, kind, means }: WordForm): { term: string; means: string } {
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
async function keepWord(ctx: Ctx, deps: Deps, { evenIfWorse, ...form }: KeptForm) {
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
      await recordAct(tx, signedIn(ctx), { act: 'query-word.keep', subjectId: row.id, detail, now: ctx.now });
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? appError('CONFLICT', { message: '这个说法已经加过，先收回再改' }) : error;
    });
  await loadExtraWords(ctx.db, deps.changes);
  return row;
}

async function takeWordBack(ctx: Ctx, deps: Deps, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(queryWord).where(eq(queryWord.id, id)).returning();
    if (!gone) throw appError('NOT_FOUND', { message: '搜索词不存在或已被收回' });
    const detail = { word: gone.term, body: gone.means };
    await recordAct(tx, signedIn(ctx), { act: 'query-word.take-back', subjectId: id, detail, now: ctx.now });
  });
  await loadExtraWords(ctx.db, deps.changes);
}

export function queryHandlers(deps: Deps): Handlers<typeof queryEndpoints> {
  const source = ({ db }: Ctx) => ({ db, memories: deps.memories });
  return {
    'POST /api/queries': async ({ now, ip }, { body: { query: typed, use, detail = '' } }) => {
      const query = keptQuery(typed);
      if (query !== null)
        countsOf(deps).add({ day: dayAt(now), query, use, detail: use === 'undone' ? detail : '' }, ip);
    },
    'GET /api/admin/queries': async ({ db, now }, { query: { list, ...days } }) => ({
      items: await listQueries(db, list, days, now),
      rare: await rareSearches(db, days),
    }),
    'GET /api/admin/queryWords': (ctx) => listQueryWords(ctx.db),
    'POST /api/admin/queryWords/try': (ctx, { body }) => tryWord(source(ctx), checkedWord(body), ctx.now),
    'POST /api/admin/queryWords': (ctx, { body }) => keepWord(ctx, deps, body),
    'DELETE /api/admin/queryWords/:id': (ctx, { params }) => takeWordBack(ctx, deps, params.id),
  };
}
