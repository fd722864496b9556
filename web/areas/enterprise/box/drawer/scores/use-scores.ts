import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';

const SCORES = 'GET /api/company/deliveries/:id/scores';

/** The score sheets of a delivery, and saving one's own. */
export function useScores(id: string) {
  const input = { params: { id } };
  return {
    scores: useCall(SCORES, input, { background: true, quiet: true }),
    give: useAction('PUT /api/company/deliveries/:id/score', { answers: callKey(SCORES, input) }),
  };
}

/** Sets a post's own criteria. */
export const useScoreForm = (onSuccess: () => void) =>
  useAction('PUT /api/company/posts/:id/scoreForm', {
    invalidates: [SCORES],
    done: '评分表已保存，之前的评分不变',
    onSuccess,
  });
