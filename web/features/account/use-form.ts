import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';

/** The values of a small form, the server's errors, and its submit action. */
export function useForm<T extends Record<string, string>>(empty: T) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (act: () => Promise<void>) => {
    setBusy(true);
    setErrors({});
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const named = error.issues.map(({ path, message }) => [path.split('.').at(-1) ?? 'form', message]);
      // An invalid code names no field: the form has only one code field.
      const rest = error.code === 'INVALID_CODE' ? { verifyCode: error.message } : { form: error.message };
      setErrors(named.length > 0 ? Object.fromEntries(named) : rest);
    }
    setBusy(false);
  };
  const set = (name: keyof T) => (value: string) => setValues((now) => ({ ...now, [name]: value }));
  return { values, set, errors, setErrors, busy, submit };
}
