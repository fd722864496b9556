import { inBrowser } from '#web/session/browser-storage.ts';
import { decode, encode } from '#web/session/encoded.ts';
import { getSession } from '#web/session/session-store.ts';
import type { ContentForm } from '../../contract/content-items.ts';

/** The editor's content when its page was closed, and the version it is based on (0: never saved). */
export interface EditorDraft {
  form: ContentForm;
  version: number;
  at: string;
}

const keyOf = (place: string) => `jyrc_content_${place}`;

/** Unsaved input, stored in this browser for the operator who typed it: it survives a crashed tab. */
export const editorDrafts = {
  read(place: string): EditorDraft | null {
    const saved = decode(inBrowser.read(keyOf(place))) as (EditorDraft & { phone?: string }) | undefined;
    return saved && saved.phone === getSession().user?.phone ? saved : null;
  },
  // Without storage the editor itself still holds it, and leaving asks for confirmation.
  write(place: string, draft: EditorDraft): void {
    inBrowser.write(keyOf(place), encode({ ...draft, phone: getSession().user?.phone }));
  },
  clear(place: string): void {
    inBrowser.drop(keyOf(place));
  },
};
