import { useState } from 'react';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import { normalisePhone, rules } from '#contract/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { CodeRow } from './code-row.tsx';
import { type Side, sendCode } from './send-code.ts';
import { useCountdown } from './use-countdown.ts';

/** In seconds; the wait of a whole hour is told in words. */
const LONGEST_COUNTDOWN = 60;

interface CodeTarget {
  side: Side;
  /** Purpose of the code; default: a sign-in at this side. */
  purpose?: CodePurpose;
  phone: string;
  /** Called when a code was sent: the phone was valid. */
  onSent?(): void;
  /** Called when there is no phone to send a code to; a form with a fixed phone omits it. */
  onPhoneError?(text: string): void;
}

/** Sends an SMS code: the answer to it, and the seconds until the next can be requested. */
function useSendCode({ side, purpose, phone, onSent, onPhoneError }: CodeTarget) {
  const normal = normalisePhone(phone);
  const [left, startCountdown] = useCountdown(normal);
  const { busy, run } = useBusy();
  const [sent, setSent] = useState<{ demoCode?: string } | null>(null);
  const [failure, setFailure] = useState<string>();

  const request = async () => {
    setFailure(undefined);
    try {
      const answer = await sendCode(side, normal, purpose);
      setSent(answer);
      onSent?.();
      startCountdown(answer.waitSeconds);
    } catch (problem) {
      const wait = problem instanceof ApiError && problem.status === 429 ? problem.retryAfter : undefined;
      if (wait && wait <= LONGEST_COUNTDOWN) startCountdown(wait);
      setFailure(problem instanceof ApiError ? problem.message : '验证码没有发出，请重试');
    }
  };
  const send = async () => {
    if (!rules.mobile.test(normal)) return onPhoneError?.(rules.phone.message);
    await run(request);
  };
  return { send, sent, left, busy, failure };
}

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
