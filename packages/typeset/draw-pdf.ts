import PDFDocument from 'pdfkit';
import { type FaceName, faceOf, signOf, type Weight, widthOf } from './faces.ts';
import { A4, type Page, type PlacedText } from './page.ts';

/** Laid-out pages with what a document says about itself. */
export interface Paper {
  pages: readonly Page[];
  title: string;
  author: string;
  /** A JPEG. */
  photo: Uint8Array | null;
  /** Drawn across each page. */
  watermark?: string | undefined;
  now: Date;
}

type Document = PDFKit.PDFDocument;

interface Run {
  face: FaceName | null;
  text: string;
  width: number;
}

/** Glyphs are placed as measured, without kerning and ligatures. */
const asMeasured = { kern: false, liga: false, clig: false, calt: false, ccmp: false, locl: false };

/** Splits a text into runs of one font each. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const { face, width } = signOf(character, weight);
    const last = runs.at(-1);
    if (last && last.face === face && face !== null) {
      last.text += character;
      last.width += width;
    } else runs.push({ face, text: character, width });
  }
  return runs;
}

/** A box where no font has the character; copied text still contains the character. */
function drawMissing(
  document: Document,
  character: string,
  { x, y, size }: Pick<PlacedText, 'x' | 'y' | 'size'>,
): void {
  document.markContent('Span', { actual: character });
  document
    .lineWidth(size * 0.06)
    .rect(x + size * 0.1, y - size * 0.8, size * 0.8, size * 0.8)
    .moveTo(x + size * 0.1, y - size * 0.8)
    .lineTo(x + size * 0.9, y)
    .stroke();
  document.endMarkedContent();
}

/** The size and the left edge of a text within its width. */
function fitted({ text, weight, size, x, within }: PlacedText): { size: number; x: number } {
  if (!within) return { size, x };
  const width = widthOf(text, weight) * size;
  const scale = Math.min(1, within.width / Math.max(width, 1));
  const room = within.width - width * scale;
  return { size: size * scale, x: x + { left: 0, center: room / 2, right: room }[within.align] };
}

function drawText(document: Document, placed: PlacedText): void {
  const { text, weight, color, y, mark } = placed;
  const { size, x } = fitted(placed);
  let at = x;
  if (mark) document.markContent(mark);
  document.fontSize(size).fillColor(color).strokeColor(color);
  for (const run of runsOf(text, weight)) {
    if (run.face === null) drawMissing(document, run.text, { x: at, y, size });
    else {
      const options = { lineBreak: false, baseline: 'alphabetic', features: asMeasured };
      document.font(run.face).text(run.text, at, y, options as unknown as PDFKit.Mixins.TextOptions);
    }
    at += run.width * size;
  }
  if (mark) document.endMarkedContent();
}

/** Grey and diagonal: visible on paper, without hiding the text. */
function drawWatermark(document: Document, words: string): void {
  document.save();
  document.rotate(-30, { origin: [A4.width / 2, A4.height / 2] });
  for (let row = 0; row < 9; row += 1) {
    const text = { text: words, weight: 'regular', size: 11, color: '#8a94a6', x: -60, y: row * 120 - 40 } as const;
    document.opacity(0.28);
    for (let column = 0; column < 3; column += 1) drawText(document, { ...text, x: column * 300 - 80 });
  }
  document.restore();
}

function drawPage(document: Document, page: Page, { photo, watermark }: Paper): void {
  document.addPage();
  for (const { x, y, width, height, fill, stroke } of page.shapes) {
    document.rect(x, y, width, height);
    if (fill) document.fill(fill);
    else if (stroke) document.stroke(stroke);
  }
  for (const { x, y, width, height, bytes = photo } of page.pictures)
    if (bytes) document.image(Buffer.from(bytes), x, y, { cover: [width, height], align: 'center', valign: 'center' });
  for (const text of page.texts) drawText(document, text);
  if (watermark) drawWatermark(document, watermark);
}

/** Draws laid-out pages as a PDF with real text and subsetted fonts. */
export async function drawPdf(paper: Paper): Promise<Buffer> {
  const document = new PDFDocument({
    size: [A4.width, A4.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: paper.title, Author: paper.author, CreationDate: paper.now },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()));
  for (const name of facesIn(paper)) document.registerFont(name, faceOf(name).bytes);
  for (const page of paper.pages) drawPage(document, page, paper);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function facesIn({ pages, watermark }: Paper): Set<FaceName> {
  const texts = pages.flatMap((page) => page.texts);
  if (watermark) texts.push({ text: watermark, weight: 'regular', size: 0, color: '', x: 0, y: 0 });
  return new Set(texts.flatMap(({ text, weight }) => runsOf(text, weight).flatMap(({ face }) => face ?? [])));
}
