import { useEffect } from 'react';
import type {} from './early-input.ts';

/**
 * Tells the page what was typed, ticked, chosen and pressed before its scripts ran; React does not receive those events
 * otherwise: a choice that is saved as it is made would be shown and not kept, a press would be lost. Most often there is
 * nothing to tell.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    const early = window.earlyInput;
    removeEventListener('click', early.press, true);
    if (early.size > 0 || early.pressed.length > 0)
      void import('./tell-early-input.ts').then(({ tellEarlyInput }) => tellEarlyInput(early));
    else removeEventListener('input', early.note, true);
  }, []);
}
