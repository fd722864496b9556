import { codesOf, type List, shortOf } from '#contract/taxonomy/list.ts';
import { cities, hotCities } from '#contract/taxonomy/places/cities.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import type { RequestedPage } from './collect-requested.ts';

const DISTINCT = 10_000;
/** Most users do not go further than this. */
const PAGES = 40;

const words = ['教师', '老师', '招聘', '事业编制', '双休', '住宿', '应届'];

/** Every combination of the lists' members, those near the beginning of each list first. */
function pairings(...lists: readonly (readonly string[])[]): string[][] {
  const all = lists.reduce<{ parts: string[]; rank: number }[]>(
    (made, list) =>
      made.flatMap(({ parts, rank }) =>
        list.map((part, index) => ({ parts: [...parts, part], rank: rank + Math.log2(index + 1) })),
      ),
    [{ parts: [], rank: 0 }],
  );
  return all.sort((one, other) => one.rank - other.rank).map(({ parts }) => parts);
}

/** An address without empty parameters. */
function href(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

const range = (n: number) => Array.from({ length: n }, (_, index) => String(index + 1));
const namesOf = (list: List) => codesOf(list).map((code) => shortOf(list, code));
const requestedPlaces = [...new Map([...hotCities, ...cities].map(({ code, name }) => [code, name]))];
const cityCodes = requestedPlaces.map(([code]) => code);

/**
 * 10,000 addresses of each kind of page, most requested first. Each is a different page: no two differ only by parameters that
 * the site ignores.
 */
export function pageUrls({ posts, companies, hotTabs, famousTabs }: RequestedPage): Record<string, string[]> {
  const lists = {
    '/': pairings(['', ...cityCodes], ['', ...hotTabs.slice(1)], ['', ...famousTabs.slice(1)]).map(
      ([cityCode, hot, famous]) => href('/', { cityCode, hot, famous }),
    ),
    '/jobs?keyword=': pairings(
      namesOf(subjects),
      ['', ...namesOf(stages), ...words],
      ['', ...requestedPlaces.slice(0, 60).map(([, name]) => name)],
    ).map((parts) => href('/jobs', { keyword: parts.filter(Boolean).join(' ') })),
    '/jobs filtered': pairings(
      cityCodes.slice(0, 40),
      ['', ...codesOf(stages).slice(1)],
      ['', ...codesOf(subjects).slice(6, 20)],
      ['', ...codesOf(tenures).slice(0, 6)],
    ).map(([cityCode, stage, subject, tenure]) => href('/jobs', { cityCode, stage, subject, tenure })),
    '/jobs/details': posts.map((id) => href('/jobs/details', { id })),
    '/business/details': [
      ...companies.map((id) => href('/business/details', { id })),
      ...pairings(range(PAGES), companies).map(([page, id]) =>
        href('/business/details', { id, tab: 'posts', page: page === '1' ? undefined : page }),
      ),
    ],
  };
  return Object.fromEntries(
    Object.entries(lists).map(([name, paths]) => {
      const distinct = [...new Set(paths)].slice(0, DISTINCT);
      if (distinct.length < DISTINCT) throw new Error(`${name} has only ${distinct.length} addresses`);
      return [name, distinct];
    }),
  );
}
