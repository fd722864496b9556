import { useEffect } from 'react';
import type { EarlyInput } from './early-input.ts';

/**
 * Replays what was typed, ticked, chosen and pressed before the page's scripts ran. React does not receive those events
 * otherwise: a choice that saves immediately would be shown but not saved, and a press would be lost. Usually there is nothing to
 * replay.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    const early = window.earlyInput;
    removeEventListener('click', early.press, true);
    if (early.size > 0 || early.pressed.length > 0)
      void import('./replay-early-input.ts').then(({ replayEarlyInput }) => replayEarlyInput(early));
    else removeEventListener('input', early.note, true);
  }, []);
}

/** Whether a console's search was asked for before its code ran, which listens itself from now on. */
export function takeEarlySearch(): boolean {
  const early: EarlyInput | undefined = window.earlyInput;
  if (!early) return false;
  removeEventListener('keydown', early.key);
  const { searches = false } = early;
  early.searches = false;
  return searches;
}
