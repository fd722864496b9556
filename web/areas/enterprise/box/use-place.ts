import { useEffect, useRef } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';

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
export const stepFrom = (at: number, by: 1 | -1): number => (by > 0 ? Math.floor(at + 1) : Math.ceil(at - 1));
