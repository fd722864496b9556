import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

const LASTS_MS = 20_000;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** What was removed, with undo: the button, or Ctrl + Z outside a field. Disappears by itself. */
export function UndoLine({ what, onUndo, onGone }: { what: string; onUndo(): void; onGone(): void }) {
  const latest = useRef({ onUndo, onGone });
  latest.current = { onUndo, onGone };
  useEffect(() => {
    const timer = setTimeout(() => latest.current.onGone(), LASTS_MS);
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      event.preventDefault();
      latest.current.onUndo();
    };
    document.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', press);
    };
  }, []);
  return (
    <p role="status" className="mt-2 flex items-center justify-between rounded-ctl bg-fill px-3 py-1.5 text-14">
      <span className="min-w-0 truncate">已删除“{what}”</span>
      <Button look="text" size="s" onClick={onUndo}>
        撤销
      </Button>
    </p>
  );
}
