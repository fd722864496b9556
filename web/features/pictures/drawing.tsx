import { clsx } from 'clsx';

interface Props {
  /** The same picture for each scheme. */
  light: string;
  dark: string;
  className?: string;
  /** Omitted for a decorative picture. */
  label?: string;
}

/** A picture that the server draws, for light and dark. It fills its box; only the scheme in use is loaded. */
export function Drawing({ light, dark, className, label }: Props) {
  const style = { '--light': `url(${light})`, '--dark': `url(${dark})` } as React.CSSProperties;
  return label ? (
    <span className={clsx('drawing', className)} style={style} role="img" aria-label={label} />
  ) : (
    <span className={clsx('drawing', className)} style={style} aria-hidden="true" />
  );
}
