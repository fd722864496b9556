import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The control that opens it; the popover stands beside it. */
  trigger: ReactElement;
  label: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A floating panel that keeps itself on the screen. Import it lazily; plain lists of links use `Menu`. */
export function Popover({ open, onOpenChange, trigger, label, align = 'start', children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content aria-label={label} align={align} sideOffset={6} collisionPadding={16} className="panel z-40 p-3">
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
