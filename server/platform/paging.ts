import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowOf } from './database/database.ts';
import { fieldError } from './http/app-error.ts';

/** Maximum depth of a list in rows by `page`; beyond it, use `cursor`. */
const MAX_DEPTH = 1_000;
/** Totals are exact up to this number. */
export const TOTAL_CAP = 1_000;

export type Position = readonly string[];

/** An opaque cursor of the last row shown: the values of its sort keys. */
export const encodeCursor = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/**
 * The values inside a cursor.
 * @param shape one pattern per value; anything else is refused
 * @throws AppError INVALID_INPUT
 */
export function decodeCursor(cursor: string, shape: readonly RegExp[]): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === shape.length) {
      const texts = values.map(String);
      if (texts.every((value, at) => shape[at]?.test(value) && isMoment(value, shape[at]))) return texts;
    }
  } catch {}
  throw fieldError('query.cursor', '请从第一页重新查看，这一页已失效');
}

/** Patterns of the values in cursors. */
export const cursorParts = {
  id: /^[1-9][0-9]{0,18}$/,
  whole: /^-?[0-9]{1,18}$/,
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
};

/** Whether a value in the form of a time is valid: the 31st of February is not, and the database would refuse it. */
function isMoment(value: string, shape: RegExp): boolean {
  if (shape !== cursorParts.time) return true;
  const moment = new Date(value);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === value;
}

export interface PageRequest {
  cursor?: string | undefined;
  page?: number | undefined;
}

export interface Page {
  after: string[] | null;
  offset: number;
  /** Page size in rows; a query selects one more to detect a next page. */
  size: number;
}

/** Where a list answer starts: after a cursor, or at a page within the maximum depth. */
export function pageOf({ cursor, page }: PageRequest, shape: readonly RegExp[], size = 20): Page {
  if (cursor) return { after: decodeCursor(cursor, shape), offset: 0, size };
  const offset = ((page ?? 1) - 1) * size;
  return { after: null, offset, size: Math.max(0, Math.min(size, MAX_DEPTH - offset)) };
}

/**
 * The condition on rows after the cursor of a page, in a list by a time and an id, the newest first or, with `>`, the oldest.
 * @param keys both columns, as in the list's order
 */
export const beyond = ({ after }: Page, keys: SQL, way: '<' | '>' = '<'): SQL =>
  after ? sql`(${keys}) ${sql.raw(way)} (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql`true`;

/** Removes the extra row and makes the next cursor from the last remaining row. */
export function cutPage<T>(
  rows: readonly T[],
  { size }: Page,
  positionOf: (row: T) => Position,
): { rows: T[]; nextCursor: string | null } {
  const remaining = rows.slice(0, size);
  const last = remaining.at(-1);
  return {
    rows: remaining,
    nextCursor: rows.length > size && last !== undefined ? encodeCursor(positionOf(last)) : null,
  };
}

/** `total` as the contract defines it, from a count that stopped one above the cap. */
export const cappedTotal = (counted: number) => ({
  total: Math.min(counted, TOTAL_CAP),
  totalIsCapped: counted > TOTAL_CAP,
});

/** The total of a list, counted up to one above the cap. `from` is the list's statement after `select`. */
export async function countCapped(db: Database, from: SQL) {
  const row = await rowOf(db, { n: 'number' })`
    select count(*)::int as n from (select ${from} limit ${TOTAL_CAP + 1}) as found`;
  return cappedTotal(row?.n ?? 0);
}
