import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { normalisePhone, rules } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import { NewPasswordField, PasswordField, PhoneField } from '#web/features/sign-in/credential-fields.tsx';
import { FormError } from '#web/features/sign-in/form-error.tsx';
import { SignInSplit } from '#web/features/sign-in/sign-in-split.tsx';
import { type Errors, errorsOf } from '#web/features/sign-in/use-credentials.ts';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { replaceCredentials } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { AdminLogo } from '../shell/admin-logo.tsx';
import { DemoOperators } from './demo-operators.tsx';
import { SampleLog } from './sample-log.tsx';

type Fields = Record<'phone' | 'password' | 'code' | 'newPassword', string>;

function check({ phone, password, code }: Fields): Errors {
  const errors: Errors = {};
  if (!rules.mobile.test(phone)) errors.phone = rules.phone.message;
  if (!password) errors.password = '请输入密码';
  if (!code) errors.code = '请输入动态码';
  return errors;
}

async function signIn({ newPassword, ...proof }: Fields): Promise<void> {
  const body = { ...proof, newPassword: newPassword || undefined };
  const { token, user, operator } = await call('POST /api/admin/login', { body }, { quiet: true });
  const { name, role } = operator;
  replaceCredentials({ token, user, operator: { name, role } });
}

/** What each role is held to. */
const measures = [
  ['24 小时', '审核单位、职位和举报'],
  ['两个人', '互相核对大额付款和退款'],
  ['当天', '答复老师和学校的留言'],
] as const;

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
      foot="操作会记入日志。丢失验证器请联系超级管理员重置"
      aside={
        <aside className="grid grid-cols-[minmax(0,1fr)] content-center bg-brand-tint px-6 py-10 sm:px-16">
          <div className="w-full max-w-180 min-w-0">
            <h2 className="text-24 font-semibold text-ink-1">每一步都有人负责，每一步都有记录</h2>
            <dl className="mt-4 grid grid-cols-3 gap-x-6 gap-y-3 max-sm:grid-cols-1">
              {measures.map(([measure, text]) => (
                <div key={measure} className="flex flex-col">
                  <dt className="order-last text-13 text-ink-2">{text}</dt>
                  <dd className="text-20 leading-8 font-semibold text-brand">{measure}</dd>
                </div>
              ))}
            </dl>
            <SampleLog />
            <DemoOperators onFill={(filled) => setFields({ ...filled, newPassword: '' })} />
          </div>
        </aside>
      }
    >
      <h1 className="text-24 font-semibold text-ink-1">运营登录</h1>
      <p className="mt-1 mb-6 text-14 text-ink-2">手机号、密码和验证器里的动态码</p>
      <form onSubmit={submit} noValidate className="space-y-4" aria-label="运营登录">
        <PhoneField autoComplete="username" {...bind('phone')} />
        <div className="relative">
          <PasswordField shown={shown} {...bind('password')} />
          <button
            type="button"
            className="absolute top-0 right-0 cursor-pointer text-13 text-ink-3 hover:text-brand"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? '隐藏密码' : '显示密码'}
          </button>
        </div>
        <TextField
          label="动态码"
          inputMode="text"
          autoComplete="one-time-code"
          placeholder="验证器里的 6 位数字，或恢复码"
          maxLength={14}
          value={fields.code}
          error={errors.code}
          onChange={({ target }) => set('code')(target.value)}
        />
        {mustChange && <NewPasswordField {...bind('newPassword')} />}
        <FormError text={errors.form} />
        <Button type="submit" look="filled" size="l" wide busy={busy}>
          登录
        </Button>
      </form>
    </SignInSplit>
  );
}
