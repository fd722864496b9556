import { useEffect } from 'react';
import type {} from './early-input.ts';

/**
 * Tells the page what was typed, ticked and chosen before its scripts ran, which React hears of in no other way: a choice that
 * is saved as it is made would be shown and not kept. Most often there is nothing to tell.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    const early = window.earlyInput;
    if (early.size > 0) void import('./tell-early-input.ts').then(({ tellEarlyInput }) => tellEarlyInput(early));
    else removeEventListener('input', early.note, true);
  }, []);
}
