/** Green for a high match, warm for a low one; the same in the desk, the table, the board and the panel. */
export const fitTint = (fit: number) => (fit >= 85 ? 'text-ok-ink' : fit >= 70 ? 'text-ink-1' : 'text-warm-ink');
