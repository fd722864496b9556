import { useEffect, useRef } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { stepFrom } from './use-place.ts';

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
