import { type FormEvent, use, useState } from 'react';
import { rules } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import { CodeField } from './code-field.tsx';
import {
  codeFault,
  type Errors,
  FormError,
  keepAgreed,
  NewPasswordField,
  PasswordField,
  PhoneField,
  proofOf,
  useCredentials,
} from './credentials.tsx';
import type { Side } from './send-code.ts';

type Way = 'code' | 'password';

interface Props {
  side: Side;
  /** The initially open method. */
  start?: Way;
  /** The button's word. */
  act?: string;
  /** The initial phone. */
  phone?: string | undefined;
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

function check(way: Way, phone: string, secret: string): Errors {
  const errors: Errors = {};
  if (!rules.mobile.test(phone)) errors.phone = rules.phone.message;
  if (way === 'code' && codeFault(secret)) errors.verifyCode = codeFault(secret);
  if (way === 'password' && !secret) errors.password = '请输入密码';
  return errors;
}

/** The first field at fault, once its error is drawn. */
const focusFault = (form: HTMLFormElement) =>
  setTimeout(() => form.querySelector<HTMLElement>('input[aria-invalid]')?.focus());

/** Sign-in by SMS code or password, for both sides; its button names the consent to both texts. Input stays after an error. */
export function SignInForm({ side, start = 'code', act = '登录', phone: named = '', onCode, onPassword }: Props) {
  const places = use(PlacesContext);
  const [way, setWay] = useState<Way>(start);
  const { values, bind, errors, setErrors, busy, submit } = useCredentials({
    phone: named,
    verifyCode: '',
    password: '',
  });
  const [shown, setShown] = useState(false);
  const [remember, setRemember] = useState(false);
  const [forgotten, setForgotten] = useState(false);

  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { phone, verifyCode } = proofOf(values);
    const { password } = values;
    const wrong = check(way, phone, way === 'code' ? verifyCode : password);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return focusFault(form);
    keepAgreed(phone);
    const signIn = () =>
      way === 'password' && onPassword
        ? onPassword({ phone, password, remember })
        : onCode({ phone, verifyCode, remember });
    void submit(() =>
      signIn().catch((error: unknown) => {
        focusFault(form);
        throw error;
      }),
    );
  };

  if (forgotten)
    return (
      <ForgottenForm
        side={side}
        phone={values.phone}
        onDone={(changed) => {
          setForgotten(false);
          if (changed) bind('phone').onChange(changed);
          setWay('password');
        }}
      />
    );
  return (
    <form onSubmit={enter} noValidate className="space-y-4">
      {onPassword && (
        <ChoiceTabs<Way>
          label="登录方式"
          kind="line"
          className="text-14"
          choices={ways}
          value={way}
          onChange={setWay}
        />
      )}
      <PhoneField {...bind('phone')} />
      {way === 'code' ? (
        <CodeField
          side={side}
          phone={values.phone}
          {...bind('verifyCode')}
          onPhoneError={(text) => setErrors({ phone: text })}
        />
      ) : (
        <>
          <PasswordField shown={shown} {...bind('password')} />
          <p className="flex justify-between text-14">
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
        <p className="text-14 text-ink-3">
          请先阅读
          <a className="text-brand" href={places.agreement()} target="_blank" rel="noreferrer">
            《用户服务协议》
          </a>
          和
          <a className="text-brand" href={places.privacy()} target="_blank" rel="noreferrer">
            《隐私政策》
          </a>
        </p>
      </div>
      <FormError text={errors.form} />
      <Button type="submit" look="filled" size="l" wide busy={busy}>
        同意并{act}
      </Button>
    </form>
  );
}

interface ForgottenFormProps {
  side: Side;
  /** The phone typed at the login. */
  phone: string;
  /** With the phone whose password was set; without one the person only goes back. */
  onDone(phone?: string): void;
}

/** 忘记密码: a code to the phone, and a new password. Signs every device out. */
function ForgottenForm({ side, phone: typed, onDone }: ForgottenFormProps) {
  const { values, bind, errors, setErrors, busy, submit } = useCredentials({
    phone: typed,
    verifyCode: '',
    password: '',
  });
  const reset = (event: FormEvent) => {
    event.preventDefault();
    const body = { ...proofOf(values), password: values.password };
    void submit(async () => {
      await call('POST /api/account/resetPassword', { body });
      toast.success('密码已更新，请用新密码登录');
      onDone(body.phone);
    });
  };
  return (
    <form onSubmit={reset} noValidate className="space-y-4" aria-label="忘记密码">
      <h2 className="text-20">忘记密码</h2>
      <p className="text-14 text-ink-3">用短信验证码设置新密码，设置后所有设备都要重新登录</p>
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
