import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import PDFDocument from 'pdfkit';
import type { Block } from './blocks.ts';

const font = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
);
const PAGE = 595;
const sizes = { name: 20, contact: 10, heading: 14, line: 10.5, note: 10 };

export type Setter = (blocks: Block[]) => Promise<Buffer>;

async function pdf(draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 48 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()));
  document.font(font);
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Arranges blocks in a column; the cells of a line share its width. */
function column(
  document: PDFKit.PDFDocument,
  blocks: readonly Block[],
  { x, width, y }: { x: number; width: number; y: number },
): number {
  let top = y;
  for (const { kind, cells } of blocks) {
    const size = sizes[kind];
    document.fontSize(size);
    const each = width / cells.length;
    let lowest = top;
    cells.forEach((cell, index) => {
      const options = { width: each - 4, lineBreak: true };
      document.text(cell, x + each * index, top, options);
      lowest = Math.max(lowest, top + document.heightOfString(cell, options));
    });
    top = lowest + (kind === 'heading' || kind === 'name' ? 6 : 3);
  }
  return top;
}

export const onePdf: Setter = (blocks) =>
  pdf((document) => void column(document, blocks, { x: 48, width: PAGE - 96, y: 48 }));

/** The narrow column at the left or the right; the name above both, or at the top of the narrow one. */
export const twoPdf =
  (sideAt: 'left' | 'right', nameAbove: boolean): Setter =>
  (blocks) =>
    pdf((document) => {
      const [name, ...rest] = blocks;
      const above = nameAbove && name ? [name] : [];
      const y = column(document, above, { x: 48, width: PAGE - 96, y: 44 }) + 8;
      const side = [...(nameAbove || !name ? [] : [name]), ...rest.filter((block) => block.side)];
      const main = rest.filter((block) => !block.side);
      const left = sideAt === 'left';
      column(document, side, { x: left ? 36 : 400, width: 160, y });
      column(document, main, { x: left ? 220 : 36, width: 340, y: y + 5 });
    });

const paragraph = ({ kind, cells }: Block) =>
  new Paragraph({
    children: [new TextRun({ text: cells.join('\t'), size: sizes[kind] * 2, bold: kind === 'heading' })],
  });

const pack = (children: (Paragraph | Table)[]): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children }] }));

export const plainDocx: Setter = (blocks) => pack(blocks.map(paragraph));

const cell = (children: Paragraph[]) => new TableCell({ children });
const full = { size: 100, type: WidthType.PERCENTAGE } as const;

/** Every line as a row of one table. */
export const tableDocx: Setter = (blocks) =>
  pack([
    new Table({
      width: full,
      rows: blocks.map(
        (block) =>
          new TableRow({ children: block.cells.map((text) => cell([paragraph({ ...block, cells: [text] })])) }),
      ),
    }),
  ]);

/** A table of one row: the narrow column in one cell, the rest in the other. */
export const columnsDocx: Setter = (blocks) =>
  pack([
    ...blocks.slice(0, 1).map(paragraph),
    new Table({
      width: full,
      rows: [
        new TableRow({
          children: [
            cell(
              blocks
                .slice(1)
                .filter(({ side }) => side)
                .map(paragraph),
            ),
            cell(
              blocks
                .slice(1)
                .filter(({ side }) => !side)
                .map(paragraph),
            ),
          ],
        }),
      ],
    }),
  ]);

/** A table with the section's name in the first cell and its content in the second: a common form of schools. */
export const formDocx: Setter = (blocks) => {
  const groups: Block[][] = [];
  for (const block of blocks.slice(1)) {
    if (block.kind === 'heading' || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(block);
  }
  const rows = groups.map(([head, ...rest]) => {
    const isHeaded = head?.kind === 'heading';
    const body = isHeaded ? rest : [head, ...rest].filter((one): one is Block => one !== undefined);
    return new TableRow({
      children: [cell(isHeaded && head ? [paragraph(head)] : [new Paragraph('')]), cell(body.map(paragraph))],
    });
  });
  return pack([...blocks.slice(0, 1).map(paragraph), new Table({ width: full, rows })]);
};

/** A page that looks like a scan: shapes without text. */
export const scan = (): Promise<Buffer> =>
  pdf((document) => {
    for (let y = 80; y < 700; y += 24) document.rect(60, y, 300 + ((y * 7) % 150), 10).fill('#444444');
  });
