import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Headset from 'lucide-react/icons/headset';
import Newspaper from 'lucide-react/icons/newspaper';
import Wallet from 'lucide-react/icons/wallet';
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

/** What the roles do here, each with the measure that it is held to. */
const duties = [
  { icon: ClipboardCheck, name: '审核', measure: '24 小时', text: '单位、职位和举报有结论' },
  { icon: Newspaper, name: '内容', measure: '先看再发', text: '发布前预览，旧版随时恢复' },
  { icon: Wallet, name: '财务', measure: '两个人', text: '大额付款和退款互相核对' },
  { icon: Headset, name: '客服', measure: '当天', text: '答复老师和学校的留言' },
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
        <aside className="grid content-center bg-brand-tint px-6 py-10 sm:px-16">
          <div className="w-full max-w-180 rounded-card border border-line bg-raised p-7 shadow-float">
            <h2 className="text-20 font-semibold text-ink-1">每一步都有人负责，每一步都有记录</h2>
            <ul className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-ctl border border-line bg-line max-sm:grid-cols-1">
              {duties.map(({ icon: Icon, name, measure, text }) => (
                <li key={name} className="flex items-start gap-3 bg-raised p-4">
                  <span className="grid size-9 shrink-0 place-items-center rounded-ctl bg-brand-tint text-brand">
                    <Icon size={18} aria-hidden />
                  </span>
                  <span>
                    <span className="text-13 text-ink-3">{name}</span>
                    <b className="block text-18 leading-7 font-semibold text-ink-1">{measure}</b>
                    <span className="text-13 text-ink-2">{text}</span>
                  </span>
                </li>
              ))}
            </ul>
            <DemoOperators onFill={(filled) => setFields({ ...filled, newPassword: '' })} />
          </div>
        </aside>
      }
    >
      <h1 className="text-24 font-semibold text-ink-1">运营登录</h1>
      <p className="mt-1 mb-6 text-14 text-ink-2">手机号、密码和验证器里的动态码</p>
      <form onSubmit={submit} noValidate className="space-y-4" aria-label="运营登录">
        <PhoneField autoComplete="username" {...bind('phone')} />
        <div>
          <PasswordField shown={shown} {...bind('password')} />
          <p className="mt-1 flex text-13">
            <button
              type="button"
              className="ml-auto cursor-pointer text-ink-3 hover:text-brand"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? '隐藏密码' : '显示密码'}
            </button>
          </p>
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
