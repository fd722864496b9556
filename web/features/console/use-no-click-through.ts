import { useRef } from 'react';
import { useEventListener } from '#web/ui/use-event-listener.ts';

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a, button, input, textarea, label, tr, li, [role]') : null;

/** Buttons that act once a double click. Arrows and other signs of Ant Design may be pressed in quick succession. */
const ACTS_ONCE = '.ant-btn:not(.ant-btn-icon-only), .btn, .icon-btn, [type="submit"]';

/**
 * Stops the second click of a double click on a button, whose write may have been answered by then and would be made again, and
 * wherever the first has replaced the target: an item of a closed menu would pass it to the row below, and a button that opens a
 * dialog to its closing mask.
 */
export function useNoClickThrough(): void {
  const first = useRef<Element>(null);
  const judge = (event: MouseEvent) => {
    const control = controlOf(event.target);
    if (event.detail < 2) first.current = control;
    else if (control !== first.current || control?.matches(ACTS_ONCE)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  useEventListener('click', judge, true);
}
