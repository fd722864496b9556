import { useState } from 'react';
import type { OwnRegistration } from '#contract/exams/registrations.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { toast } from '#web/api/toasts.ts';
import { Button } from '#web/ui/button.tsx';

/** Withdraws a registration, after asking once in place. */
export function WithdrawButton({ registration, onDone }: { registration: OwnRegistration; onDone(): void }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const key = useFormKey(registration.id);
  const withdraw = async () => {
    setBusy(true);
    const body = { move: 'withdraw' as const };
    const params = { id: registration.id };
    const done = await call(
      'POST /api/exams/registrations/:id/moves',
      { params, body },
      { idempotencyKey: key.of(body) },
    ).catch(() => null);
    setBusy(false);
    if (!done) return;
    toast.success('已撤回报名');
    onDone();
  };
  if (!asking)
    return (
      <Button look="text" size="s" onClick={() => setAsking(true)}>
        撤回报名
      </Button>
    );
  return (
    <span className="flex flex-wrap items-center gap-2 text-13">
      撤回后本次报名作废，截止前可以重新报名
      <Button size="s" onClick={() => setAsking(false)}>
        保留
      </Button>
      <Button size="s" look="danger" busy={busy} onClick={() => void withdraw()}>
        确认撤回
      </Button>
    </span>
  );
}
