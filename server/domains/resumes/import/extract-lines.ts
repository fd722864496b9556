import mammoth from 'mammoth';
import { getDocumentProxy } from 'unpdf';
import { linesOfHtml } from './docx-lines.ts';
import { linesOfPage } from './pdf-lines.ts';

const MOST_PAGES = 20;
const MOST_LINES = 2_000;

async function pdfLines(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
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

async function docxLines(bytes: Uint8Array): Promise<string[]> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), includeEmbeddedStyleMap: false },
  );
  return linesOfHtml(value);
}

/** The lines of a PDF or DOCX. For untrusted bytes call `readLines`, which runs this in a thread. */
export async function extractLines(bytes: Uint8Array): Promise<string[]> {
  const isPdf = Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-');
  const lines = await (isPdf ? pdfLines(bytes) : docxLines(bytes));
  return lines.slice(0, MOST_LINES);
}
