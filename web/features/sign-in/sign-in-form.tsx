import { type FormEvent, use, useState } from 'react';
import { normalisePhone, rules } from '#contract/rules.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import { keepAgreed } from './agreed.ts';
import { CodeField } from './code-field.tsx';
import { PasswordField, PhoneField } from './credential-fields.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { FormError } from './form-error.tsx';
import type { Side } from './send-code.ts';
import { type Errors, errorsOf } from './use-credentials.ts';

type Way = 'code' | 'password';

interface Props {
  side: Side;
  /** The initially open method. */
  start?: Way;
  /** The button's word. */
  act?: string;
  onCode(proof: CodeProof): Promise<void>;
  /** Omitted where a new phone is verified: it has no password. */
  onPassword?(proof: PasswordProof): Promise<void>;
}

/** The credentials, and whether this browser stays signed in for 30 days. */
export interface CodeProof {
  phone: string;
  verifyCode: string;
  remember: boolean;
}
export interface PasswordProof {
  phone: string;
  password: string;
  remember: boolean;
}

const ways = [
  { value: 'code', label: '验证码登录' },
  { value: 'password', label: '密码登录' },
] as const;

function check(way: Way, phone: string, secret: string, agreed: boolean): Errors {
  const errors: Errors = {};
  if (!rules.mobile.test(phone)) errors.phone = rules.phone.message;
  if (way === 'code' && !/^[0-9]{6}([0-9]{2})?$/.test(secret))
    errors.verifyCode = secret ? '验证码应为 6 或 8 位数字' : '请输入验证码';
  if (way === 'password' && !secret) errors.password = '请输入密码';
  if (!agreed) errors.agreed = '请先看过两份协议，再勾选同意';
  return errors;
}

/** Sign-in by SMS code or password, for both sides. Input stays after an error. */
export function SignInForm({ side, start = 'code', act = '登录', onCode, onPassword }: Props) {
  const places = use(PlacesContext);
  const [way, setWay] = useState<Way>(start);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [remember, setRemember] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const normal = normalisePhone(phone);
    const secret = way === 'code' ? code.normalize('NFKC').trim() : password;
    const wrong = check(way, normal, secret, agreed);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    keepAgreed(normal);
    const signIn =
      way === 'password' && onPassword
        ? onPassword({ phone: normal, password: secret, remember })
        : onCode({ phone: normal, verifyCode: secret, remember });
    await signIn.catch((error: unknown) => setErrors(errorsOf(error)));
    setBusy(false);
  };

  if (forgotten)
    return (
      <ForgottenForm
        side={side}
        phone={phone}
        onDone={(changed) => {
          setForgotten(false);
          if (changed) setPhone(changed);
          setWay('password');
        }}
      />
    );
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {onPassword && <ChoiceTabs<Way> label="登录方式" kind="line" choices={ways} value={way} onChange={setWay} />}
      <PhoneField
        value={phone}
        error={errors.phone}
        onChange={(typed) => {
          setPhone(typed);
          setErrors(({ phone: _, ...others }) => others);
        }}
      />
      {way === 'code' ? (
        <CodeField
          side={side}
          phone={phone}
          value={code}
          error={errors.verifyCode}
          onChange={setCode}
          onPhoneError={(text) => setErrors({ phone: text })}
        />
      ) : (
        <>
          <PasswordField shown={shown} value={password} error={errors.password} onChange={setPassword} />
          <p className="flex justify-between text-13">
            <button type="button" className="cursor-pointer text-brand" onClick={() => setForgotten(true)}>
              忘记密码？
            </button>
            <button
              type="button"
              className="cursor-pointer text-ink-3"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? '隐藏密码' : '显示密码'}
            </button>
          </p>
        </>
      )}
      <div className="space-y-2 max-sm:space-y-3">
        <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          30 天内免登录<span className="max-sm:hidden">（请勿在公用电脑上勾选）</span>
        </Checkbox>
        <Checkbox checked={agreed} error={errors.agreed} onChange={(event) => setAgreed(event.target.checked)}>
          我已阅读并同意
          <a className="text-brand" href={places.agreement()} target="_blank" rel="noreferrer">
            《用户服务协议》
          </a>
          和
          <a className="text-brand" href={places.privacy()} target="_blank" rel="noreferrer">
            《隐私政策》
          </a>
        </Checkbox>
      </div>
      <FormError text={errors.form} />
      <Button type="submit" look="filled" size="l" wide busy={busy}>
        {act}
      </Button>
    </form>
  );
}
