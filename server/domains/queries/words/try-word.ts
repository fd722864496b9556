import type { QueryChange, QueryWordTrial } from '#contract/queries/queries.ts';
import { type ExtraWord, reworded, rewordingOf, searchPosts } from '#server/domains/search/public.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { type PostFacts, someFacts } from '../judged/post-facts.ts';
import { type JudgedQuery, readJudged, tuningSet } from '../judged/read-judged.ts';
import { firstScreen } from '../judged/score.ts';
import { frequentQueries } from '../uses/list-queries.ts';

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
export async function tryWord(source: SearchSource, word: ExtraWord, now: Date): Promise<QueryWordTrial> {
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
