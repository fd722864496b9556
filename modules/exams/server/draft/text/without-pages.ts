const pageNumber =
  /^(?:[-—–－]\s*\d{1,3}\s*[-—–－]|第\s*\d{1,3}\s*页(?:\s*[,，/]?\s*共\s*\d{1,3}\s*页)?|\d{1,3}\s*\/\s*\d{1,3})$/;

/** Without the numbers of pages and the line that begins each page, so that a sentence goes on over them. */
export function withoutPages(lines: readonly string[]): string[] {
  const isNumber = (line = '') => pageNumber.test(line.trim());
  const begins = lines.filter((line, at) => !isNumber(line) && (at === 0 || isNumber(lines[at - 1])));
  const heads = new Set(begins.filter((line, at) => begins.indexOf(line) !== at));
  return lines.filter((line, at) => !isNumber(line) && !((at === 0 || isNumber(lines[at - 1])) && heads.has(line)));
}
