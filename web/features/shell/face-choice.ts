/** Read before first paint by boot-script.ts: who chose the mobile pages is led there from the home page, and nobody is asked twice. */
const KEY = 'jyrc_face';

/** Keeps which pages a phone's browser wants. */
export function keepFace(face: 'mobile' | 'wide'): void {
  delete document.documentElement.dataset.offer;
  try {
    localStorage.setItem(KEY, face);
  } catch {
    // Without storage the question comes again.
  }
}
