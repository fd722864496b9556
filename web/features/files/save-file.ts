/** Saves bytes as a file. */
export function saveFile(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // A browser may start reading only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves text as a UTF-8 file. For spreadsheet programs to recognise the encoding, the text must start with a BOM. */
export const saveText = (name: string, text: string, type = 'text/csv'): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
