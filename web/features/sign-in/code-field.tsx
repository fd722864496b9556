import { useState } from 'react';
import { normalisePhone, rules } from '#contract/rules.ts';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Side, sendCode } from './send-code.ts';
import { useCountdown } from './use-countdown.ts';

interface Props {
  side: Side;
  phone: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  onPhoneError(text: string): void;
}

/** The code's field with its button. While codes are shown (a demo on this machine) it stands under the field. */
export function CodeField({ side, phone, value, error, onChange, onPhoneError }: Props) {
  const [left, startCountdown] = useCountdown();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ demoCode?: string } | null>(null);
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    const normal = normalisePhone(phone);
    if (!rules.mobile.test(normal)) return onPhoneError(rules.phone.message);
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await sendCode(side, normal);
      setSent(answer);
      startCountdown(answer.waitSeconds);
    } catch (problem) {
      setFailure(problem instanceof ApiError ? problem.message : '验证码没有发出，请重试');
    }
    setBusy(false);
  };

  const hint = sent && (
    <span role="status">
      验证码已发送，5 分钟内有效
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

  return (
    <div className="flex items-start gap-2">
      <TextField
        fieldClass="flex-1"
        label="验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={value}
        error={error ?? failure}
        hint={hint}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button look="tint" className="mt-6 min-w-28" disabled={left > 0} busy={busy} onClick={() => void send()}>
        {left > 0 ? `${left} 秒后重发` : sent ? '重新获取' : '获取验证码'}
      </Button>
    </div>
  );
}
