import { useEffect, useRef } from 'react';
import { isDialogOpen } from '#web/features/console/is-dialog-open.ts';
import { columns } from './board/column-moves.ts';

interface KeyActs {
  onStep(by: 1 | -1): void;
  onOpen(): void;
  onMove(column: number): void;
  onSelect(): void;
  onUndo(): void;
  onHelp(): void;
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Keyboard shortcuts of the box. Disabled while typing and while a dialog is open. */
export function useKeys(acts: KeyActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (isDialogOpen()) return;
      const { onStep, onOpen, onMove, onSelect, onUndo, onHelp } = latest.current;
      if (event.key === 'j') onStep(1);
      else if (event.key === 'k') onStep(-1);
      else if (event.key === 'x') onSelect();
      else if (event.key === 'u') onUndo();
      else if (event.key === '?') onHelp();
      else if (event.key === 'Enter' && event.target === document.body) onOpen();
      else if (/^[1-9]$/.test(event.key) && Number(event.key) <= columns.length) onMove(Number(event.key) - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
