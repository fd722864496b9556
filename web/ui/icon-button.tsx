import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does, for assistive technology; also its tooltip. */
  label: string;
  size?: 's' | 'm';
}

export function IconButton({ label, size = 'm', className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx('icon-btn', size === 's' && 'icon-btn-s', className)}
    />
  );
}
