import { useId, useState } from 'react';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import type { Candidacy } from '../../contract/candidates/recheck.ts';

/** 放弃, with a reason: it cannot be taken back, since the next in the order takes the place. */
export function GiveUp({ params, onDone }: { params: { id: string }; onDone(own: Candidacy): void }) {
  const field = useId();
  const [reason, setReason] = useState('');
  const { send, isPending } = useAction('POST /api/exams/:id/candidacy/withdrawal', {
    opened: params.id,
    onSuccess: onDone,
  });
  return (
    <details className="script-only text-14 open:basis-full">
      <summary className="-ml-2 flex min-h-11 w-fit cursor-pointer items-center px-2 text-ink-3 hover:text-err-ink">
        不再参加，放弃后续环节
      </summary>
      <label htmlFor={field} className="mt-2 block text-ink-1">
        原因（放弃以后不能恢复，由下一位递补）
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={field}
          className="field h-9 min-w-0 flex-1 basis-56"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button
          busy={isPending}
          disabled={reason.trim().length < 2}
          onClick={() => void send({ params, body: { reason: reason.trim() } })}
        >
          放弃
        </Button>
      </div>
    </details>
  );
}
