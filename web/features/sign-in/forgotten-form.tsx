import { type FormEvent, useState } from 'react';
import { normalisePhone } from '#contract/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { CodeField } from './code-field.tsx';
import type { Side } from './send-code.ts';

interface Props {
  side: Side;
  /** The phone typed at the login. */
  phone: string;
  /** With the phone whose password was set; without one the person only goes back. */
  onDone(phone?: string): void;
}

/** 忘记密码: a code to the phone, and a new password. Signs every device out. */
export function ForgottenForm({ side, phone: typed, onDone }: Props) {
  const [phone, setPhone] = useState(typed);
  const [verifyCode, setVerifyCode] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setErrors({});
    const body = { phone: normalisePhone(phone), verifyCode: verifyCode.normalize('NFKC').trim(), password };
    try {
      await call('POST /api/account/resetPassword', { body }, { quiet: true });
      toast.success('密码已更新，请用新密码登录');
      onDone(body.phone);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const named = error.issues.map(({ path, message }) => [path.split('.').at(-1) ?? 'form', message]);
      const rest = error.code === 'INVALID_CODE' ? { verifyCode: error.message } : { form: error.message };
      setErrors(named.length > 0 ? Object.fromEntries(named) : rest);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-4" aria-label="忘记密码">
      <h2 className="text-18">忘记密码</h2>
      <p className="text-13 text-ink-3">用短信验证码设置新密码，设置后所有设备都要重新登录</p>
      <TextField
        label="手机号"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="11 位手机号"
        value={phone}
        error={errors.phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <CodeField
        side={side}
        purpose="password"
        phone={phone}
        value={verifyCode}
        error={errors.verifyCode}
        onChange={setVerifyCode}
        onSent={() => setErrors({})}
        onPhoneError={(text) => setErrors({ phone: text })}
      />
      <TextField
        label="新密码"
        type="password"
        autoComplete="new-password"
        hint="至少 8 位，可以用一句自己记得住的话；不要用常见密码或手机号"
        value={password}
        error={errors.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {errors.form && (
        <p role="alert" className="text-13 text-err-ink">
          {errors.form}
        </p>
      )}
      <Button type="submit" look="filled" size="l" wide busy={busy}>
        设置新密码
      </Button>
      <Button look="text" wide onClick={() => onDone()}>
        返回登录
      </Button>
    </form>
  );
}
