import { useState } from 'react';
import { eligibilityKinds } from '#contract/exams/evidence.ts';
import type { OwnRegistration } from '#contract/exams/registrations.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { toast } from '#web/api/toasts.ts';
import { EvidenceFields, type EvidenceFile } from '#web/features/exams/evidence-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';

const acts = {
  complete: { kinds: eligibilityKinds, label: '提交补件', done: '补件已提交，重新进入审核' },
  remit: { kinds: ['receipt', 'other'], label: '提交缴费凭证', done: '缴费凭证已提交，等组织单位确认' },
} as const;

interface Props {
  registration: OwnRegistration;
  move: keyof typeof acts;
  onDone(): void;
}

/** Completes a returned registration, or sends the receipt of the fee: files, a word to the reviewer. */
export function EvidenceForm({ registration, move, onDone }: Props) {
  const { kinds, label, done: said } = acts[move];
  const [files, setFiles] = useState<EvidenceFile[]>([]);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useFormKey(registration.id);
  const send = async () => {
    setBusy(true);
    const evidence = files.map(({ kind, fileId }) => ({ kind, fileId }));
    const body = { move, note, evidence };
    const params = { id: registration.id };
    const done = await call(
      'POST /api/exams/registrations/:id/moves',
      { params, body },
      { idempotencyKey: key.of(body) },
    ).catch(() => null);
    setBusy(false);
    if (!done) return;
    toast.success(said);
    onDone();
  };
  return (
    <div className="mt-3">
      <EvidenceFields kinds={kinds} needed={[]} files={files} onChange={(change) => setFiles(change)} />
      <TextArea
        label={move === 'remit' ? '说明（申请免缴的写明理由）' : '说明'}
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
        {label}
      </Button>
    </div>
  );
}
