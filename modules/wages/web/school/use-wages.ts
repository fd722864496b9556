import { useCall } from '#web/features/calls/use-call.ts';

/** The lists and records, which each of the school's actions changes. */
export const wageCalls = ['GET /api/company/wages', 'GET /api/company/wages/agreements/:id'] as const;

export const useWages = () => useCall('GET /api/company/wages', {});

export const useWageRecord = (id: string | null) =>
  useCall('GET /api/company/wages/agreements/:id', id === null ? null : { params: { id } }, {
    background: true,
    quiet: true,
  });
