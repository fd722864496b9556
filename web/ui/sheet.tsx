import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { underQuestions, useDialogFocus, veilClass } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

interface Props {
  onClose(): void;
  title: string;
  /** `bottom` for phones, `end` for details beside a list. */
  side?: 'bottom' | 'end';
  children: ReactNode;
  footer?: ReactNode;
}

/** A panel that slides in from an edge, open while it is drawn. Import it lazily: it includes the focus trap. */
export function Sheet({ onClose, title, side = 'bottom', children, footer }: Props) {
  const focus = useDialogFocus('panel');
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          className={clsx(
            'fixed z-1061 flex flex-col bg-raised shadow-float',
            side === 'bottom'
              ? 'inset-x-0 bottom-0 mx-auto max-h-[88dvh] max-w-160 animate-[rise_var(--t-slow)_var(--ease)] rounded-t-2xl pb-[env(safe-area-inset-bottom)]'
              : 'inset-y-0 right-0 w-[min(480px,100vw)] animate-[slide_var(--t-slow)_var(--ease)]',
          )}
          aria-describedby={undefined}
          {...focus}
          {...underQuestions}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-2">
            <Radix.Title className="text-16">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="关闭">
                <X size={20} aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
          {footer && <div className="flex gap-3 border-t border-line p-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
