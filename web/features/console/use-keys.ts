import { useEventListener } from '#web/ui/use-event-listener.ts';
import { isDialogOpen } from './is-dialog-open.ts';

/** Steps from one to the next may be held down. */
const held = /^[jk]$/;

/** Keyboard shortcuts of a page. Ignored while typing, with a modifier, or with an open dialog; Enter on a control is for the control. */
export function useKeys(actions: Record<string, () => void>): void {
  useEventListener('keydown', (event) => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.closest('input:not([type=checkbox]), textarea, [contenteditable]');
    const key = event.key.toLowerCase();
    if (typing || isDialogOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.repeat && !held.test(key)) || (key === 'enter' && event.target !== document.body)) return;
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}
