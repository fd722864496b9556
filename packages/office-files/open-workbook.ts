import { posix } from 'node:path';
import { FileFault, tooLargeUnpacked } from './file-fault.ts';
import type { CellContext } from './read-cell.ts';
import { readSheet } from './read-sheet.ts';
import { readEntry, type ZipEntry, zipEntries } from './read-zip.ts';
import { type RichText, RichTextCollector } from './rich-text.ts';
import type { Sheet, SheetLimits } from './sheet.ts';
import { readStyles } from './styles.ts';
import { xmlText, xmlTokens } from './xml.ts';

/** A sheet of a workbook with cells; charts and dialogs are none. */
export interface SheetEntry {
  name: string;
  isHidden: boolean;
  path: string;
}

/** Limit for all unpacked XML parts of a workbook together. */
const MAX_XML_BYTES = 96 * 1_048_576;
const MAX_PART_BYTES = 40 * 1_048_576;
const isXml = ({ name }: ZipEntry) => /\.(?:xml|rels)$/i.test(name);

interface Relation {
  type: string;
  path: string;
}

/** Unpacks the parts of a workbook on demand. */
class Parts {
  readonly #bytes: Buffer;
  readonly #entries: Map<string, ZipEntry>;

  /** @throws FileFault for an invalid archive, and for one that unpacks to too much */
  constructor(bytes: Buffer) {
    const entries = zipEntries(bytes);
    const xml = entries.filter(isXml);
    if (xml.some(({ size }) => size > MAX_PART_BYTES) || xml.reduce((sum, { size }) => sum + size, 0) > MAX_XML_BYTES)
      throw tooLargeUnpacked();
    this.#bytes = bytes;
    // Names of parts do not differ by case alone, and writers mix them.
    this.#entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  }

  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase());
  }

  /** The text of a part; undefined for an absent one. @throws FileFault for one that cannot be unpacked */
  async text(path: string): Promise<string | undefined> {
    const entry = this.#entries.get(path.toLowerCase());
    return entry && xmlText(await readEntry(this.#bytes, entry));
  }

  /** What a part refers to, by the id of the relationship. Targets are absolute or relative to the part. */
  async relations(path: string): Promise<Map<string, Relation>> {
    const folder = posix.dirname(path);
    const xml = (await this.text(posix.join(folder, '_rels', `${posix.basename(path)}.rels`))) ?? '';
    const found = new Map<string, Relation>();
    for (const { kind, name, attribute } of xmlTokens(xml)) {
      if (kind !== 'open' || name !== 'Relationship' || attribute('TargetMode') === 'External') continue;
      const target = (attribute('Target') ?? '').replaceAll('\\', '/');
      const written = target.startsWith('/') ? target.slice(1) : posix.join(folder === '.' ? '' : folder, target);
      const type = attribute('Type')?.split('/').at(-1) ?? '';
      found.set(attribute('Id') ?? '', { type, path: this.#named(written) });
    }
    return found;
  }

  /** Targets are URIs, and some writers escape them. */
  #named(path: string): string {
    if (this.has(path) || !path.includes('%')) return path;
    try {
      return decodeURIComponent(path);
    } catch {
      return path;
    }
  }
}

function readSharedTexts(xml: string): RichText[] {
  const texts: RichText[] = [];
  let collector: RichTextCollector | null = null;
  for (const token of xmlTokens(xml)) {
    if (token.name !== 'si') collector?.take(token);
    else if (token.kind === 'open') collector = new RichTextCollector();
    else texts.push(collector?.finish() ?? { text: '', struck: '' });
  }
  return texts;
}

/** A workbook that was opened: its sheets in their order, hidden ones included. */
export interface Workbook {
  sheets: SheetEntry[];
  /** @throws FileFault for a part that is no sheet, SheetTooLarge */
  read(sheet: SheetEntry, limits: SheetLimits): Promise<Sheet>;
}

const MAIN_PART = 'xl/workbook.xml';

/** Opens an XLSX. Only the parts that are needed are unpacked, each once. @throws FileFault */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const parts = new Parts(bytes);
  const roots = [...(await parts.relations('')).values()];
  const main = roots.find(({ type, path }) => type === 'officeDocument' && parts.has(path))?.path ?? MAIN_PART;
  if (/\.bin$/i.test(main)) throw new FileFault('这是 Excel 二进制工作簿（.xlsb），请另存为 .xlsx 后再上传');
  const xml = await parts.text(main);
  if (xml === undefined) throw new FileFault('文件里没有工作簿，请用 Excel 或 WPS 另存为 .xlsx 后再上传');
  const relations = await parts.relations(main);
  const { sheets, system } = readMain(xml, relations, parts);
  const pathOf = (type: string, usual: string) =>
    [...relations.values()].find((one) => one.type === type)?.path ?? posix.join(posix.dirname(main), usual);
  let context: Promise<CellContext> | undefined;
  const load = async (): Promise<CellContext> => ({
    shared: readSharedTexts((await parts.text(pathOf('sharedStrings', 'sharedStrings.xml'))) ?? ''),
    styleOf: readStyles((await parts.text(pathOf('styles', 'styles.xml'))) ?? ''),
    system,
  });
  return {
    sheets,
    read: async ({ path }, limits) => {
      context ??= load();
      const sheet = await parts.text(path);
      if (sheet === undefined) throw new FileFault('文件不完整');
      return readSheet(sheet, await context, limits);
    },
  };
}

function readMain(xml: string, relations: ReadonlyMap<string, Relation>, parts: Parts) {
  const sheets: SheetEntry[] = [];
  let system: CellContext['system'] = 1900;
  for (const { kind, name, attribute } of xmlTokens(xml)) {
    if (kind !== 'open') continue;
    if (name === 'workbookPr' && /^(?:1|true)$/i.test(attribute('date1904') ?? '')) system = 1904;
    if (name !== 'sheet') continue;
    const relation = relations.get(attribute('id') ?? '');
    if (relation?.type !== 'worksheet' || !parts.has(relation.path)) continue;
    const isHidden = /hidden$/i.test(attribute('state') ?? '');
    sheets.push({ name: attribute('name') ?? '', isHidden, path: relation.path });
  }
  return { sheets, system };
}
