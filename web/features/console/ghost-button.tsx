import { Button, type ButtonProps } from 'antd';
import { clsx } from 'clsx';

/**
 * An outlined button in the brand colour. Its text uses the token's blue: the blue of filled buttons is too dark on dark
 * backgrounds.
 */
export function GhostButton({ className, ...rest }: Omit<ButtonProps, 'type' | 'ghost'>) {
  return <Button type="primary" ghost className={clsx('border-brand text-brand', className)} {...rest} />;
}
