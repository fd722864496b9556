import { FileFault } from '#server/platform/archive/file-fault.ts';
import { readEntry, type ZipEntry, zipEntries } from '#server/platform/archive/read-zip.ts';
import { ImportError } from '../import-error.ts';
import type { Merge, TableLimits } from './table.ts';

/** A visible sheet of a workbook; `at` counts from 1, hidden sheets included. */
export interface SheetEntry {
  name: string;
  at: number;
  path: string;
}

/** Limit for all unpacked XML parts of a workbook together: the reader holds them at once. */
const MOST_XML_BYTES = 96 * 1_048_576;
const MOST_PART_BYTES = 40 * 1_048_576;
/** Rows above the header, and the header itself. */
const HEAD_ROWS = 20;
const LAST_ROW = 1_048_576;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, dec?: string, hex?: string, name?: string) => {
    if (name) return named[name] ?? whole;
    const code = dec ? Number(dec) : Number.parseInt(hex ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** An XLSX as an archive: its sheets, and what must be checked before reading cells. */
export class Workbook {
  readonly #bytes: Buffer;
  readonly #entries: Map<string, ZipEntry>;

  /** @throws FileFault for an invalid archive, ImportError where it unpacks to too much */
  constructor(bytes: Buffer) {
    const entries = zipEntries(bytes);
    const xml = entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name));
    if (xml.some(({ size }) => size > MOST_PART_BYTES) || xml.reduce((sum, { size }) => sum + size, 0) > MOST_XML_BYTES)
      throw new ImportError('表格解压后过大，请拆分，或只留下需要的工作表后再导入');
    this.#bytes = bytes;
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  async #text(path: string): Promise<string> {
    const entry = this.#entries.get(path);
    if (!entry) throw new FileFault('文件不完整');
    return (await readEntry(this.#bytes, entry)).toString('utf8');
  }

  async sheets(): Promise<SheetEntry[]> {
    const relations = await this.#text('xl/_rels/workbook.xml.rels');
    const targets = new Map(
      [...relations.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].map(([tag]) => [
        attribute(tag, 'Id') ?? '',
        attribute(tag, 'Target') ?? '',
      ]),
    );
    const book = await this.#text('xl/workbook.xml');
    const tags = [...book.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => tag);
    return tags.flatMap((tag, index): SheetEntry[] => {
      const target = targets.get(/\s\w+:id\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? '') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      const isShown = !/^(?:hidden|veryHidden)$/.test(attribute(tag, 'state') ?? '');
      const name = unescaped(attribute(tag, 'name') ?? '');
      return isShown && /worksheets\//.test(path) ? [{ name, at: index + 1, path }] : [];
    });
  }

  /**
   * The merged ranges of a sheet whose filled cells lie within the limits. A grid extends to the farthest cell, so a far cell is
   * refused before a grid is built; empty formatted cells are ignored.
   * @throws ImportError for a cell beyond the limits
   */
  async check({ path }: SheetEntry, { rows, columns }: TableLimits): Promise<Merge[]> {
    const xml = await this.#text(path);
    for (const [tag, kind = '', number] of xml.matchAll(
      /<(?:\w+:)?(row|c)\s[^>]*?\br\s*=\s*["'][A-Za-z]{0,9}(\d{1,15})["'][^>]*>/g,
    )) {
      const row = Number(number);
      if (row > LAST_ROW) throw new FileFault('文件不完整');
      if (kind === 'row' || tag.endsWith('/>')) continue;
      if (row > rows + HEAD_ROWS) throw new ImportError(`一次最多导入 ${rows} 行，请拆分；第 ${row} 行还有内容`);
      if (columnOf(tag) >= columns)
        throw new ImportError(`表的列数超过 ${columns} 列，请删去多余的列；第 ${row} 行最右边还有内容`);
    }
    return [
      ...xml.matchAll(/<(?:\w+:)?mergeCell\s[^>]*?\bref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["']/g),
    ].map(([, left = '', top, right = '', bottom]) => ({
      top: Number(top) - 1,
      left: indexOf(left),
      bottom: Number(bottom) - 1,
      right: indexOf(right),
    }));
  }
}

const indexOf = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
const columnOf = (tag: string) => indexOf(/\br\s*=\s*["']([A-Za-z]{1,9})/.exec(tag)?.[1] ?? 'A');
