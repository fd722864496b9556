import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';

const wasCalledOff = ({ state: { error } }: Query) => error instanceof ApiError && error.kind === 'aborted';

/** Cancelling a slow list restores the previous view and URL. Mere refetches stay. */
export function useWayBack(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useLocation();
  const isAsking = useIsFetching() > 0;
  const shown = useRef(here);
  useEffect(() => {
    // Reads the current value: requests started in effects are not in `isAsking` yet.
    if (!isAsking && client.isFetching() === 0) shown.current = here;
  }, [client, here, isAsking]);
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || !wasCalledOff(query)) return;
        // Before the failure is rendered: a cancelled first request counts as never made.
        if (query.state.data !== undefined) query.setState({ status: 'success', error: null });
        else if (shown.current !== here) {
          query.setState({ status: 'pending', error: null });
          void navigate(shown.current, { replace: true, preventScrollReset: true });
        }
      }),
    [client, here, navigate],
  );
}
