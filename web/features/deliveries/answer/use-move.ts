import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';

export type MoveBody = InputOf<Api['POST /api/deliveries/:id/moves']>['body'];

/** Makes a move and returns whether it was made. A refusal has been shown already. */
export function useMove(id: string, onChange: (next: OwnDelivery) => void) {
  const [busy, setBusy] = useState(false);
  const move = async (body: MoveBody, done: string, keepalive = false): Promise<boolean> => {
    setBusy(true);
    const next = await call('POST /api/deliveries/:id/moves', { params: { id }, body }, { keepalive }).catch(
      () => null,
    );
    setBusy(false);
    if (!next) return false;
    onChange(next);
    toast.success(done);
    return true;
  };
  return { busy, move };
}
