import type { FormEvent } from 'react';
import { normalisePhone } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { PasswordField, PhoneField } from '#web/features/sign-in/credential-fields.tsx';
import { FormError } from '#web/features/sign-in/form-error.tsx';
import { enter } from '#web/features/sign-in/sign-in-seeker.ts';
import { useCredentials } from '#web/features/sign-in/use-credentials.ts';
import { Button } from '#web/ui/button.tsx';

/** Recovers a reassigned account under a new phone: the old number, the password, and a code to the new one. */
export function RecoverForm({ onDone, onBack }: { onDone(): void; onBack(): void }) {
  const { values, bind, errors, setErrors, busy, submit } = useCredentials({
    oldPhone: '',
    password: '',
    phone: '',
    verifyCode: '',
  });
  const recover = (event: FormEvent) => {
    event.preventDefault();
    void submit(async () => {
      const { password } = values;
      const verifyCode = values.verifyCode.normalize('NFKC').trim();
      const phones = { oldPhone: normalisePhone(values.oldPhone), phone: normalisePhone(values.phone) };
      await enter(await call('POST /api/jober/recoverAccount', { body: { ...phones, password, verifyCode } }));
      onDone();
    });
  };
  return (
    <form onSubmit={recover} noValidate className="space-y-4">
      <h2 className="text-18">找回账号</h2>
      <p className="text-13 text-ink-3">
        手机号已被别人使用时，凭原手机号和密码找回，并换成现在的号码。原手机号还在但收不到短信？请先用密码登录，再到个人主页更换。
      </p>
      <PhoneField label="原手机号" {...bind('oldPhone')} />
      <PasswordField {...bind('password')} />
      <PhoneField label="现在的手机号" {...bind('phone')} />
      <CodeField
        side="jober"
        purpose="recover"
        phone={values.phone}
        {...bind('verifyCode')}
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
