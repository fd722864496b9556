import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

interface Look {
  /** At most one filled button in a view; the second is tint, the third outline. */
  look?: 'filled' | 'tint' | 'outline' | 'text' | 'danger';
  size?: 's' | 'm' | 'l';
  wide?: boolean;
}

export const buttonClass = ({ look = 'outline', size = 'm', wide = false }: Look = {}, more?: string) =>
  clsx('btn', `btn-${look}`, size !== 'm' && `btn-${size}`, wide && 'w-full', more);

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is in progress: the button is disabled and shows it. */
  busy?: boolean;
}

export function Button({ look, size, wide, busy = false, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ look, size, wide }, className)}
    >
      {busy && <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. A plain anchor: the shell turns clicks on internal links into navigation. */
export function ButtonLink({
  look,
  size,
  wide,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <a {...rest} className={buttonClass({ look, size, wide }, className)} />;
}
