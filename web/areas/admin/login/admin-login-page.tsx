import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { normalisePhone, rules } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import {
  type Errors,
  errorsOf,
  FormError,
  NewPasswordField,
  PasswordField,
  PhoneField,
  useCredentials,
} from '#web/features/sign-in/credentials.tsx';
import { ConsoleSignIn } from '#web/features/sign-in/sign-in-card.tsx';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { replaceCredentials } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { handled } from '#web/ui/handled.ts';
import { AdminLogo } from '../shell/admin-logo.tsx';

const empty = { phone: '', password: '', code: '', newPassword: '' };

function check({ phone, password, code }: typeof empty): Errors {
  const errors: Errors = {};
  if (!rules.mobile.test(phone)) errors.phone = rules.phone.message;
  if (!password) errors.password = '请输入密码';
  if (!code) errors.code = '请输入动态码或恢复码';
  return errors;
}

/** Operators sign in with phone, password and the code of their authenticator. */
export function AdminLoginPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { values, setValues, bind, errors, setErrors, busy, submit } = useCredentials(empty);
  const [shown, setShown] = useState(false);
  /** A generated password only signs in to be replaced. */
  const [mustChange, setMustChange] = useState(false);

  const signIn = async () => {
    const given = { ...values, phone: normalisePhone(values.phone), code: values.code.normalize('NFKC').trim() };
    const wrong = check(given);
    if (Object.keys(wrong).length > 0) return setErrors(wrong);
    const body = { ...given, newPassword: given.newPassword || undefined };
    const { token, user, operator } = await call('POST /api/admin/login', { body }).catch((error: unknown) => {
      if (errorsOf(error).newPassword) setMustChange(true);
      throw error;
    });
    const { name, role } = operator;
    replaceCredentials({ token, user, operator: { name, role } });
    const redirect = params.get('redirect');
    await navigate(redirect ? safePath(redirect) : paths.admin(), { replace: true });
  };

  return (
    <ConsoleSignIn logo={<AdminLogo />} foot="验证器和恢复码都丢了，请超级管理员重置">
      <h1 className="mb-6 text-28 leading-11 font-semibold text-ink-1">运营人员登录</h1>
      <form onSubmit={handled(() => submit(signIn))} noValidate className="space-y-4" aria-label="运营登录">
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
        <TextField
          label="动态码"
          hint="验证器里的 6 位数字；没有验证器时填一个恢复码"
          autoComplete="one-time-code"
          maxLength={14}
          {...bind('code')}
          onChange={({ target }) => bind('code').onChange(target.value)}
        />
        {mustChange && <NewPasswordField {...bind('newPassword')} />}
        <FormError text={errors.form} />
        <Button type="submit" look="filled" size="l" wide busy={busy}>
          登录
        </Button>
      </form>
      <DemoAccounts onFill={setValues} />
    </ConsoleSignIn>
  );
}

/** In a demo that was entered by its printed link a press fills in a role's phone, password and code. */
function DemoAccounts({ onFill }: { onFill(fields: typeof empty): void }) {
  const { data } = useCall('GET /api/admin/demo', { query: {} }, quietly);
  const { send: fill } = useAction('GET /api/admin/demo', {
    ...quietly,
    onSuccess: (demo, { query }) =>
      demo && onFill({ ...empty, phone: query?.phone ?? '', password: demo.password, code: demo.code }),
  });
  if (!data?.accounts.length) return null;
  return (
    <section aria-labelledby="demo-accounts" className="mt-6 rounded-card bg-fill px-4 py-3 text-14 text-ink-2">
      <h2 id="demo-accounts" className="font-semibold text-ink-1">
        演示账号 <span className="ml-1 font-normal text-ink-3">点一个填好三项，仅从演示入口可见</span>
      </h2>
      <ul className="mt-2 flex gap-2 max-sm:gap-1.5">
        {data.accounts.map(({ phone, label }) => (
          <li key={phone} className="flex-auto">
            <button
              type="button"
              data-testid="demo-operator"
              title={phone}
              className="h-9 w-full cursor-pointer rounded-ctl border border-line-strong bg-surface px-1 text-ink-1 hover:border-brand hover:text-brand max-sm:h-11"
              onClick={() => void fill({ query: { phone } })}
            >
              {/（(.+)）/.exec(label)?.[1]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
