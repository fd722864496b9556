import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';

const TEAM = 'GET /api/team';

export const useTeam = () => useCall(TEAM, {});

/** An owner's change of a colleague; a refused one reads the team again. */
export function useMemberChange<K extends 'POST /api/team/members/:id/moves' | 'PATCH /api/team/members/:id'>(key: K) {
  const client = useQueryClient();
  return useAction(key, {
    answers: callKey(TEAM, {}),
    onError: () => void client.invalidateQueries({ queryKey: [TEAM] }),
  });
}
