import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { markOf } from '#contract/resumes/print-parts.ts';
import { plainSigns } from '#packages/office-files/plain-signs.ts';
import { readEntry, type ZipEntry, zipEntries } from '#packages/office-files/read-zip.ts';
import { xmlText } from '#packages/office-files/xml.ts';
import { blocksOfPart, linesOfBlock, linesWithRows } from './docx-lines.ts';
import { type MarkedText, partsOfPdf, partsOfWord } from './own/parts-of-document.ts';
import type { PrintedPart } from './own/read-parts.ts';
import { linesWithTables } from './pdf/page-tables.ts';
import { type Page, withoutRunningHeads } from './pdf/running-heads.ts';

export interface ExtractedText {
  lines: string[];
  /** The paragraphs of a resume that this site printed. */
  parts: PrintedPart[] | null;
}

export interface ReadingOptions {
  /** Whether lines in columns are the rows of a table, as in announcements, rather than facts beside one another. */
  hasTables?: boolean;
}

const MAX_PAGES = 20;
const MAX_LINES = 2_000;

const require = createRequire(import.meta.url);

/** Adobe's predefined CMaps: a PDF that names a Chinese font without embedding it has its characters by these only. */
class PredefinedCMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    // The name comes from the document.
    if (kind !== 'cMapUrl' || !/^[A-Za-z0-9-]+\.bcmap$/.test(filename)) throw new Error(`no ${filename}`);
    return new Uint8Array(await readFile(join(dirname(require.resolve('pdf.js-extract')), 'cmaps', filename)));
  }
}

/** The texts that stand in marks of our own; none where the first page has no such mark. */
async function markedTexts(document: PDFDocumentProxy, pages: number): Promise<MarkedText[]> {
  const texts: MarkedText[] = [];
  for (let number = 1; number <= pages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const open: MarkedText[] = [];
    for (const item of items) {
      if ('str' in item) {
        const ours = open.findLast(({ mark }) => markOf(mark));
        if (ours) ours.text += item.str;
      } else if (item.type === 'endMarkedContent') open.pop();
      else {
        const begun = { mark: (item as { tag?: string }).tag ?? '', text: '' };
        open.push(begun);
        if (markOf(begun.mark)) texts.push(begun);
      }
    }
    if (texts.length === 0) break;
  }
  return texts;
}

async function readPdf(bytes: Uint8Array, { hasTables = false }: ReadingOptions): Promise<ExtractedText> {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    BinaryDataFactory: PredefinedCMaps,
    useWorkerFetch: false,
    cMapPacked: true,
  });
  const pages = Math.min(document.numPages, MAX_PAGES);
  const parts = partsOfPdf(await markedTexts(document, pages));
  const all: Page[] = [];
  for (let number = 1; number <= pages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    // As it is seen: a page may be turned, and begin anywhere.
    const seen = page.getViewport({ scale: 1 });
    const runs = items.flatMap((item) => {
      if (!('str' in item)) return [];
      const [, , c = 0, d = 0, e = 0, f = 0] = item.transform as number[];
      const [x = 0, y = 0] = seen.convertToViewportPoint(e, f) as number[];
      return [{ text: plainSigns(item.str), x, y: -y, width: item.width, height: Math.hypot(c, d) || item.height }];
    });
    all.push({ runs, width: seen.width });
  }
  const { running, bodies } = hasTables ? { running: [], bodies: all } : withoutRunningHeads(all);
  const lines = bodies.flatMap(({ runs, width }) => linesWithTables(runs, width, !hasTables));
  return { lines: [...running, ...lines], parts };
}

const MAX_BYTES = 40_000_000;

/**
 * The parts of a Word document that hold text, in reading order; what stands at the foot of the pages of a resume comes before its
 * entries, of which it is none. Other programs name the main part otherwise.
 */
async function docxParts(bytes: Buffer, hasTables: boolean): Promise<string[]> {
  const entries = zipEntries(bytes);
  const textOf = async (entry: ZipEntry) => xmlText(await readEntry(bytes, entry));
  const named = (pattern: RegExp) => entries.filter(({ name, size }) => pattern.test(name) && size <= MAX_BYTES);
  const [roots] = named(/^_rels\/\.rels$/);
  const root =
    roots &&
    /Type="[^"]*\/officeDocument"[^>]*?Target="\/?([^"]+)"|Target="\/?([^"]+)"[^>]*?Type="[^"]*\/officeDocument"/.exec(
      await textOf(roots),
    );
  const main = root?.[1] ?? root?.[2] ?? 'word/document.xml';
  const footers = named(/^word\/footer\d*\.xml$/);
  const parts = [
    ...named(/^word\/header\d*\.xml$/),
    ...(hasTables ? [] : footers),
    ...entries.filter(({ name, size }) => name === main && size <= MAX_BYTES),
    ...named(/^word\/(?:footnotes|endnotes)\.xml$/),
    ...(hasTables ? footers : []),
  ];
  if (!parts.some(({ name }) => name === main)) throw new Error('no main part');
  return Promise.all(parts.map(textOf));
}

async function readWord(bytes: Uint8Array, { hasTables = false }: ReadingOptions): Promise<ExtractedText> {
  const parts = await docxParts(Buffer.from(bytes), hasTables);
  // Headers and footers of first, odd and even pages repeat one another.
  const known = new Set<string>();
  const lines: string[] = [];
  let printed: PrintedPart[] | null = null;
  for (const part of parts) {
    const blocks = blocksOfPart(part);
    const isBody = /<(?:\w+:)?body[\s>]/.test(part);
    const own = hasTables ? linesWithRows(blocks) : blocks.flatMap(linesOfBlock);
    lines.push(...own.filter((line) => isBody || !known.has(line)));
    for (const line of own) known.add(line);
    if (isBody) printed = partsOfWord(blocks);
  }
  return { lines, parts: printed };
}

/** The text of a PDF or DOCX. For untrusted bytes call `readDocument`, which runs this in a thread. */
export async function extractText(bytes: Uint8Array, options: ReadingOptions = {}): Promise<ExtractedText> {
  const isPdf = Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-');
  const { lines, parts } = await (isPdf ? readPdf(bytes, options) : readWord(bytes, options));
  return { lines: lines.slice(0, MAX_LINES), parts };
}
