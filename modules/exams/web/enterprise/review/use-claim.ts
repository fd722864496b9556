import { useEffect } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { useCall } from '#web/features/calls/use-call.ts';

/** Well within the time of a claim. */
const RENEW_MS = 2 * 60_000;

/**
 * Claims the registration that is open, so that no colleague decides it too, and releases it when another one is opened. Returns
 * the refusal that names the colleague who has it.
 */
export function useClaim(id: string | null): string | null {
  const claim = useCall('POST /api/company/examRegistrations/:id/claim', id === null ? null : { params: { id } }, {
    background: true,
    quiet: true,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: RENEW_MS,
  });
  useEffect(() => {
    if (id === null) return;
    return () => {
      const options = { background: true, quiet: true, keepalive: true };
      void call('DELETE /api/company/examRegistrations/:id/claim', { params: { id } }, options).catch(() => undefined);
    };
  }, [id]);
  return claim.error instanceof ApiError && claim.error.code === 'CONFLICT' ? claim.error.message : null;
}
