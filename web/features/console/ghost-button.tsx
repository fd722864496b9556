import { Button, type ButtonProps } from 'antd';
import { clsx } from 'clsx';

/** A framed button in the brand. Its text is the token's blue: the blue of filled buttons is too dark on a dark ground. */
export function GhostButton({ className, ...rest }: Omit<ButtonProps, 'type' | 'ghost'>) {
  return <Button type="primary" ghost className={clsx('border-brand! text-brand!', className)} {...rest} />;
}
