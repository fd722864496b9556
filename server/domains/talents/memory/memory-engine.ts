import { dayMs } from '#contract/months.ts';
import { docOf } from '#packages/memory-index/base/base.ts';
import { listAt } from '#packages/memory-index/base/columns.ts';
import { alongOrder } from '#packages/memory-index/query/along-order.ts';
import { inBaseOrder, tiersInBaseOrder } from '#packages/memory-index/query/in-base-order.ts';
import { Matches } from '#packages/memory-index/query/matches.ts';
import type { Query } from '#packages/memory-index/query/query.ts';
import type { Question } from '#packages/memory-index/query/question.ts';
import { type Sample, sampleIn } from '#packages/memory-index/query/sample.ts';
import { idOf, numberOf } from '#packages/memory-index/view.ts';
import type { Count, FoundTalents, TalentEngine } from '../engine.ts';
import type { Candidate } from '../recommend/fit.ts';
import type { CandidateSet, Sought } from '../recommend/sought.ts';
import { type Compared, comparedOf, type FacetName, queriesOf, stepQueries } from '../talent-query.ts';
import { type TalentFields, type TalentMatch, type TalentView, talentDefinition } from './talent-definition.ts';

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The lexemes and comparisons of a search; equivalent to `restSql`. */
function questionOf(
  { base }: TalentView,
  filters: readonly Query[],
  { salaryMax, monthsMin = 0, monthsMax = Number.POSITIVE_INFINITY, arrival, hidden }: Compared,
  { first = [], refused = [] }: { first?: readonly Query[]; refused?: readonly Query[] } = {},
): Question<TalentFields> {
  const most = salaryMax ?? Number.POSITIVE_INFINITY;
  const last = arrival === undefined ? Number.POSITIVE_INFINITY : dayNumber(arrival);
  const ids = new Set(hidden.map(BigInt));
  const docs = new Set([...ids].map((id) => docOf(base, id)));
  const { salaryMin: least, arrival: from, months } = base.numbers;
  const isOpen =
    salaryMax === undefined &&
    monthsMin === 0 &&
    monthsMax === Number.POSITIVE_INFINITY &&
    arrival === undefined &&
    hidden.length === 0;
  return {
    required: filters,
    refused,
    first,
    end: base.size,
    without: null,
    passes: isOpen
      ? null
      : (doc) =>
          (least[doc] as number) <= most &&
          (from[doc] as number) <= last &&
          (months[doc] as number) >= monthsMin &&
          (months[doc] as number) <= monthsMax &&
          !docs.has(doc),
    meets: ({ id, numbers }) =>
      numbers.salaryMin <= most &&
      numbers.arrival <= last &&
      numbers.months >= monthsMin &&
      numbers.months <= monthsMax &&
      !ids.has(id),
  };
}

type Part = Sample<TalentFields>;

/** Results at least twice this size are counted from a sample: each person is far apart in memory. */
const size = 1_000;

const textOf: Record<Exclude<FacetName, 'title'>, TalentFields['text']> = {
  stage: 'stages',
  subject: 'subjects',
  certificate: 'certificates',
  education: 'education',
  experience: 'experience',
  identity: 'identity',
};

/** People by option of some filters, ignoring one filter's own choice. */
export function countIn(
  view: TalentView,
  sought: Omit<Sought, 'sort'>,
  names: readonly FacetName[],
  without?: FacetName,
): { rows: Count[]; isExact: boolean } {
  const question = questionOf(view, queriesOf(sought, without), comparedOf(sought), {
    refused: sought.words.refused,
  });
  const sample = sampleIn(new Matches(view, question), size);
  const rows = names.flatMap((name) => {
    const counts = name === 'title' ? countTitles(view, sample) : countCodes(view, sample, textOf[name]);
    return [...counts].map(([code, n]) => ({ name, code, n }));
  });
  return { rows, isExact: sample.scale === 1 };
}

/** The base was sampled with factor `scale`; people added since are counted in full. */
function countCodes({ base }: TalentView, { hits, scale }: Part, name: TalentFields['text']): Map<string, number> {
  const { of, values } = base.texts[name];
  const byText = new Uint32Array(values.length);
  const counts = new Map<string, number>();
  const add = (codes: string, n: number) => {
    for (const code of codes.split(',')) if (code !== '') counts.set(code, (counts.get(code) ?? 0) + n);
  };
  for (const hit of hits) {
    if (typeof hit !== 'number') add(hit.texts[name], 1);
    else byText[of[hit] as number] = (byText[of[hit] as number] as number) + 1;
  }
  for (const [text, n] of byText.entries()) if (n > 0) add(values[text] as string, n * scale);
  return counts;
}

/** A 职称 counts for each level below it. */
function countTitles({ base }: TalentView, { hits, scale }: Part): Map<string, number> {
  const column: ArrayLike<number> = base.numbers.titleRank;
  const byRank = new Uint32Array(256);
  for (const hit of hits) {
    const [rank, stands] = typeof hit === 'number' ? [column[hit] as number, scale] : [hit.numbers.titleRank, 1];
    byRank[rank] = (byRank[rank] as number) + stands;
  }
  const counts = new Map<string, number>();
  let held = 0;
  for (let rank = byRank.length - 1; rank >= 2; rank -= 1) {
    held += byRank[rank] as number;
    if (held > 0) counts.set(String(rank), held);
  }
  return counts;
}

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
  steps: readonly CandidateSet[],
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
