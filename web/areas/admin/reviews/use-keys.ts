import { useEffect, useRef } from 'react';
import { isDialogOpen } from '#web/features/console/is-dialog-open.ts';

/** Keyboard shortcuts of a page. Ignored while typing, with a modifier, or with an open dialog. */
export function useKeys(actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input:not([type=checkbox]), textarea, [contenteditable]');
      if (typing || isDialogOpen() || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
