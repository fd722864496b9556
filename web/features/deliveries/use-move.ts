import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';

type Move = InputOf<Api['POST /api/deliveries/:id/moves']>['body'];

/** Makes a move and returns the updated delivery. A refusal has been shown already. */
export function useMove(id: string, onChange: (next: OwnDelivery) => void) {
  const [busy, setBusy] = useState(false);
  const move = async (body: Move, done: string): Promise<boolean> => {
    setBusy(true);
    const next = await call('POST /api/deliveries/:id/moves', { params: { id }, body }).catch(() => null);
    setBusy(false);
    if (!next) return false;
    onChange(next);
    toast.success(done);
    return true;
  };
  return { busy, move };
}
