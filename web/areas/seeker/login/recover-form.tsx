import type { FormEvent } from 'react';
import { normalisePhone } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import { FormError } from '#web/features/account/form-error.tsx';
import { useForm } from '#web/features/account/use-form.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { enter } from './sign-in-seeker.ts';

/** Recovers a reassigned account under a new phone: the old number, the password, and a code to the new one. */
export function RecoverForm({ onDone, onBack }: { onDone(): void; onBack(): void }) {
  const { values, set, errors, setErrors, busy, submit } = useForm({
    oldPhone: '',
    password: '',
    phone: '',
    verifyCode: '',
  });
  const recover = (event: FormEvent) => {
    event.preventDefault();
    void submit(async () => {
      const { password, verifyCode } = values;
      const phones = { oldPhone: normalisePhone(values.oldPhone), phone: normalisePhone(values.phone) };
      await enter(
        await call('POST /api/jober/recoverAccount', { body: { ...phones, password, verifyCode } }, { quiet: true }),
      );
      onDone();
    });
  };
  return (
    <form onSubmit={recover} noValidate className="space-y-4">
      <h2 className="text-18">找回账号</h2>
      <p className="text-13 text-ink-3">
        手机号已被别人使用时，凭原手机号和密码找回，并换成现在的号码。原手机号还在但收不到短信？请先用密码登录，再到个人主页更换。
      </p>
      <TextField
        label="原手机号"
        type="tel"
        inputMode="numeric"
        value={values.oldPhone}
        error={errors.oldPhone}
        onChange={({ target }) => set('oldPhone')(target.value)}
      />
      <TextField
        label="密码"
        type="password"
        autoComplete="current-password"
        value={values.password}
        error={errors.password}
        onChange={({ target }) => set('password')(target.value)}
      />
      <TextField
        label="现在的手机号"
        type="tel"
        inputMode="numeric"
        value={values.phone}
        error={errors.phone}
        onChange={({ target }) => set('phone')(target.value)}
      />
      <CodeField
        side="jober"
        purpose="recover"
        phone={values.phone}
        value={values.verifyCode}
        error={errors.verifyCode}
        onChange={set('verifyCode')}
        onPhoneError={(text) => setErrors({ phone: text })}
      />
      <FormError text={errors.form} />
      <Button type="submit" look="filled" size="l" wide busy={busy}>
        找回并登录
      </Button>
      <Button look="text" wide onClick={onBack}>
        返回登录
      </Button>
    </form>
  );
}
