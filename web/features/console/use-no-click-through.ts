import { useEffect } from 'react';

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a, button, input, textarea, label, tr, li, [role]') : null;

/**
 * Stops the second click of a double click where the first has put something else in its place: an item of a menu that closed
 * would else give its second click to the row below it, and a button that opens a dialog to the mask that closes it.
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
