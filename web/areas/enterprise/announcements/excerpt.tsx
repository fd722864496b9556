/** '1. 提前 20 分钟到校' is a point; '一、岗位' heads some. */
const POINT = /^\s*\d{1,2}[.、．]\s*/;
const HEADING = /^\s*[一二三四五六七八九十]{1,2}、/;

/** What a text begins with, and its points, as they were written. */
export function partsOf(text: string): { lead: string; points: string[] } {
  const lines = text
    .split(/\n+|(?<=[。；？])\s*(?=\d{1,2}[.、．]\s*\S)/)
    .map((line) => line.trim())
    .filter(Boolean);
  const first = lines.findIndex((line) => POINT.test(line) || HEADING.test(line));
  return {
    lead: (first === -1 ? lines : lines.slice(0, first)).join(' '),
    points: lines.filter((line) => POINT.test(line)).map((line) => line.replace(POINT, '')),
  };
}
