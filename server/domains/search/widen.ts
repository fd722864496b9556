import type { PostFilters, Widening } from '#contract/posts.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { provinceCodeOf, regionByCode, regionShortName } from '#contract/taxonomy/regions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cappedTotal } from '#server/platform/paging.ts';
import { listNames, lists } from './code-bits.ts';
import { countFound } from './count-found.ts';
import { understand } from './understand.ts';

/** A wider search: what is said of it, and its filters. */
interface Wider {
  label: string;
  filters: PostFilters;
}

const most = 4;

/** Each filter given up or widened, one at a time: those that find more than now, most first. */
export async function widen(db: Database, filters: PostFilters, now: Date): Promise<Widening[]> {
  const wider = widerThan(filters);
  if (wider.length === 0) return [];
  const current = await totalOf(db, filters, now);
  const found: Widening[] = [];
  for (const { label, filters: given } of wider) {
    const total = await totalOf(db, given, now);
    if (total > current) found.push({ label, query: queryOf(given), total });
  }
  return found.sort((one, other) => other.total - one.total).slice(0, most);
}

async function totalOf(db: Database, filters: PostFilters, now: Date): Promise<number> {
  const { search, stats } = await understand(db, filters, 'newest', now);
  return cappedTotal((await countFound(db, search, stats)).found).total;
}

function widerThan(filters: PostFilters): Wider[] {
  const without = (...names: (keyof PostFilters)[]): PostFilters => {
    const kept = Object.entries(filters).filter(([name]) => !names.includes(name as keyof PostFilters));
    return Object.fromEntries(kept) as PostFilters;
  };
  const wider = listNames.flatMap((list) => {
    const codes = filters[list];
    if (!codes || codes.length === 0) return [];
    return [{ label: `去掉‘${labelsOf(lists[list], codes).join('、')}’`, filters: without(list) }];
  });
  if (filters.salaryMin !== undefined || filters.salaryMax !== undefined) {
    wider.push({ label: '不限薪资', filters: without('salaryMin', 'salaryMax') });
  }
  if (filters.within !== undefined) wider.push({ label: '不限发布时间', filters: without('within') });
  return [...wider, ...widerPlace(filters, without('cityCode')), ...fewerWords(filters)];
}

function widerPlace(filters: PostFilters, everywhere: PostFilters): Wider[] {
  const region = regionByCode(filters.cityCode);
  if (!region) return [];
  const above = region.level === 'county' ? region.parent : region.level === 'city' ? provinceCodeOf(region.code) : '';
  if (above === '' || regionShortName(above) === region.short) return [{ label: '不限地区', filters: everywhere }];
  return [{ label: `扩大到${regionShortName(above)}`, filters: { ...filters, cityCode: above } }];
}

/** Of several words, each may be left out. */
function fewerWords(filters: PostFilters): Wider[] {
  const words = (filters.keyword ?? '').split(/\s+/).filter(Boolean);
  if (words.length < 2) return [];
  return words.map((word, left) => ({
    label: `去掉‘${word}’`,
    filters: { ...filters, keyword: words.filter((_, at) => at !== left).join(' ') },
  }));
}

/** The filters as they stand in the URL of /jobs. */
function queryOf(filters: PostFilters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
