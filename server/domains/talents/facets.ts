import { type TalentFacets, type TalentFilters, talentFilters } from '#contract/talents/talent-shapes.ts';
import { educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import type { TalentEngine, Variant } from './engine.ts';
import { understandTalents } from './keyword/understand.ts';
import { type FacetName, facetNames } from './talent-query.ts';

const givableFilters = ['cityCode', ...facetNames, 'salaryMax', 'arrival'] as const;

/** 'X 及以上' counts everyone at X or above. */
function atLeast(rows: { code: string; n: number }[]) {
  const codes = Object.keys(educations) as (keyof typeof educations)[];
  const sum = (requested: (typeof codes)[number]) =>
    rows.reduce((n, row) => (meetsEducation(row.code as typeof requested, requested) ? n + row.n : n), 0);
  return codes.map((code) => ({ code, n: sum(code) })).filter(({ n }) => n > 0);
}

/** Filters without which somebody is found, in the order of the page. */
async function withoutOne(
  engine: TalentEngine,
  filters: TalentFilters,
  hidden: readonly string[],
  now: Date,
): Promise<TalentFacets['withoutOne']> {
  const chosen = givableFilters.filter((name) => filters[name] !== undefined);
  const found = [];
  for (const name of chosen) {
    const fewer = { ...filters, [name]: undefined };
    const { words } = await understandTalents(engine, { filters: fewer, hidden, now });
    const { found: n } = await engine.first({ filters: fewer, words, sort: 'newest', hidden, now }, 1);
    if (n > 0) found.push({ name, label: talentFilters.shape[name].unwrap().meta()?.title ?? '', n });
  }
  return found;
}

/** The number of results of each option; a filter's own choice does not narrow its own options. */
export async function talentFacets(
  engine: TalentEngine,
  filters: TalentFilters,
  hidden: readonly string[],
  now: Date,
): Promise<TalentFacets> {
  const chosen = facetNames.filter((name) => filters[name] !== undefined);
  const free = facetNames.filter((name) => !chosen.includes(name));
  const variants: Variant[] = [
    ...(free.length > 0 ? [{ names: free }] : []),
    ...chosen.map((name) => ({ names: [name], without: name })),
  ];
  const { words, told } = await understandTalents(engine, { filters, hidden, now });
  const { rows, isExact } = await engine.counts({ filters, words, hidden, now }, variants);
  const of = (requested: FacetName) =>
    rows
      .filter(({ name }) => name === requested)
      .map(({ code, n }) => ({ code, n }))
      .toSorted((a, b) => b.n - a.n || (a.code < b.code ? -1 : 1));
  return {
    about: !isExact,
    understood: told,
    // Everybody has an identity.
    withoutOne: of('identity').length === 0 ? await withoutOne(engine, filters, hidden, now) : [],
    stage: of('stage'),
    subject: of('subject'),
    education: atLeast(of('education')),
    experience: of('experience'),
    certificate: of('certificate'),
    title: of('title'),
    identity: of('identity'),
  };
}
