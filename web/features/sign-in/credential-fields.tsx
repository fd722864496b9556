import type { ReactNode } from 'react';
import { TextField } from '#web/ui/fields/text-field.tsx';

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
