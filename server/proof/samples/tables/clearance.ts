import type { clearanceEndpoints } from '#contract/companies/clearance.ts';
import type { Samples } from '../sample.ts';

export const clearanceSamples: Samples<typeof clearanceEndpoints> = {
  'GET /api/deliveries/:id/clearance': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'POST /api/deliveries/:id/clearance': ({ deliveryId }) => ({
    params: { id: deliveryId },
    body: { queriedOn: '2026-11-19', handler: '周老师', result: 'clear', note: '线上查询' },
  }),
};
