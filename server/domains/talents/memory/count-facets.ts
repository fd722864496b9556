import { Matches } from '#server/platform/memory-index/matches.ts';
import { sampleIn } from '#server/platform/memory-index/sample.ts';
import { numberOf } from '#server/platform/memory-index/view.ts';
import type { Count } from '../engine.ts';
import type { Sought } from '../sought.ts';
import { askedOf, comparedOf, type FacetName } from '../talent-query.ts';
import { questionOf } from './question.ts';
import type { TalentFields, TalentHit, TalentView } from './talent-definition.ts';

/** Results of twice as many and more are counted from a part of them. */
const size = 4_000;

const textOf: Record<Exclude<FacetName, 'title'>, TalentFields['text']> = {
  stage: 'stages',
  subject: 'subjects',
  certificate: 'certificates',
  education: 'education',
  experience: 'experience',
  identity: 'identity',
};

/** People by option of some filters, one filter's own choice left out. */
export function countIn(
  view: TalentView,
  sought: Omit<Sought, 'sort'>,
  names: readonly FacetName[],
  without?: FacetName,
): { rows: Count[]; isExact: boolean } {
  const question = questionOf(view, askedOf(sought.filters, without), comparedOf(sought));
  const { hits, scale } = sampleIn(new Matches(view, question), size);
  const rows = names.flatMap((name) => {
    const counts = name === 'title' ? countTitles(view, hits) : countCodes(view, hits, textOf[name]);
    return [...counts].map(([code, n]) => ({ name, code, n: n * scale }));
  });
  return { rows, isExact: scale === 1 };
}

function countCodes({ base }: TalentView, hits: readonly TalentHit[], name: TalentFields['text']): Map<string, number> {
  const { of, values } = base.texts[name];
  const byText = new Map<number | string, number>();
  for (const hit of hits) {
    const text = typeof hit === 'number' ? (of[hit] as number) : hit.texts[name];
    byText.set(text, (byText.get(text) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  for (const [text, n] of byText) {
    const codes = typeof text === 'number' ? (values[text] as string) : text;
    for (const code of codes.split(',')) if (code !== '') counts.set(code, (counts.get(code) ?? 0) + n);
  }
  return counts;
}

/** Whoever has a 职称 counts for each below it. */
function countTitles(view: TalentView, hits: readonly TalentHit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const hit of hits) {
    const rank = numberOf(view, hit, 'titleRank');
    for (let own = 2; own <= rank; own += 1) counts.set(String(own), (counts.get(String(own)) ?? 0) + 1);
  }
  return counts;
}
