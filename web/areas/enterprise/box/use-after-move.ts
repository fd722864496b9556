import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { MOVE_KEY, type Move } from './use-box.ts';

/** Runs after each move that was made here, from whichever form. */
export function useAfterMove(done: (move: Move) => void): void {
  const client = useQueryClient();
  const latest = useRef(done);
  latest.current = done;
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (event.mutation.options.mutationKey !== MOVE_KEY) return;
        latest.current(event.mutation.state.variables as Move);
      }),
    [client],
  );
}
