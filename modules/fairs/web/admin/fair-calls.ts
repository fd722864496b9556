import { useCall } from '#web/features/calls/use-call.ts';

/** Calls to refetch after an action at a fair. */
export const fairCalls = [
  'GET /api/admin/fairs',
  'GET /api/admin/fairs/:id',
  'GET /api/admin/fairs/:id/exhibitors',
  'GET /api/admin/fairs/:id/counts',
] as const;

export const useFair = (id: string | null) => useCall('GET /api/admin/fairs/:id', id ? { params: { id } } : null);
