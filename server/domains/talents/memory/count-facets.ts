import { Matches } from '#packages/memory-index/query/matches.ts';
import { type Sample, sampleIn } from '#packages/memory-index/query/sample.ts';
import type { Count } from '../engine.ts';
import type { Sought } from '../recommend/sought.ts';
import { comparedOf, type FacetName, queriesOf } from '../talent-query.ts';
import { questionOf } from './question.ts';
import type { TalentFields, TalentView } from './talent-definition.ts';

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
