import type { z } from 'zod';
import { dayMs } from '#contract/months.ts';
import type { postQuery, Sort } from '#contract/search/post-search.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { cursorParts, cutPage, pageOf, TOTAL_CAP } from '#server/platform/paging.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { engineOf } from '../engine-of.ts';
import type { MarkedSpan, PostSearch } from '../search-types.ts';
import { explain } from '../understand/explain.ts';
import { normalise, normaliseWithOrigin } from '../understand/normalise.ts';
import { understandAll } from '../understand/understand.ts';
import type { WordGroup } from '../understand/word-group.ts';
import type { FoundRow } from './search.ts';

const shanghai = 8 * 3_600_000;

/** Midnight in Asia/Shanghai. */
export const startOfToday = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + shanghai) / dayMs) * dayMs - shanghai);

export type PostQuery = z.output<typeof postQuery>;

/** The cursor's order, then the sort keys of the last row. */
const cursorShape = [/^(fit|newest|salary)$/, /^[01]$/, cursorParts.whole, cursorParts.time, cursorParts.id];

/** Finds open posts; a cursor of another search is a 400. */
export async function searchPosts(source: SearchSource, query: PostQuery, now: Date): Promise<PostSearch> {
  const { sort = 'fit', cursor, page, ...filters } = query;
  const pageSlice = pageOf({ cursor, page }, cursorShape);
  const after = pageSlice.after && positionOf(pageSlice.after, sort);
  const today = startOfToday(now);
  const engine = await engineOf(source);
  const understood = await understandAll(engine, filters, sort, now);
  const { search } = understood;
  const slice = { after, offset: pageSlice.offset, rows: pageSlice.size === 0 ? 0 : pageSlice.size + 1 };
  const isFirst = after === null && pageSlice.offset === 0;
  const { rows: found, counts } = await engine.find(search, slice, today);
  const { rows, nextCursor } = cutPage(found, pageSlice, (row) => [
    sort,
    String(row.tier),
    String(row.month),
    row.at,
    row.id,
  ]);
  return {
    ids: rows.map(({ id }) => id),
    marksIn: markerOf(search.marked),
    understood: explain(understood, counts.found),
    total: counts.isCapped ? TOTAL_CAP : counts.found,
    totalIsCapped: counts.isCapped,
    nextCursor,
    freshToday: isFirst ? Math.min(counts.fresh, 1_000) : 0,
    earliestDeadline: earliest(rows),
  };
}

function positionOf([order, tier, month, at = '', id = '']: string[], sort: Sort) {
  if (
    order !== sort ||
    Math.abs(Number(month)) > 2_147_483_647 ||
    BigInt(id) > 9_223_372_036_854_775_807n ||
    Number.isNaN(Date.parse(at))
  ) {
    throw fieldError('query.cursor', '请从第一页重新查看，这一页已失效');
  }
  return { tier: Number(tier), month: Number(month), at, id };
}

function earliest(rows: readonly FoundRow[]): Date | null {
  const moments = rows.flatMap(({ deadline }) => (deadline === null ? [] : [new Date(deadline).getTime()]));
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

/** The parts of a title to highlight: every occurrence of a requested word or its synonym. */
export function markerOf(groups: readonly WordGroup[]): (title: string) => MarkedSpan[] {
  const words = new Set(
    groups
      .filter(({ not }) => !not)
      .flatMap((group) => [normalise(group.text), ...group.words.flat()])
      .filter((word) => word !== '' && !word.startsWith('~')),
  );
  return (title) => {
    if (words.size === 0) return [];
    const { text, origin } = normaliseWithOrigin(title);
    const found = [...words].flatMap((word) => occurrences(text, word));
    return merge(found.sort(([one], [other]) => one - other)).map(([from, to]) => [
      origin[from] ?? 0,
      endOf(origin, to),
    ]);
  };
}

function occurrences(text: string, word: string): MarkedSpan[] {
  const found: MarkedSpan[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  return found;
}

function merge(sorted: MarkedSpan[]): MarkedSpan[] {
  const merged: MarkedSpan[] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** A character expanded by normalisation ('㎡' → 'm2') is highlighted whole. */
function endOf(origin: number[], to: number): number {
  const before = origin[to - 1] ?? 0;
  for (let at = to; at < origin.length; at += 1) {
    const place = origin[at] ?? before;
    if (place > before) return place;
  }
  return before;
}
