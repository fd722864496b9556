import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';

const MOVE = 'POST /api/exams/registrations/:id/moves';

/** The seeker's move of a registration: says `done` and calls `onDone` once the server has made it. */
export function useRegistrationMove(id: string, done: string, onDone: () => void) {
  const { send, isPending } = useAction(MOVE, { opened: id, done, onSuccess: onDone });
  return { busy: isPending, send: (body: InputOf<Api[typeof MOVE]>['body']) => send({ params: { id }, body }) };
}
