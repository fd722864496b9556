import { TextField } from '#web/features/forms/fields.tsx';
import { LogoMark } from '#web/features/shell/logo.tsx';
import { paths } from '#web/paths.ts';

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

/** The logo with the console's own title (seed, section 9). */
export function AdminLogo() {
  return (
    <a href={paths.admin()} className="flex flex-none items-center gap-2.5 rounded-ctl" aria-label="平台管理，回到待办">
      <LogoMark />
      <span className="text-20 leading-none font-semibold tracking-tight text-ink-1">平台管理</span>
    </a>
  );
}
