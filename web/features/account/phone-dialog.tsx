import { useState } from 'react';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { normalisePhone } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { FormError, PasswordField, PhoneField, useCredentials } from '#web/features/sign-in/credentials.tsx';
import { getSession, setSession } from '#web/session/session-store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';

type Way = 'code' | 'password';
const ways = [
  { value: 'code', label: '原号码能收短信' },
  { value: 'password', label: '原号码收不到了' },
] as const;

/** A new phone: immediately with codes to both, or with the password after three days in which the old one may object. */
export function PhoneDialog({ account, onClose }: { account: AccountOverview; onClose(changed: boolean): void }) {
  const [way, setWay] = useState<Way>('code');
  const { values, bind, errors, setErrors, busy, submit } = useCredentials({
    phone: '',
    verifyCode: '',
    oldVerifyCode: '',
    password: '',
  });
  const save = () =>
    submit(async () => {
      const { verifyCode, oldVerifyCode, password } = values;
      const phone = normalisePhone(values.phone);
      if (way === 'code') {
        const user = await call('PUT /api/account/phone', { body: { phone, verifyCode, oldVerifyCode } });
        const { jober } = getSession();
        setSession({ user, jober: jober && { ...jober, phone: user.phone } });
        toast.success('手机号已更换，其他设备已退出登录');
      } else {
        await call('POST /api/account/phoneChange', { body: { phone, verifyCode, password } });
        toast.success('已提交，3 天后生效');
      }
      onClose(true);
    });
  return (
    <Dialog
      width={460}
      onClose={() => onClose(false)}
      title="更换手机号"
      send={{ label: way === 'code' ? '更换' : '提交申请', busy, onSend: save }}
    >
      <form className="space-y-4" onSubmit={(event) => event.preventDefault()}>
        <ChoiceTabs<Way> label="原号码" choices={ways} value={way} onChange={setWay} />
        {way === 'code' ? (
          <fieldset className="space-y-2">
            <legend className="text-14 text-ink-3">原手机号 {account.phone} 的验证码</legend>
            <CodeField side="jober" purpose="phone" phone={account.phone} {...bind('oldVerifyCode')} />
          </fieldset>
        ) : (
          <>
            <p className="text-14 text-ink-3">我们会短信告知原号码，3 天内它可以撤销；3 天后自动换成新号码。</p>
            <PasswordField
              label="登录密码"
              hint={account.hasPassword ? undefined : '你还没有设置密码，请先设置'}
              {...bind('password')}
            />
          </>
        )}
        <PhoneField label="新手机号" {...bind('phone')} />
        <CodeField
          side="jober"
          purpose="phone"
          phone={values.phone}
          {...bind('verifyCode')}
          onPhoneError={(text) => setErrors({ phone: text })}
        />
        <FormError text={errors.form} />
      </form>
    </Dialog>
  );
}
