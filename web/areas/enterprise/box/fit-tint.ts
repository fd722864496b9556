/** Green for a high match; a low one recedes, as orange is for what is late. The same in the desk, the table, the board and the panel. */
export const fitTint = (fit: number) => (fit >= 85 ? 'text-ok-ink' : fit >= 70 ? 'text-ink-1' : 'text-ink-3');
