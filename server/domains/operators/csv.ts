/** A text that a spreadsheet would take for a formula is led by an apostrophe, so that opening the file runs nothing. */
const tame = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Rows as CSV with a byte order mark, by which spreadsheets know that it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map((cell) => `"${tame(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`;
