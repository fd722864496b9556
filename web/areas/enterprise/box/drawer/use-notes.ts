import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';

export const notesKey = (id: string) => ['box', 'notes', id];

/** Colleagues' notes on a delivery. */
export const useNotes = (id: string) =>
  useQuery({
    queryKey: notesKey(id),
    queryFn: () => call('GET /api/company/deliveries/:id/notes', { params: { id } }, { background: true, quiet: true }),
  });
