const pageNumber =
  /^(?:[-—–－]\s*\d{1,3}\s*[-—–－]|第\s*\d{1,3}\s*页(?:\s*[,，/]?\s*共\s*\d{1,3}\s*页)?|\d{1,3}\s*\/\s*\d{1,3})$/;

/** A title or a number that later pages repeat stands once without them. */
const isTitle = /(?:公告|简章|启事|通告|方案|通知|号)$/;

/** Without the numbers of pages and the line that begins each page, so that a sentence goes on over them. */
export function withoutPages(lines: readonly string[]): string[] {
  const isNumber = (line = '') => pageNumber.test(line.trim());
  const isFirst = (line: string, at: number) => !line.includes('\t') && (at === 0 || isNumber(lines[at - 1]));
  const begins = lines.filter(isFirst);
  const heads = new Set(begins.filter((line, at) => begins.indexOf(line) !== at));
  const isHead = (line: string, at: number) =>
    isFirst(line, at) && heads.has(line) && !(at === 0 && isTitle.test(line));
  return lines.filter((line, at) => !isNumber(line) && !isHead(line, at));
}
