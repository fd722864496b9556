import { type ReactNode, useState } from 'react';
import { normalisePhone } from '#contract/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { inTab } from '#web/session/browser-storage.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const KEY = 'jyrc_agreed';

/** The agreement was ticked when signing in with a phone, so that its registration does not ask again. */
export const keepAgreed = (phone: string): boolean => inTab.write(KEY, phone);
export const hasAgreed = (phone: string): boolean => inTab.read(KEY) === phone;
export const forgetAgreed = (): void => inTab.drop(KEY);

export type Errors = Partial<Record<string, string>>;

/** What is wrong with a typed SMS code: six digits, or eight after many wrong guesses. */
export const codeFault = (code: string): string | undefined =>
  /^[0-9]{6}([0-9]{2})?$/.test(code) ? undefined : code ? '验证码应为 6 或 8 位数字' : '请输入验证码';

/** A phone and the code sent to it, however they were typed. */
export const proofOf = ({ phone, verifyCode }: { phone: string; verifyCode: string }) => ({
  phone: normalisePhone(phone),
  verifyCode: verifyCode.normalize('NFKC').trim(),
});

/** The server's errors by field; one without a field is the form's. */
export function errorsOf(error: unknown): Errors {
  if (!(error instanceof ApiError)) throw error;
  const named = error.issues.map(({ path, message }) => [path.split('.').at(-1) ?? 'form', message]);
  if (named.length > 0) return Object.fromEntries(named);
  // An invalid code names no field: the form has only one code field.
  return error.code === 'INVALID_CODE' ? { verifyCode: error.message } : { form: error.message };
}

/** The values of a small form, the server's errors, and its submit action; `bind` ties a field to its value. */
export function useCredentials<T extends Record<string, string>>(empty: T) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const { busy, run } = useBusy();
  const submit = (act: () => Promise<unknown>) =>
    run(() => {
      setErrors({});
      return act().catch((error: unknown) => setErrors(errorsOf(error)));
    });
  const set = (name: keyof T & string) => (value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  };
  const bind = (name: keyof T & string) => ({ value: values[name], error: errors[name], onChange: set(name) });
  return { values, setValues, bind, errors, setErrors, busy, submit };
}

/** The error of a form as a whole. */
export function FormError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="text-14 text-err-ink">
      {text}
    </p>
  );
}

export interface Bound {
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

interface PhoneProps extends Bound {
  label?: string;
  /** As what a password manager knows the number. */
  autoComplete?: 'tel-national' | 'username';
}

/** A mobile number, however it is typed. */
export const PhoneField = ({ label = '手机号', autoComplete = 'tel-national', onChange, ...bound }: PhoneProps) => (
  <TextField
    label={label}
    type="tel"
    inputMode="numeric"
    autoComplete={autoComplete}
    placeholder="11 位手机号"
    {...bound}
    onChange={({ target }) => onChange(target.value)}
  />
);

interface PasswordProps extends Bound {
  label?: string;
  hint?: ReactNode;
  placeholder?: string;
  /** The password can be read. */
  shown?: boolean;
}

/** The password of an account. */
export const PasswordField = ({ label = '密码', shown = false, onChange, ...rest }: PasswordProps) => (
  <TextField
    label={label}
    type={shown ? 'text' : 'password'}
    autoComplete="current-password"
    {...rest}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** A password to be set, with what makes a good one. */
export const NewPasswordField = ({ onChange, ...bound }: Bound) => (
  <TextField
    label="新密码"
    type="password"
    autoComplete="new-password"
    hint="至少 8 位，可以用一句自己记得住的话；不要用常见密码或手机号"
    {...bound}
    onChange={({ target }) => onChange(target.value)}
  />
);
