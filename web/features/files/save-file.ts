/** Hands bytes to the person as a file. */
export function saveFile(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // A browser may begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The same of a text; a spreadsheet program knows it as UTF-8. */
export const saveText = (name: string, text: string, type = 'text/csv'): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
