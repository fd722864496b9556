import { type FormEvent, useState } from 'react';
import { interviewTimeFault } from '#contract/deliveries/interviews.ts';
import { shanghaiInstant } from '#web/features/time/shanghai-instant.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface Props {
  busy: boolean;
  onPropose(at: string, note: string | undefined): void;
  onCancel(): void;
}

/** Proposes another time for the interview. */
export function ProposeTime({ busy, onPropose, onCancel }: Props) {
  const [local, setLocal] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = shanghaiInstant(local);
    if (Number.isNaN(at.getTime())) return setError('请选择你希望的时间');
    if (at.getTime() <= Date.now()) return setError('请选择将来的时间');
    const fault = interviewTimeFault('希望的时间', at, new Date());
    if (fault) return setError(fault);
    onPropose(at.toISOString(), note.trim() || undefined);
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className="mt-3 grid grid-cols-[220px_1fr_auto] items-start gap-3 border-t border-brand-line pt-3 max-sm:grid-cols-1"
    >
      <TextField
        label="希望的时间"
        type="datetime-local"
        value={local}
        error={error}
        onChange={(event) => setLocal(event.target.value)}
      />
      <TextField label="留言（选填）" maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
      <div className="flex gap-2 pt-6">
        <Button onClick={onCancel}>取消</Button>
        <Button type="submit" look="filled" busy={busy}>
          发送
        </Button>
      </div>
    </form>
  );
}
