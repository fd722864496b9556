import { type FormEvent, useState } from 'react';
import { interviewTimeFault } from '#contract/deliveries/interviews.ts';
import { shanghaiInstant } from '#web/features/time/shanghai-instant.ts';

interface Props {
  busy: boolean;
  onPropose(at: string): void;
  onCancel(): void;
}

/** Proposes another time for the interview, within the conversation. */
export function WishTime({ busy, onPropose, onCancel }: Props) {
  const [wished, setWished] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = shanghaiInstant(wished);
    const wrong = interviewTimeFault('希望的时间', at, new Date());
    if (wrong) return setFault(wrong);
    onPropose(at.toISOString());
  };
  return (
    <form className="flex w-full flex-wrap items-center gap-2" onSubmit={submit}>
      <input
        type="datetime-local"
        required
        aria-label="希望的时间"
        aria-invalid={fault !== null}
        className="field h-8 min-w-0 flex-1"
        value={wished}
        onChange={(event) => {
          setFault(null);
          setWished(event.target.value);
        }}
      />
      <button type="submit" className="btn btn-tint btn-s" disabled={busy}>
        提出
      </button>
      <button type="button" className="btn btn-text btn-s" onClick={onCancel}>
        取消
      </button>
      {fault && (
        <span className="w-full text-12 text-err-ink" role="alert">
          {fault}
        </span>
      )}
    </form>
  );
}
