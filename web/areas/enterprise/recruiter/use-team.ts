import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MembershipMove } from '#contract/companies/membership-state.ts';
import type { Team } from '#contract/companies/teams.ts';
import { call } from '#web/api/browser-call.ts';
import { useAction } from '#web/features/calls/use-action.ts';

export const useTeam = () =>
  useQuery({ queryKey: ['team'], queryFn: ({ signal }) => call('GET /api/team', {}, { signal }) });

/** An owner's move on a colleague; returns the current team. */
export function useMemberMove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, move, toMemberId }: { id: string; move: MembershipMove; toMemberId?: string | undefined }) =>
      call('POST /api/team/members/:id/moves', { params: { id }, body: { move: move as 'admit', toMemberId } }),
    onSuccess: (team: Team) => client.setQueryData(['team'], team),
    onError: () => void client.invalidateQueries({ queryKey: ['team'] }),
  });
}

export function useRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: Team['members'][number]['role'] }) =>
      call('PATCH /api/team/members/:id', { params: { id }, body: { role } }),
    onSuccess: (team: Team) => client.setQueryData(['team'], team),
    onError: () => void client.invalidateQueries({ queryKey: ['team'] }),
  });
}

/** Links for colleagues, of a box that was `opened`. */
export function useLinks(opened: boolean) {
  const invalidates = [['team']];
  return {
    make: useAction('POST /api/team/links', { invalidates, opened }),
    revoke: useAction('DELETE /api/team/links/:id', { invalidates }),
  };
}
