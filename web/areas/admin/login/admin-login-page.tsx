import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { normalisePhone, rules } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import { NewPasswordField, PasswordField, PhoneField } from '#web/features/sign-in/credential-fields.tsx';
import { FormError } from '#web/features/sign-in/form-error.tsx';
import { ReplyScene } from '#web/features/sign-in/reply-scene.tsx';
import { SignInSplit } from '#web/features/sign-in/sign-in-split.tsx';
import { type Errors, errorsOf } from '#web/features/sign-in/use-credentials.ts';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { replaceCredentials } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { AdminLogo } from '../shell/admin-logo.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { OneTimeCode } from './one-time-code.tsx';

type Fields = Record<'phone' | 'password' | 'code' | 'newPassword', string>;

function check({ phone, password, code }: Fields): Errors {
  const errors: Errors = {};
  if (!rules.mobile.test(phone)) errors.phone = rules.phone.message;
  if (!password) errors.password = '请输入密码';
  if (!code) errors.code = '请输入动态码或恢复码';
  return errors;
}

async function signIn({ newPassword, ...proof }: Fields): Promise<void> {
  const body = { ...proof, newPassword: newPassword || undefined };
  const { token, user, operator } = await call('POST /api/admin/login', { body });
  const { name, role } = operator;
  replaceCredentials({ token, user, operator: { name, role } });
}

/** Operators sign in with phone, password and the code of their authenticator. */
export function AdminLoginPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [fields, setFields] = useState<Fields>({ phone: '', password: '', code: '', newPassword: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  /** A generated password only signs in to be replaced. */
  const [mustChange, setMustChange] = useState(false);
  const set = (name: keyof Fields) => (value: string) => setFields((now) => ({ ...now, [name]: value }));
  const bind = (name: keyof Fields) => ({ value: fields[name], error: errors[name], onChange: set(name) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = { ...fields, phone: normalisePhone(fields.phone), code: fields.code.normalize('NFKC').trim() };
    const wrong = check(given);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await signIn(given);
      const redirect = params.get('redirect');
      await navigate(redirect ? safePath(redirect) : paths.admin(), { replace: true });
    } catch (error) {
      const wrong = errorsOf(error);
      if (wrong.newPassword) setMustChange(true);
      setErrors(wrong);
    }
    setBusy(false);
  };

  return (
    <SignInSplit
      logo={<AdminLogo />}
      foot="验证器和恢复码都丢了，请超级管理员重置"
      aside={
        <aside className="hidden flex-col bg-(--ill-sky) lg:flex">
          <h2 className="mt-auto px-16 text-[40px] font-semibold text-ink-1 max-xl:px-8">替老师和学校把好关</h2>
          <ReplyScene className="block w-full" />
        </aside>
      }
    >
      <h1 className="mb-6 text-32 leading-11 font-semibold text-ink-1 max-sm:text-24">运营人员登录</h1>
      <form onSubmit={submit} noValidate className="space-y-4" aria-label="运营登录">
        <PhoneField autoComplete="username" {...bind('phone')} />
        <div className="relative">
          <PasswordField shown={shown} placeholder="运营账号的密码" {...bind('password')} />
          <button
            type="button"
            className="absolute top-[25px] right-0 grid h-9 w-11 cursor-pointer place-items-center text-ink-3 hover:text-brand"
            aria-label={shown ? '隐藏密码' : '显示密码'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </button>
        </div>
        <OneTimeCode {...bind('code')} />
        {mustChange && <NewPasswordField {...bind('newPassword')} />}
        <FormError text={errors.form} />
        <Button type="submit" look="filled" size="l" wide busy={busy}>
          登录
        </Button>
      </form>
      <DemoAccounts onFill={(filled) => setFields({ ...filled, newPassword: '' })} />
    </SignInSplit>
  );
}
