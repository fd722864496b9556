import { alongOrder } from '#packages/memory-index/query/along-order.ts';
import { inBaseOrder, tiersInBaseOrder } from '#packages/memory-index/query/in-base-order.ts';
import { Matches } from '#packages/memory-index/query/matches.ts';
import { idOf } from '#packages/memory-index/view.ts';
import type { FoundTalents, TalentEngine } from '../engine.ts';
import type { Sought } from '../recommend/sought.ts';
import { comparedOf, queriesOf } from '../talent-query.ts';
import { candidatesIn } from './candidates-in.ts';
import { countIn } from './count-facets.ts';
import { questionOf } from './question.ts';
import { type TalentFields, type TalentMatch, type TalentView, talentDefinition } from './talent-definition.ts';

/** The first people found, and the total. */
function firstIn(view: TalentView, sought: Sought, upTo: number): FoundTalents {
  const { words, sort } = sought;
  const first = sort === 'fit' ? words.strong : [];
  const matches = new Matches(
    view,
    questionOf(view, queriesOf(sought), comparedOf(sought), { first, refused: words.refused }),
  );
  const hits = hitsOf(matches, sort, first.length > 0, upTo);
  const found = matches.count() + matches.added.length;
  return { ids: hits.map((hit) => String(idOf(view, hit))), found, isCapped: false };
}

function hitsOf(
  matches: Matches<TalentFields>,
  sort: Sought['sort'],
  isTiered: boolean,
  needed: number,
): TalentMatch[] {
  const { added } = matches;
  if (sort === 'newest') return alongOrder(talentDefinition, matches, { order: 'newest', needed, after: null });
  if (!isTiered) return inBaseOrder(matches, { part: 'all', added, needed, after: null });
  const { firsts, others } = tiersInBaseOrder(matches, { needed, after: null, isPast: false });
  return [...firsts, ...others];
}

export const memoryEngine = (view: TalentView): TalentEngine => ({
  first: async (sought, upTo) => firstIn(view, sought, upTo),
  counts: async (sought, variants) => {
    const counted = variants.map(({ names, without }) => countIn(view, sought, names, without));
    return { rows: counted.flatMap(({ rows }) => rows), isExact: counted.every(({ isExact }) => isExact) };
  },
  candidates: async (steps, hidden, { enough }) => candidatesIn(view, steps, hidden, enough),
});
