import { TextField } from '#web/features/forms/fields.tsx';

const rules = [{ required: true, pattern: /^\d{6}$/, message: '动态码为 6 位数字' }];

/** The six digits of the authenticator; a recovery code does not serve here. */
export const CodeField = ({ label = '动态码', refusal }: { label?: string; refusal?: string | undefined }) => (
  <TextField
    name="code"
    label={label}
    rules={rules}
    help={refusal}
    validateStatus={refusal && 'error'}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={6}
    width="w-40"
  />
);
