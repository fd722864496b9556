export type Face = 'mobile' | 'wide';

/** Read before first paint by boot-script.ts too: who chose the mobile pages is led there from the home page. */
const KEY = 'jyrc_face';

/** The pages that a phone's browser was asked about; null until it was. */
export function faceChoice(): Face | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'mobile' || kept === 'wide' ? kept : null;
  } catch {
    return null;
  }
}

export function keepFace(face: Face): void {
  try {
    localStorage.setItem(KEY, face);
  } catch {
    // Without storage the question comes again.
  }
}

/** A narrow screen that is touched. */
export const isPhone = () => matchMedia('(max-width: 640px) and (pointer: coarse)').matches;
