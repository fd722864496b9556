/** Prefixes that a spreadsheet treats as a formula; full-width ones included, since Excel in Chinese reads `＝` as `=`. */
const formula = /^[\s]*[=+\-@＝＋－＠\t\r]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Prefixes a possible formula with an apostrophe, so that a spreadsheet does not execute it. Negative numbers stay as they are.
 */
const tame = (text: string) => (formula.test(text) && !plainNumber.test(text) ? `'${text}` : text);

/** Rows as CSV with a byte order mark, by which spreadsheets recognise UTF-8. The only CSV writer. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map((cell) => `"${tame(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`;
