import { clsx } from 'clsx';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { normalisePhone, rules } from '#contract/rules.ts';
import { call } from '#web/api/browser-call.ts';
import {
  type Bound,
  FormError,
  NewPasswordField,
  PasswordField,
  PhoneField,
} from '#web/features/sign-in/credential-fields.tsx';
import { ReplyScene } from '#web/features/sign-in/reply-scene.tsx';
import { SignInSplit } from '#web/features/sign-in/sign-in-split.tsx';
import { type Errors, errorsOf } from '#web/features/sign-in/use-credentials.ts';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';
import { replaceCredentials } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/fields/form-field.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';
import { AdminLogo } from '../shell/code-field.tsx';

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
          <h2 className="mt-auto px-16 text-40 font-semibold text-ink-1 max-xl:px-8">替老师和学校把好关</h2>
          <ReplyScene className="block w-full" />
        </aside>
      }
    >
      <h1 className="mb-6 text-28 leading-11 font-semibold text-ink-1">运营人员登录</h1>
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

const ask = (phone?: string) =>
  call('GET /api/admin/demo', { query: { phone } }, { background: true, quiet: true }).catch(() => null);

/** In a demo that was entered by its printed link a press fills in a role's phone, password and code. */
function DemoAccounts({ onFill }: { onFill(fields: Record<'phone' | 'password' | 'code', string>): void }) {
  const [accounts, setAccounts] = useState<{ phone: string; label: string }[]>([]);
  useEffect(() => {
    void ask().then((demo) => setAccounts(demo?.accounts ?? []));
  }, []);
  const fill = async (phone: string) => {
    const demo = await ask(phone);
    if (demo) onFill({ phone, password: demo.password, code: demo.code });
  };
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-accounts" className="mt-6 rounded-card bg-fill px-4 py-3 text-14 text-ink-2">
      <h2 id="demo-accounts" className="font-semibold text-ink-1">
        演示账号 <span className="ml-1 font-normal text-ink-3">点一个填好三项，仅从演示入口可见</span>
      </h2>
      <ul className="mt-2 flex gap-2 max-sm:gap-1.5">
        {accounts.map(({ phone, label }) => (
          <li key={phone} className="flex-auto">
            <button
              type="button"
              data-testid="demo-operator"
              title={phone}
              className="h-9 w-full cursor-pointer rounded-ctl border border-line-strong bg-surface px-1 text-ink-1 hover:border-brand hover:text-brand max-sm:h-11"
              onClick={() => void fill(phone)}
            >
              {/（(.+)）/.exec(label)?.[1]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An authenticator shows another code every 30 seconds of the clock. */
const STEP = 30;
/** With so little left a code runs out while it is typed. */
const SHORT = 6;

/** The seconds that the shown code still counts; null before the browser's clock is read. */
function useSecondsLeft(): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setLeft(STEP - (Math.floor(Date.now() / 1_000) % STEP));
    read();
    const timer = setInterval(read, 1_000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

const boxes = [0, 1, 2, 3, 4, 5];

/** Six digits in their boxes, with how long they count; a press or a letter makes it the field of a recovery code. */
function OneTimeCode({ value, error, onChange }: Bound) {
  const left = useSecondsLeft();
  const [recovers, setRecovers] = useState(false);
  const isDigits = !recovers && /^[\s\d０-９]*$/.test(value);
  const at = Math.min(value.length, boxes.length - 1);
  return (
    <FormField
      label={isDigits ? '动态码' : '恢复码'}
      error={error}
      hint={
        <span className="flex justify-between">
          {isDigits ? '验证器里的 6 位数字' : '形如 ABCD-EFGH-IJKL，只能用一次'}
          <button
            type="button"
            className="link"
            onClick={() => {
              setRecovers(isDigits);
              onChange('');
            }}
          >
            {isDigits ? '改用恢复码' : '改用动态码'}
          </button>
        </span>
      }
      className="relative"
    >
      {(wiring) => (
        <>
          {isDigits && left !== null && (
            <span className="tabular absolute top-0 right-0 flex items-center gap-1.5 text-12 leading-5 text-ink-3">
              <ProgressRing value={left / STEP} size={16} tone={left > SHORT ? 'brand' : 'warm'} label="离换下一组" />
              {left} 秒后换一组
            </span>
          )}
          <span className="group @container relative flex gap-2 overflow-clip">
            {isDigits &&
              boxes.map((box) => (
                <i
                  key={box}
                  className={clsx(
                    'h-12 flex-1 rounded-ctl border bg-surface',
                    error ? 'border-err' : box < value.length ? 'border-ink-4' : 'border-line-strong',
                    box === at && 'group-focus-within:border-brand group-focus-within:bg-brand-tint',
                  )}
                />
              ))}
            <input
              {...wiring}
              type="text"
              autoComplete="one-time-code"
              maxLength={14}
              value={value}
              // Six boxes and the five gaps of 8 px between them fill the field; `1ch` is a digit.
              style={
                isDigits
                  ? {
                      letterSpacing: 'calc((100cqw + 8px) / 6 - 1ch)',
                      paddingInline: 'calc((100cqw - 40px) / 12 - .5ch) 0',
                    }
                  : undefined
              }
              className={
                isDigits
                  ? 'num absolute inset-y-0 left-0 w-[120%] border-0 bg-transparent text-20 text-ink-1 outline-none shadow-none'
                  : 'field h-12'
              }
              onChange={({ target }) => onChange(target.value)}
            />
          </span>
        </>
      )}
    </FormField>
  );
}
