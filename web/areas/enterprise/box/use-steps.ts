import { useEffect, useRef } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';

interface Walk {
  rows: readonly BoxRow[];
  /** The current position, see `usePlace`. */
  at: number;
  page: number;
  pages: number;
  isSettled: boolean;
  onStep(next: BoxRow): void;
  onPage(page: number): void;
}

/** Steps from one delivery to the next through all pages of the list. */
export function useSteps({ rows, at, page, pages, isSettled, onStep, onPage }: Walk) {
  /** Set while the page is turned: its first or last row is the next one. */
  const turning = useRef<{ page: number; by: 1 | -1 } | null>(null);
  useEffect(() => {
    const next = turning.current?.by === 1 ? rows[0] : rows.at(-1);
    if (turning.current?.page !== page || !isSettled || !next) return;
    turning.current = null;
    onStep(next);
  });
  const can = (by: 1 | -1) => rows[at < 0 ? 0 : stepFrom(at, by)] !== undefined || (by > 0 ? page < pages : page > 1);
  const step = (by: 1 | -1) => {
    const next = rows[at < 0 ? 0 : stepFrom(at, by)];
    if (next) return onStep(next);
    if (!can(by)) return;
    turning.current = { page: page + by, by };
    onPage(page + by);
  };
  return { can, step };
}

interface Place {
  list: string;
  id: string;
  at: number;
}

/**
 * The position of a delivery in the list. If it has left the list, the position is halfway between its neighbours, so that one
 * step continues from there.
 */
export function usePlace(rows: readonly BoxRow[], id: string | null, list: string, isSettled: boolean): number {
  const last = useRef<Place | null>(null);
  const found = rows.findIndex((row) => row.id === id);
  const known = last.current?.list === list && last.current.id === id ? last.current.at : null;
  useEffect(() => {
    if (isSettled && id !== null && found >= 0) last.current = { list, id, at: found };
  });
  return found >= 0 || known === null ? found : known - 0.5;
}

/** One step from a position that may be halfway between two rows. */
const stepFrom = (at: number, by: 1 | -1): number => (by > 0 ? Math.floor(at + 1) : Math.ceil(at - 1));
