import type { FormEvent } from 'react';
import { normalisePhone } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from './code-field.tsx';
import { NewPasswordField, PhoneField } from './credential-fields.tsx';
import { FormError } from './form-error.tsx';
import type { Side } from './send-code.ts';
import { useCredentials } from './use-credentials.ts';

interface Props {
  side: Side;
  /** The phone typed at the login. */
  phone: string;
  /** With the phone whose password was set; without one the person only goes back. */
  onDone(phone?: string): void;
}

/** 忘记密码: a code to the phone, and a new password. Signs every device out. */
export function ForgottenForm({ side, phone: typed, onDone }: Props) {
  const { values, bind, errors, setErrors, busy, submit } = useCredentials({
    phone: typed,
    verifyCode: '',
    password: '',
  });
  const reset = (event: FormEvent) => {
    event.preventDefault();
    const { password } = values;
    const body = {
      phone: normalisePhone(values.phone),
      verifyCode: values.verifyCode.normalize('NFKC').trim(),
      password,
    };
    void submit(async () => {
      await call('POST /api/account/resetPassword', { body });
      toast.success('密码已更新，请用新密码登录');
      onDone(body.phone);
    });
  };
  return (
    <form onSubmit={reset} noValidate className="space-y-4" aria-label="忘记密码">
      <h2 className="text-18">忘记密码</h2>
      <p className="text-13 text-ink-3">用短信验证码设置新密码，设置后所有设备都要重新登录</p>
      <PhoneField {...bind('phone')} />
      <CodeField
        side={side}
        purpose="password"
        phone={values.phone}
        {...bind('verifyCode')}
        onSent={() => setErrors({})}
        onPhoneError={(text) => setErrors({ phone: text })}
      />
      <NewPasswordField {...bind('password')} />
      <FormError text={errors.form} />
      <Button type="submit" look="filled" size="l" wide busy={busy}>
        设置新密码
      </Button>
      <Button look="text" wide onClick={() => onDone()}>
        返回登录
      </Button>
    </form>
  );
}
