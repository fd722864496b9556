import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface Props {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onAnswer(yes: boolean): void;
}

/** A modal question with two answers; Escape means no. Import it lazily. */
export function ConfirmDialog({ title, text, confirmLabel, cancelLabel, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    onAnswer(false);
  };
  return (
    <dialog
      ref={dialog}
      className="pointer-events-auto m-auto w-[min(420px,calc(100vw-32px))] rounded-card bg-raised p-6 text-ink-2 shadow-float backdrop:bg-black/40"
      aria-labelledby="confirm-title"
      onCancel={refuse}
      // A dialog beneath keeps Escape from the browser.
      onKeyDown={(event) => event.key === 'Escape' && refuse(event)}
    >
      <h2 id="confirm-title" className="text-16 font-semibold text-ink-1">
        {title}
      </h2>
      <p className="mt-3 leading-6">{text}</p>
      <div className="mt-6 flex justify-end gap-3">
        <Button onClick={() => onAnswer(false)}>{cancelLabel}</Button>
        <Button look="filled" onClick={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
