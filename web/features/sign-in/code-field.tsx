import { useState } from 'react';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import { normalisePhone, rules } from '#contract/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { CodeRow } from './code-row.tsx';
import { type Side, sendCode } from './send-code.ts';
import { useCountdown } from './use-countdown.ts';

interface Props {
  side: Side;
  /** Purpose of the code; default: a sign-in at this side. */
  purpose?: CodePurpose;
  phone: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  /** Called when a code was sent: the phone was valid. */
  onSent?(): void;
  /** Called when there is no phone to send a code to; a form with a fixed phone omits it. */
  onPhoneError?(text: string): void;
}

/** The field of an SMS code. */
export function CodeField({ side, purpose, phone, value, error, onChange, onSent, onPhoneError }: Props) {
  const [left, startCountdown] = useCountdown();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ demoCode?: string } | null>(null);
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    const normal = normalisePhone(phone);
    if (!rules.mobile.test(normal)) return onPhoneError?.(rules.phone.message);
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await sendCode(side, normal, purpose);
      setSent(answer);
      onSent?.();
      startCountdown(answer.waitSeconds);
    } catch (problem) {
      setFailure(problem instanceof ApiError ? problem.message : '验证码没有发出，请重试');
    }
    setBusy(false);
  };

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
