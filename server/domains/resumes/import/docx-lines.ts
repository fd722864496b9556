import { type XmlToken, xmlTokens } from '#packages/office-files/xml.ts';
import { factsOfRow } from './fact-labels.ts';
import { headingOf } from './headings.ts';

interface XmlNode {
  /** Without its prefix. */
  name: string;
  attribute: XmlToken['attribute'];
  children: XmlNode[];
  /** The text of a node without children. */
  text: string;
}

const MAX_DEPTH = 400;

/** The tree of an XML part that an office program wrote; what ends early is closed at the end. @throws FileFault */
function parseXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attribute: () => undefined, children: [], text: '' };
  const open = [root];
  for (const { kind, name, text, attribute } of xmlTokens(xml)) {
    const current = open.at(-1) as XmlNode;
    if (kind === 'text') current.text += text;
    else if (kind === 'open') {
      const node = { name, attribute, children: [], text: '' };
      current.children.push(node);
      if (open.length < MAX_DEPTH) open.push(node);
    } else {
      const at = open.findLastIndex((node) => node.name === name);
      if (at > 0) open.length = at;
    }
  }
  return root;
}

const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name);

/** A paragraph, or a row of a table as its cells' paragraphs; `below` are the cells that go on from the row above. */
export type Block = { style: string; text: string } | { cells: string[][]; below: readonly number[] };

/** Boxes and marks of the symbol fonts, by their codes without the private-use part. */
const symbols: Record<string, Record<string, string>> = {
  Wingdings: { fe: '☑', fd: '☒', a8: '☐', '6f': '☐', fc: '✓', fb: '✗' },
  'Wingdings 2': { '52': '☑', '53': '☒', '54': '☒', a3: '☐', '2a': '☐', '50': '✓', '4f': '✗' },
};

const isOn = (node: XmlNode | undefined) =>
  node !== undefined && !/^(?:0|false|off|none)$/.test(node.attribute('val') ?? '');

const box = (ticked: boolean) => (ticked ? '☑' : '☐');

/** A content control: a tick box, or its content unless that only asks for input. */
function controlOf(node: XmlNode): XmlNode[] | string {
  const settings = childOf(node, 'sdtPr');
  const tick = childOf(settings, 'checkbox');
  if (tick) return box(isOn(childOf(tick, 'checked')));
  return isOn(childOf(settings, 'showingPlcHdr')) ? [] : (childOf(node, 'sdtContent')?.children ?? []);
}

const hasText = (node: XmlNode): boolean =>
  (node.name === 't' && node.text.trim() !== '') || node.children.some(hasText);

/** One of the two ways in which a drawing is stored, never both. */
function alternativeOf(node: XmlNode): XmlNode[] {
  const choice = node.children.find((child) => child.name === 'Choice' && hasText(child));
  return (choice ?? childOf(node, 'Fallback'))?.children ?? [];
}

const skipped = new Set(['del', 'moveFrom', 'rt', 'pPr', 'rPr', 'instrText', 'delText', 'sectPr']);

class Reader {
  readonly blocks: Block[] = [];
  private boxes: XmlNode[] = [];

  read(nodes: readonly XmlNode[]): void {
    for (const node of nodes) {
      if (node.name === 'p') this.paragraph(node);
      else if (node.name === 'tbl') this.table(node);
      else if (node.name === 'sdt') {
        const content = controlOf(node);
        if (typeof content !== 'string') this.read(content);
      } else if (node.name === 'AlternateContent') this.read(alternativeOf(node));
      else if (!skipped.has(node.name)) this.read(node.children);
    }
  }

  private paragraph(node: XmlNode): void {
    const outer = this.boxes;
    this.boxes = [];
    const text = this.textOf(node.children);
    const style = childOf(childOf(node, 'pPr'), 'pStyle')?.attribute('val') ?? '';
    if (text.trim() !== '') this.blocks.push({ style, text: text.replace(/^[^\S\t]+|\s+$/g, '') });
    for (const inside of this.boxes) this.read(inside.children);
    this.boxes = outer;
  }

  /** The text of a paragraph; its text boxes follow it. */
  private textOf(nodes: readonly XmlNode[]): string {
    return nodes.map((node) => this.pieceOf(node)).join('');
  }

  private pieceOf(node: XmlNode): string {
    const { name, attribute, children, text } = node;
    if (skipped.has(name)) return '';
    if (name === 't') return text;
    if (name === 'tab' || name === 'ptab') return '\t';
    if (name === 'br' || name === 'cr') return '\n';
    if (name === 'noBreakHyphen') return '-';
    if (name === 'sym')
      return symbols[attribute('font') ?? '']?.[(attribute('char') ?? '').slice(-2).toLowerCase()] ?? '•';
    if (name === 'checkBox') return box(isOn(childOf(node, 'checked') ?? childOf(node, 'default')));
    if (name === 'r' && isOn(childOf(childOf(node, 'rPr'), 'vanish'))) return '';
    if (name === 'AlternateContent') return this.textOf(alternativeOf(node));
    if (name === 'txbxContent') {
      this.boxes.push(node);
      return '';
    }
    if (name !== 'sdt') return this.textOf(children);
    const content = controlOf(node);
    return typeof content === 'string' ? content : this.textOf(content);
  }

  private table(table: XmlNode): void {
    for (const row of rowsOf(table)) {
      const cells: string[][] = [];
      const below: number[] = [];
      for (const cell of row) {
        const settings = childOf(cell, 'tcPr');
        const merge = childOf(settings, 'vMerge');
        if (merge && merge.attribute('val') !== 'restart') below.push(cells.length);
        const inside = new Reader();
        inside.read(cell.children);
        cells.push(inside.blocks.flatMap(linesOfBlock));
        const span = Math.min(Number(childOf(settings, 'gridSpan')?.attribute('val') ?? 1), MAX_COLUMNS);
        for (let more = 1; more < span; more += 1) cells.push([]);
      }
      this.blocks.push({ cells, below });
    }
  }
}

/** Rows and cells may be wrapped in content controls. */
const through = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => {
    if (child.name === name) return [child];
    return child.name === 'sdt' || child.name === 'sdtContent' || child.name === 'ins' ? through(child, name) : [];
  });
const rowsOf = (table: XmlNode) => through(table, 'tr').map((row) => through(row, 'tc'));

const MAX_COLUMNS = 60;
const MAX_LINES_IN_CELL = 2;

/** A table row: adjacent facts form one line; cells with paragraphs are columns, read one after the other. */
function linesOfRow(all: readonly string[][]): string[] {
  const cells = all.filter((cell) => cell.length > 0);
  const isFlat = cells.every((cell) => cell.length <= MAX_LINES_IN_CELL);
  const facts = isFlat ? factsOfRow(cells.map((cell) => cell.join(' '))) : null;
  if (facts) return facts;
  const [first = [], ...others] = cells;
  if (others.length > 0 && headingOf(first.join('')))
    return [first.join(''), ...(others.length > 1 ? linesOfRow(others) : others.flat())];
  if (!isFlat) return cells.flat();
  return [cells.map((cell) => cell.join(' ')).join('\t')].filter((line) => line !== '');
}

export const linesOfBlock = (block: Block): string[] =>
  'cells' in block
    ? linesOfRow(block.cells)
    : block.text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');

const MAX_LINES_IN_TABLE = 12;
/** A number that stands for several rows is not that of each. */
const isNumber = (text: string) => /^\d+$/.test(text);

const runOn = (text: string, more: string) => (/\w$/.test(text) && /^\w/.test(more) ? `${text} ${more}` : text + more);

/** The lines of blocks whose tables are tables: a row a line, each cell in its column, what is merged downwards in every row. */
export function linesWithRows(blocks: readonly Block[]): string[] {
  let above: string[] = [];
  return blocks.flatMap((block) => {
    if (!('cells' in block)) return linesOfBlock(block);
    const { cells, below } = block;
    // A frame around text is no table.
    if (cells.length === 1 || cells.some((cell) => cell.length > MAX_LINES_IN_TABLE)) return cells.flat();
    above = cells.map((cell, at) => {
      const over = below.includes(at) ? (above[at] ?? '') : '';
      return cell.length === 0 && !isNumber(over) ? over : cell.reduce(runOn, '');
    });
    return above.some((text) => text !== '') ? [above.join('\t')] : [];
  });
}

/** The paragraphs and rows of a part of a Word document: its body, a page header or footer, its notes. */
export function blocksOfPart(xml: string): Block[] {
  const reader = new Reader();
  reader.read(parseXml(xml).children);
  return reader.blocks;
}
