import type { ContentForm } from '#contract/content/content-items.ts';
import { decode, encode } from '#web/session/encoded.ts';
import { getSession } from '#web/session/session-store.ts';

/** What stood in the editor when its page went away, and the version it was written on (0: nothing was saved yet). */
export interface EditorDraft {
  form: ContentForm;
  version: number;
  at: string;
}

const keyOf = (place: string) => `jyrc_content_${place}`;

/** What was typed and not saved, kept in this browser for the operator who typed it: it outlives a tab that dies. */
export const editorDrafts = {
  read(place: string): EditorDraft | null {
    try {
      const kept = decode(localStorage.getItem(keyOf(place))) as (EditorDraft & { phone?: string }) | undefined;
      return kept && kept.phone === getSession().user?.phone ? kept : null;
    } catch {
      return null;
    }
  },
  write(place: string, draft: EditorDraft): void {
    try {
      localStorage.setItem(keyOf(place), encode({ ...draft, phone: getSession().user?.phone }));
    } catch {
      // Without room the editor itself still holds it, and leaving asks.
    }
  },
  clear(place: string): void {
    try {
      localStorage.removeItem(keyOf(place));
    } catch {
      // There was nothing to keep it in.
    }
  },
};
