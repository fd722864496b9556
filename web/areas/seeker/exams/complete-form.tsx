import { useState } from 'react';
import { type EvidenceKind, evidenceKinds } from '#contract/exams/evidence.ts';
import type { OwnRegistration } from '#contract/exams/registrations.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { toast } from '#web/api/toasts.ts';
import { EvidenceFields, type EvidenceFile } from '#web/features/exams/evidence-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';

const kinds = Object.keys(evidenceKinds) as EvidenceKind[];

/** Completes a returned registration: further evidence, a word to the reviewer. */
export function CompleteForm({ registration, onDone }: { registration: OwnRegistration; onDone(): void }) {
  const [files, setFiles] = useState<EvidenceFile[]>([]);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useFormKey(registration.id);
  const send = async () => {
    setBusy(true);
    const evidence = files.map(({ kind, fileId }) => ({ kind, fileId }));
    const body = { move: 'complete' as const, note, evidence };
    const params = { id: registration.id };
    const done = await call(
      'POST /api/exams/registrations/:id/moves',
      { params, body },
      { idempotencyKey: key.of(body) },
    ).catch(() => null);
    setBusy(false);
    if (!done) return;
    toast.success('补件已提交，重新进入审核');
    onDone();
  };
  return (
    <div className="mt-3">
      <EvidenceFields kinds={kinds} needed={[]} files={files} onChange={(change) => setFiles(change)} />
      <TextArea
        label="说明"
        fieldClass="mt-3"
        rows={2}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        look="filled"
        className="mt-3"
        busy={busy}
        disabled={files.length === 0 && note.trim() === ''}
        onClick={() => void send()}
      >
        提交补件
      </Button>
    </div>
  );
}
