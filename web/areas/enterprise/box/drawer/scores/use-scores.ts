import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { Criterion } from '#contract/deliveries/score-form.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';

type ScoreInput = InputOf<Api['PUT /api/company/deliveries/:id/score']>['body'];

/** The score sheets of a delivery, and saving one's own. */
export function useScores(id: string) {
  const client = useQueryClient();
  const queryKey = ['box', 'scores', id];
  const scores = useQuery({
    queryKey,
    queryFn: () => call('GET /api/company/deliveries/:id/scores', { params: { id } }, { background: true }),
  });
  const give = useMutation({
    mutationFn: (body: ScoreInput) => call('PUT /api/company/deliveries/:id/score', { params: { id }, body }),
    onSuccess: (now) => client.setQueryData(queryKey, now),
  });
  return { scores, give };
}

/** Sets a post's own criteria. */
export function useScoreForm(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (criteria: Criterion[]) =>
      call('PUT /api/company/posts/:id/scoreForm', { params: { id: postId }, body: { criteria } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['box', 'scores'] }),
  });
}
