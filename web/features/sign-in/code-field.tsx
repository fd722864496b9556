import { CodeRow } from './code-row.tsx';
import { type CodeTarget, useSendCode } from './use-send-code.ts';

interface Props extends CodeTarget {
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** The field of an SMS code. */
export function CodeField({ value, error, onChange, ...target }: Props) {
  const { send, sent, left, busy, failure } = useSendCode(target);
  return (
    <CodeRow
      value={value}
      maxLength={8}
      error={error ?? failure}
      sent={sent}
      sentText="验证码已发送，5 分钟内有效"
      left={left}
      busy={busy}
      onChange={onChange}
      onSend={() => void send()}
    />
  );
}
