import { listAt } from '#packages/memory-index/base/columns.ts';
import { alongOrder } from '#packages/memory-index/query/along-order.ts';
import { inBaseOrder, tiersInBaseOrder } from '#packages/memory-index/query/in-base-order.ts';
import { Matches } from '#packages/memory-index/query/matches.ts';
import { idOf, numberOf } from '#packages/memory-index/view.ts';
import type { FoundTalents, TalentEngine } from '../engine.ts';
import type { Candidate } from '../recommend/fit.ts';
import type { Sought, Step } from '../recommend/sought.ts';
import { comparedOf, queriesOf, stepQueries } from '../talent-query.ts';
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

/** The newest people of each step in turn, without duplicates, up to a limit; all compared data are in memory. */
function candidatesIn(
  view: TalentView,
  steps: readonly Step[],
  hidden: readonly string[],
  enough: number,
): Candidate[] {
  const found: TalentMatch[] = [];
  const ids = new Set<bigint>();
  for (const step of steps) {
    if (found.length >= enough) break;
    const question = questionOf(view, stepQueries(step), { hidden });
    const others: typeof question = {
      ...question,
      passes: (doc) => (question.passes?.(doc) ?? true) && !ids.has(view.base.ids[doc] as bigint),
      meets: (document) => question.meets(document) && !ids.has(document.id),
    };
    const requested = { order: 'newest', needed: enough - found.length, after: null } as const;
    for (const hit of alongOrder(talentDefinition, new Matches(view, others), requested)) {
      found.push(hit);
      ids.add(idOf(view, hit));
    }
  }
  const codes = codeReader();
  return found.map((hit) => candidateOf(view, hit, codes));
}

type ReadCodes = (stated: string) => string[];

/** Parses comma-separated codes, with a cache. */
function codeReader(): ReadCodes {
  const known = new Map<string, string[]>();
  return (stated) => {
    const codes = known.get(stated) ?? stated.split(',').filter(Boolean);
    known.set(stated, codes);
    return codes;
  };
}

function candidateOf(view: TalentView, hit: TalentMatch, codes: ReadCodes): Candidate {
  const { texts, lists } = view.base;
  const text = (name: TalentFields['text']): string =>
    typeof hit === 'number' ? (texts[name].values[texts[name].of[hit] as number] as string) : hit.texts[name];
  return {
    joberId: String(idOf(view, hit)),
    stages: codes(text('stages')),
    subjects: codes(text('subjects')),
    cityCodes: typeof hit === 'number' ? listAt(lists.cities, hit) : [...hit.lists.cities],
    education: text('education'),
    certificates: codes(text('certificates')),
    titleRank: numberOf(view, hit, 'titleRank'),
    months: numberOf(view, hit, 'months'),
    salaryMin: numberOf(view, hit, 'salaryMin'),
    activeAt: new Date(numberOf(view, hit, 'activeAt')),
  };
}
