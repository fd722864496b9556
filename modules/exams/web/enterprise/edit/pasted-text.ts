const blocks = new Set('P DIV LI H1 H2 H3 H4 H5 H6 SECTION ARTICLE UL OL TABLE BR'.split(' '));
const hidden = new Set(['STYLE', 'SCRIPT', 'NOSCRIPT', 'IFRAME', 'SELECT', 'HEAD', 'TITLE']);
const TAB = '\t';
const MAX_LINES_IN_CELL = 12;

const inline = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** A frame around text is no row of a table. */
const isFrame = (cells: readonly HTMLTableCellElement[]) =>
  cells.some((cell) => cell.querySelector('table') || linesOf(insideOf(cell)).length > MAX_LINES_IN_CELL);

/** A row a line, each cell in its column. What is merged downwards stands in every row, but for a number, which is that of all of them. */
function tableText(table: HTMLTableElement): string {
  const above: { text: string; rows: number }[] = [];
  const parts = [...table.children].flatMap((part) => (part.nodeName === 'CAPTION' ? part : [...part.children]));
  const lines = parts.map((row) => {
    const cells = [...row.children].filter((cell) => cell instanceof HTMLTableCellElement);
    if (cells.length === 0) return insideOf(row);
    const isCovered = above.some(({ rows }) => rows > 0);
    if (isFrame(cells) || (cells.length === 1 && cells[0]?.colSpan === 1 && !isCovered))
      return cells.map(insideOf).join('\n');
    const line: string[] = [];
    for (;;) {
      const over = above[line.length];
      if (over && over.rows > 0) {
        over.rows -= 1;
        line.push(over.text);
        continue;
      }
      const cell = cells.shift();
      if (!cell) break;
      const text = inline(cell.textContent ?? '');
      for (let at = 0; at < cell.colSpan; at += 1) {
        const own = at === 0 ? text : '';
        above[line.length] = { text: /^\d+$/.test(own) ? '' : own, rows: cell.rowSpan - 1 };
        line.push(own);
      }
    }
    return line.join(TAB);
  });
  return lines.join('\n');
}

const insideOf = (node: Node): string => [...node.childNodes].map(textOf).join('');

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  if (hidden.has(node.nodeName)) return '';
  const inside = node.nodeName === 'TABLE' ? tableText(node as HTMLTableElement) : insideOf(node);
  return blocks.has(node.nodeName) ? `\n${inside}\n` : inside;
}

/**
 * A copied page as text: a line a paragraph, a line a row of a table with tabs between its cells. Browsers break a row where its
 * cells hold paragraphs, as those of Word's tables do.
 */
export function pastedText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return linesOf(textOf(body))
    .map((line) => line.replaceAll(/^ +| +$/g, ''))
    .join('\n');
}
