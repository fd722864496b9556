import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MembershipMove } from '#contract/companies/membership-state.ts';
import type { Team } from '#contract/companies/teams.ts';
import { call } from '#web/api/browser-call.ts';

export const useTeam = () =>
  useQuery({ queryKey: ['team'], queryFn: ({ signal }) => call('GET /api/team', {}, { signal }) });

/** What an owner does with a colleague; the answer is the whole team as it is now. */
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

export function useLinks() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['team'] });
  return {
    make: useMutation({
      mutationFn: (role: 'recruiter' | 'interviewer' | 'finance') => call('POST /api/team/links', { body: { role } }),
      onSuccess: refresh,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => call('DELETE /api/team/links/:id', { params: { id } }),
      onSuccess: refresh,
    }),
  };
}
