/** What a spreadsheet takes for a formula, in full width as well, since Excel in Chinese reads `＝` as `=`. */
const formula = /^[\s]*[=+\-@＝＋－＠\t\r]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** Leads what would run as a formula with an apostrophe, so that opening the file runs nothing; a negative number is left alone. */
const tame = (text: string) => (formula.test(text) && !plainNumber.test(text) ? `'${text}` : text);

/** Rows as CSV with a byte order mark, by which spreadsheets know that it is UTF-8. The only writer of CSV. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map((cell) => `"${tame(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`;
