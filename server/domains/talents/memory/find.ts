import { alongOrder } from '#server/platform/memory-index/query/along-order.ts';
import { inBaseOrder, tiersInBaseOrder } from '#server/platform/memory-index/query/in-base-order.ts';
import { Matches } from '#server/platform/memory-index/query/matches.ts';
import { idOf } from '#server/platform/memory-index/view.ts';
import { TOTAL_CAP } from '#server/platform/paging.ts';
import type { Ranked } from '../database/ranked.ts';
import type { Sought } from '../recommend/sought.ts';
import { askedOf, comparedOf, keywordAsked } from '../talent-query.ts';
import { questionOf } from './question.ts';
import { type TalentFields, type TalentMatch, type TalentView, talentDefinition } from './talent-definition.ts';

/** The first so many people found, and how many there are. */
export function firstIn(view: TalentView, sought: Sought, upTo: number): Ranked {
  const { filters, sort } = sought;
  const first = sort === 'fit' ? keywordAsked(filters.keyword, true) : [];
  const matches = new Matches(view, questionOf(view, askedOf(filters), comparedOf(sought), first));
  const hits = hitsOf(matches, sort, first.length > 0, upTo);
  const found = matches.count(TOTAL_CAP + 1) + matches.added.length;
  return { ids: hits.map((hit) => String(idOf(view, hit))), found: Math.min(TOTAL_CAP + 1, found) };
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
