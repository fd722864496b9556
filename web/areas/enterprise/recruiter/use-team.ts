import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/browser-call.ts';
import { useAction } from '#web/features/calls/use-action.ts';

/** The cache key of the team, which each change of a member answers. */
export const teamKey = ['team'];

export const useTeam = () =>
  useQuery({ queryKey: teamKey, queryFn: ({ signal }) => call('GET /api/team', {}, { signal }) });

/** An owner's change of a colleague; a refused one reads the team again. */
export function useMemberChange<K extends 'POST /api/team/members/:id/moves' | 'PATCH /api/team/members/:id'>(key: K) {
  const client = useQueryClient();
  return useAction(key, {
    answers: teamKey,
    onError: () => void client.invalidateQueries({ queryKey: teamKey }),
  });
}
