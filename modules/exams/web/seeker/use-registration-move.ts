import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { toast } from '#web/api/toasts.ts';

const MOVE = 'POST /api/exams/registrations/:id/moves';

/** The seeker's move of a registration: says `done` and calls `onDone` once the server has made it. */
export function useRegistrationMove(id: string, done: string, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const key = useFormKey(id);
  const send = async (body: InputOf<Api[typeof MOVE]>['body']) => {
    setBusy(true);
    const moved = await call(MOVE, { params: { id }, body }, { idempotencyKey: key.of(body) }).catch(() => null);
    setBusy(false);
    if (!moved) return;
    toast.success(done);
    onDone();
  };
  return { busy, send };
}
