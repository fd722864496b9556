import { useEffect } from 'react';

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a, button, input, textarea, label, tr, li, [role]') : null;

/**
 * Stops the second click of a double click if the first has replaced the target: an item of a closed menu would pass it to the
 * row below, and a button that opens a dialog to its closing mask.
 */
export function useNoClickThrough(): void {
  useEffect(() => {
    let first: Element | null = null;
    const judge = (event: MouseEvent) => {
      const control = controlOf(event.target);
      if (event.detail < 2) first = control;
      else if (control !== first) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', judge, true);
    return () => document.removeEventListener('click', judge, true);
  }, []);
}
