/** Green for a high match, warm for a low one; the same in the desk, the table, the board and the panel. */
export const fitTint = (fit: number) => (fit >= 85 ? 'text-ok-ink' : fit >= 70 ? 'text-ink-1' : 'text-warm-ink');

/** Below this share of the requirements a match recedes in a list: orange is for what is late. */
export const LOW_FIT = 70;
