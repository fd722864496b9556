import { createContext } from 'react';
import type { Entry } from './sections.ts';

/** The resume whose forms are open: what is not whole yet is kept apart for each. */
export const ResumeId = createContext('');

const keyOf = (place: string) => `jyrc_form_${place}`;

/**
 * What was typed into an entry that may not be saved yet, as a field that must be filled is empty. It outlives closing the
 * form and reloading the page, in this tab.
 */
export const unfinished = {
  read(place: string): Entry | null {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as Entry | null;
    } catch {
      return null;
    }
  },
  write(place: string, values: Entry): void {
    try {
      sessionStorage.setItem(keyOf(place), JSON.stringify(values));
    } catch {
      // The form itself still holds it.
    }
  },
  clear(place: string): void {
    try {
      sessionStorage.removeItem(keyOf(place));
    } catch {
      // There was nothing to keep it in.
    }
  },
};
