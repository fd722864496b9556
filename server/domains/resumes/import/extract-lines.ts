import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { readEntry, type ZipEntry, zipEntries } from '#server/platform/archive/read-zip.ts';
import { blocksOfPart, linesOfBlock } from './docx-lines.ts';
import { linesOfPage } from './pdf-lines.ts';

const MOST_PAGES = 20;
const MOST_LINES = 2_000;

const require = createRequire(import.meta.url);

/** Adobe's predefined CMaps: a PDF that names a Chinese font without embedding it has its characters by these only. */
class PredefinedCMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    // The name comes from the document.
    if (kind !== 'cMapUrl' || !/^[A-Za-z0-9-]+\.bcmap$/.test(filename)) throw new Error(`no ${filename}`);
    return new Uint8Array(await readFile(join(dirname(require.resolve('pdf.js-extract')), 'cmaps', filename)));
  }
}

async function pdfLines(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    BinaryDataFactory: PredefinedCMaps,
    useWorkerFetch: false,
    cMapPacked: true,
  });
  const lines: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => {
      if (!('str' in item)) return [];
      const [, , , scale = 0, x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y, width: item.width, height: Math.abs(scale) || item.height }];
    });
    lines.push(...linesOfPage(runs, page.getViewport({ scale: 1 }).width));
  }
  return lines;
}

const MOST_BYTES = 40_000_000;

/** The parts of a Word document that hold text, in reading order. Other programs name the main part otherwise. */
async function docxParts(bytes: Buffer): Promise<string[]> {
  const entries = zipEntries(bytes);
  const textOf = async (entry: ZipEntry) => (await readEntry(bytes, entry)).toString('utf8');
  const named = (pattern: RegExp) => entries.filter(({ name, size }) => pattern.test(name) && size <= MOST_BYTES);
  const [roots] = named(/^_rels\/\.rels$/);
  const root =
    roots &&
    /Type="[^"]*\/officeDocument"[^>]*?Target="\/?([^"]+)"|Target="\/?([^"]+)"[^>]*?Type="[^"]*\/officeDocument"/.exec(
      await textOf(roots),
    );
  const main = root?.[1] ?? root?.[2] ?? 'word/document.xml';
  const parts = [
    ...named(/^word\/header\d*\.xml$/),
    ...entries.filter(({ name, size }) => name === main && size <= MOST_BYTES),
    ...named(/^word\/(?:footnotes|endnotes|footer\d*)\.xml$/),
  ];
  if (!parts.some(({ name }) => name === main)) throw new Error('no main part');
  return Promise.all(parts.map(textOf));
}

async function docxLines(bytes: Uint8Array): Promise<string[]> {
  const parts = await docxParts(Buffer.from(bytes));
  // Headers and footers of first, odd and even pages repeat one another.
  const known = new Set<string>();
  return parts.flatMap((part) => {
    const lines = blocksOfPart(part).flatMap(linesOfBlock);
    const fresh = lines.filter((line) => part.includes('<w:body') || !known.has(line));
    for (const line of lines) known.add(line);
    return fresh;
  });
}

/** The lines of a PDF or DOCX. For untrusted bytes call `readLines`, which runs this in a thread. */
export async function extractLines(bytes: Uint8Array): Promise<string[]> {
  const isPdf = Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-');
  const lines = await (isPdf ? pdfLines(bytes) : docxLines(bytes));
  return lines.slice(0, MOST_LINES);
}
