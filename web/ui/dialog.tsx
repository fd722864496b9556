import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

interface Props {
  onClose(): void;
  title: string;
  /** One sentence under the title; announced with it. */
  description?: ReactNode;
  width?: number;
  children: ReactNode;
  /** The buttons, or what stands before them; they stay visible while the body scrolls. */
  footer?: ReactNode;
  /** What it is opened for. */
  send?: { label: string; look?: 'filled' | 'danger'; busy: boolean; onSend(): unknown };
  /** The words of a button that leaves everything as it is. */
  back?: string | false;
}

/** The first field rather than the close button; a dialog without a field itself. */
const firstField = (content: HTMLElement) =>
  content.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea') ?? content;

/**
 * Where the focus goes as a dialog opens, and back to as it closes: Radix knows only triggers of its own. A `panel` is focused itself: a
 * field would bring up a phone's keyboard and scroll to it. What opened it may be gone, or was the address: the page's content follows.
 */
export function useDialogFocus(on: 'field' | 'panel' = 'field') {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      event.preventDefault();
      const content = event.currentTarget as HTMLElement;
      (on === 'field' ? firstField(content) : content).focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const opener = before.current;
      const back = opener?.isConnected && opener !== document.body ? opener : document.getElementById('content');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
  };
}

/** A question (confirm-dialog.tsx) lies outside of what Radix knows: its presses and Escape leave a dialog open. */
export const underQuestions = {
  onInteractOutside(event: CustomEvent<{ originalEvent: Event }>) {
    // Gone from the page by now if its answer closed it.
    const { target } = event.detail.originalEvent;
    if (target instanceof Element && target.closest('dialog')) event.preventDefault();
  },
  onEscapeKeyDown(event: Event) {
    if (document.querySelector('dialog[open]')) event.preventDefault();
  },
};

/** Maximum time between the two presses of a double click. */
const DOUBLE_CLICK_MS = 600;

/** Prevents a double click on a button that closes a dialog from pressing what lay beneath it. */
function guardWhatWasCovered(): void {
  const until = performance.now() + DOUBLE_CLICK_MS;
  const stop = (event: MouseEvent) => {
    if (performance.now() > until) window.removeEventListener('click', stop, true);
    else if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener('click', stop, true);
}

/** Above the consoles' drawers and dialogs (1000), below request feedback (3000). */
export const veilClass = 'fixed inset-0 z-1060 animate-[fade_var(--t)_var(--ease)] bg-[rgb(15_19_27/45%)]';

/** The panel in the middle of the window. */
export const panelClass =
  'fixed inset-0 z-1061 m-auto flex h-fit max-h-[calc(100dvh-64px)] animate-[pop_var(--t)_var(--ease)] flex-col rounded-card bg-raised shadow-float';

/** A centred dialog, open while it is drawn. Import it lazily: it includes the focus trap. */
export function Dialog({ onClose, title, description, width = 520, children, footer, send, back }: Props) {
  const focus = useDialogFocus();
  useEffect(() => guardWhatWasCovered, []);
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          className={panelClass}
          {...focus}
          {...underQuestions}
          style={{ width: `min(${width}px, calc(100vw - 32px))` }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-5 max-sm:px-4">
            <div>
              <Radix.Title className="text-20">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-14 text-ink-3">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="关闭" size="s">
                <X size={18} aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 overflow-y-auto px-6 py-4 max-sm:px-4">{children}</div>
          {(footer || send) && (
            <div className="flex flex-wrap justify-end gap-3 px-6 pt-1 pb-5 max-sm:px-4">
              {footer}
              {back && <Button onClick={onClose}>{back}</Button>}
              {send && (
                <Button look={send.look ?? 'filled'} busy={send.busy} onClick={() => void send.onSend()}>
                  {send.label}
                </Button>
              )}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
