import { useState } from 'react';
import { normalisePhone } from '#contract/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';

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
  return { values, bind, errors, setErrors, busy, submit };
}
