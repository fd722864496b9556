import { inBrowser } from '#web/session/browser-storage.ts';

/**
 * Read before first paint by boot-script.ts: a person who chose the mobile pages is redirected there from the home page, and
 * nobody is asked twice.
 */
const KEY = 'jyrc_face';

/** Stores which pages a phone's browser prefers. */
export function keepFace(face: 'mobile' | 'wide'): void {
  delete document.documentElement.dataset.offer;
  inBrowser.write(KEY, face);
}
