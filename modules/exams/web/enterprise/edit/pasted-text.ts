const blocks = new Set('P DIV LI H1 H2 H3 H4 H5 H6 SECTION ARTICLE UL OL TABLE TBODY THEAD TR BR'.split(' '));
const hidden = new Set(['STYLE', 'SCRIPT', 'HEAD', 'TITLE']);
const TAB = '\t';

const inline = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  if (hidden.has(node.nodeName)) return '';
  if (node.nodeName === 'TR') {
    const cells = [...(node as HTMLTableRowElement).cells].flatMap((cell) => [
      inline(cell.textContent ?? ''),
      ...Array.from({ length: cell.colSpan - 1 }, () => ''),
    ]);
    return `\n${cells.join(TAB)}\n`;
  }
  const inside = [...node.childNodes].map(textOf).join('');
  return blocks.has(node.nodeName) ? `\n${inside}\n` : inside;
}

/**
 * A copied page as text: a line a paragraph, a line a row of a table with tabs between its cells. Browsers break a row where its
 * cells hold paragraphs, as those of Word's tables do.
 */
export function pastedText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return textOf(body)
    .split('\n')
    .map((line) => line.replaceAll(/^ +| +$/g, ''))
    .filter((line) => line.trim() !== '')
    .join('\n');
}
