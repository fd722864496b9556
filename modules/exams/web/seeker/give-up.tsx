import { useId, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { Button } from '#web/ui/button.tsx';
import type { Candidacy } from '../../contract/candidates/recheck.ts';

interface Props {
  params: { id: string };
  onDone(own: Candidacy): void;
}

/** 放弃, with a reason: it cannot be taken back, since the next in the order takes the place. */
export function GiveUp({ params, onDone }: Props) {
  const field = useId();
  const [reason, setReason] = useState('');
  const key = useFormKey(params.id);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const body = { reason: reason.trim() };
    setBusy(true);
    const done = call('POST /api/exams/:id/candidacy/withdrawal', { params, body }, { idempotencyKey: key.of(body) });
    await done.then(onDone, () => undefined);
    setBusy(false);
  };
  return (
    <details className="script-only text-13 open:basis-full">
      <summary className="-ml-2 flex min-h-11 w-fit cursor-pointer items-center px-2 text-ink-3 hover:text-err-ink">
        不再参加，放弃后续环节
      </summary>
      <label htmlFor={field} className="mt-2 block text-ink-1">
        原因（放弃以后不能恢复，由下一位递补）
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={field}
          className="field h-9! min-w-0 flex-1 basis-56"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button busy={busy} disabled={reason.trim().length < 2} onClick={() => void send()}>
          放弃
        </Button>
      </div>
    </details>
  );
}
