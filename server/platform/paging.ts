import { fieldError } from './http/app-error.ts';

/** A list is at most this many rows deep by `page`; deeper goes by `cursor`. */
const MAX_DEPTH = 1_000;
/** Totals are exact up to here. */
export const TOTAL_CAP = 1_000;

export type Position = readonly string[];

/** The opaque mark of the last row shown: the values of its sort keys. */
export const encodeCursor = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/**
 * The values inside a cursor.
 * @param shape one pattern a value; whatever a client made up beyond them is refused
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
  throw fieldError('query.cursor', '翻页标记无效，请从第一页重新查看');
}

/** Patterns of the values that cursors carry. */
export const cursorParts = {
  id: /^[1-9][0-9]{0,18}$/,
  whole: /^-?[0-9]{1,18}$/,
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
};

/** Whether what has the shape of a time is one: the 31st of February is none, and the database would refuse it. */
function isMoment(value: string, shape: RegExp): boolean {
  if (shape !== cursorParts.time) return true;
  const moment = new Date(value);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === value;
}

interface PageRequest {
  cursor?: string | undefined;
  page?: number | undefined;
}

export interface Page {
  after: string[] | null;
  offset: number;
  /** Rows wanted; a query asks for one more, to know whether there is a next sheet. */
  size: number;
}

/** Where a list answer starts: after a cursor, or at a page while that is not too deep. */
export function pageOf({ cursor, page }: PageRequest, shape: readonly RegExp[], size = 20): Page {
  if (cursor) return { after: decodeCursor(cursor, shape), offset: 0, size };
  const offset = ((page ?? 1) - 1) * size;
  return { after: null, offset, size: Math.max(0, Math.min(size, MAX_DEPTH - offset)) };
}

/** Cuts the row too many off and makes the cursor of the next sheet from the last row kept. */
export function cutPage<T>(
  rows: readonly T[],
  { size }: Page,
  positionOf: (row: T) => Position,
): { rows: T[]; nextCursor: string | null } {
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  return { rows: kept, nextCursor: rows.length > size && last !== undefined ? encodeCursor(positionOf(last)) : null };
}

/** `total` as the contract has it, from a count that stopped one above the cap. */
export const cappedTotal = (counted: number) => ({
  total: Math.min(counted, TOTAL_CAP),
  totalIsCapped: counted > TOTAL_CAP,
});
