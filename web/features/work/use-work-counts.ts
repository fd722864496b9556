import { useCall } from '#web/features/calls/use-call.ts';

const REFRESH_MS = 20_000;

/** How much waits in each queue of this operator. */
export const useWorkCounts = () =>
  useCall(
    'GET /api/admin/reviewCounts',
    {},
    { background: true, quiet: true, refetchInterval: REFRESH_MS, select: ({ items }) => items },
  );
