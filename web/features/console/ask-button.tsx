import { Button, type ButtonProps, Popconfirm } from 'antd';
import type { ReactNode } from 'react';

interface Props extends Omit<ButtonProps, 'about' | 'onClick'> {
  /** The question; without one it acts at once. */
  ask: string | undefined;
  /** What follows from a yes. */
  about?: ReactNode;
  /** The answers; the yes is the button's own word where it has one. */
  yes?: string | undefined;
  no?: string;
  onYes(): unknown;
}

/** A button that acts after a yes. */
export function AskButton({ ask, about, yes, no = '返回', onYes, children, ...button }: Props) {
  const act = () => void onYes();
  const okText = yes ?? (typeof children === 'string' ? children : '确定');
  return (
    <Popconfirm
      title={ask}
      description={about}
      okText={okText}
      cancelText={no}
      disabled={!ask || button.disabled}
      onConfirm={act}
    >
      <Button {...button} {...(!ask && { onClick: act })}>
        {children}
      </Button>
    </Popconfirm>
  );
}
