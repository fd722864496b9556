import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface Props {
  value: string;
  maxLength: number;
  error: string | undefined;
  /** The answer to sending a code; null before. */
  sent: { demoCode?: string | undefined } | null;
  sentText: string;
  /** Seconds until another code can be requested. */
  left: number;
  busy: boolean;
  onChange(value: string): void;
  onSend(): void;
}

interface SentProps extends Pick<Props, 'sent' | 'onChange'> {
  text: string;
}

/** That a code was sent. While codes are shown (a demo on this machine) the code itself, which fills the field. */
const SentHint = ({ sent, text, onChange }: SentProps) =>
  sent && (
    <span role="status">
      {text}
      {sent.demoCode && (
        <>
          。演示环境，验证码是{' '}
          <button
            type="button"
            className="cursor-pointer font-semibold text-brand"
            data-testid="demo-code"
            onClick={() => onChange(sent.demoCode ?? '')}
          >
            {sent.demoCode}
          </button>
        </>
      )}
    </span>
  );

/** A code's field with its send button; as a code is sent the field has the focus. */
export function CodeRow({ value, maxLength, error, sent, sentText, left, busy, onChange, onSend }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (sent) field.current?.focus();
  }, [sent]);
  return (
    <div className="relative">
      <TextField
        ref={field}
        label="验证码"
        className="pr-30"
        inputMode="numeric"
        placeholder={`${maxLength < 8 ? maxLength : 6} 位数字`}
        autoComplete="one-time-code"
        maxLength={maxLength}
        value={value}
        error={error}
        hint={sent && <SentHint sent={sent} text={sentText} onChange={onChange} />}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button
        look="tint"
        size="s"
        className="absolute top-[calc(1.4rem+11px)] right-1 min-w-24"
        disabled={left > 0}
        busy={busy}
        onClick={onSend}
      >
        {left > 0 ? `${left} 秒后重发` : sent ? '重新获取' : '获取验证码'}
      </Button>
    </div>
  );
}
