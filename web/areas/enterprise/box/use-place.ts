import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { MOVE_KEY, type Move } from './use-box.ts';

interface Place {
  list: string;
  id: string;
  at: number;
}

/**
 * The position of a delivery in the list. If it has left the list, the position is halfway between its neighbours, so that one
 * step continues from there; if it left by a move made here, `onGone` gets its successor.
 */
export function usePlace(
  rows: readonly BoxRow[],
  id: string | null,
  { list, isSettled, onGone }: { list: string; isSettled: boolean; onGone(next: BoxRow): void },
): number {
  const client = useQueryClient();
  const last = useRef<Place | null>(null);
  const found = rows.findIndex((row) => row.id === id);
  const known = last.current?.list === list && last.current.id === id ? last.current.at : null;
  useEffect(() => {
    if (!isSettled || id === null) return;
    if (found >= 0) {
      last.current = { list, id, at: found };
      return;
    }
    const moves = client.getMutationCache().findAll({ mutationKey: MOVE_KEY, status: 'success' });
    const next = rows[Math.min(known ?? 0, rows.length - 1)];
    if (known !== null && next && moves.some(({ state }) => (state.variables as Move).id === id)) onGone(next);
  });
  return found >= 0 || known === null ? found : known - 0.5;
}

/** One step from a position that may be halfway between two rows. */
export const stepFrom = (at: number, by: 1 | -1): number => (by > 0 ? Math.floor(at + 1) : Math.ceil(at - 1));
