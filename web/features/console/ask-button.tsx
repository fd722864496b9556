import { Button, type ButtonProps, Popconfirm } from 'antd';
import type { ReactNode } from 'react';

interface Props extends Omit<ButtonProps, 'about' | 'onClick'> {
  /** The question; without one it acts at once. */
  ask: string | undefined;
  /** What follows from a yes. */
  about?: ReactNode;
  /** The answers; the yes has the button's own word. */
  yes?: string | undefined;
  no?: string;
  onYes(): unknown;
}

/** A button that acts after a yes. */
export const AskButton = ({ ask, about, yes, no = '返回', onYes, ...button }: Props) => (
  <Popconfirm
    {...{ title: ask, description: about, okText: yes ?? button.children, cancelText: no }}
    disabled={!ask || button.disabled}
    onConfirm={() => void onYes()}
  >
    <Button {...button} {...(!ask && { onClick: () => void onYes() })} />
  </Popconfirm>
);
