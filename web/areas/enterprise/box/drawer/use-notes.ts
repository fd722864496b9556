import { useCall } from '#web/features/calls/use-call.ts';

/** Colleagues' notes on a delivery. */
export const useNotes = (id: string) =>
  useCall('GET /api/company/deliveries/:id/notes', { params: { id } }, { background: true, quiet: true });
