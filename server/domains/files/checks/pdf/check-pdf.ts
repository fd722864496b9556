import { inflateSync } from 'node:zlib';
import { FileFault } from '#packages/office-files/file-fault.ts';
import { BegunActions } from './begun-actions.ts';
import { type PdfDictionary, PdfReader, type PdfValue } from './read-value.ts';

const print = '请用浏览器或 WPS 打开后选择“打印 → 另存为 PDF”，再上传打印出的文件';
const faults = {
  script: `PDF 含有脚本，${print}`,
  attachment: `PDF 带有附件或内嵌的文件，${print}；附件请单独上传`,
  action: `PDF 含有会打开其他文件或程序、或会提交数据的动作，${print}`,
  address: `PDF 打开时会自动打开一个网址，${print}；文中的普通链接可以保留`,
  form: `PDF 是动态表单（XFA），${print}`,
  media: `PDF 含有会播放的媒体，${print}`,
} as const;
type Fault = keyof typeof faults;

/** Actions, by the value of `/S`. */
const actions: Record<string, Fault> = {
  JavaScript: 'script',
  JS: 'script',
  Launch: 'action',
  SubmitForm: 'action',
  ImportData: 'action',
  GoToR: 'action',
  GoToE: 'action',
  RichMediaExecute: 'media',
  Rendition: 'media',
  Movie: 'media',
  Sound: 'media',
};
/** Annotations, by the value of `/Subtype`. */
const annotations: Record<string, Fault> = {
  RichMedia: 'media',
  Movie: 'media',
  Sound: 'media',
  Screen: 'media',
  '3D': 'media',
  FileAttachment: 'attachment',
};

const nameOf = (value: PdfValue | undefined) => (value?.kind === 'name' ? value.name : '');
const isArray = (value: PdfValue) => value.kind === 'array';
/** A place in the document, as `[5 0 R /XYZ 0 0 0]`; a heading may have any name, and so its place. */
const isDestination = (value: PdfValue) => value.kind === 'array' && value.items.some(({ kind }) => kind === 'name');

/**
 * Keys that act. A name means nothing by itself: fonts, pictures, glyphs, headings and styles are named freely, so the kind of
 * value and the keys beside it decide.
 */
const keys: Record<string, (value: PdfValue, beside: PdfDictionary['entries']) => Fault | null> = {
  JavaScript: (value) => (isArray(value) || value.kind === 'name' ? null : 'script'),
  JS: (value, beside) => (value.kind === 'text' || beside.has('S') ? 'script' : null),
  EmbeddedFiles: (value) => (isArray(value) || value.kind === 'name' ? null : 'attachment'),
  EmbeddedFile: (value) => (isArray(value) || value.kind === 'name' ? null : 'attachment'),
  // Of a signature's rights it is a list.
  EF: (value, beside) =>
    value.kind === 'dictionary' || (!isArray(value) && ['F', 'UF', 'Type', 'Desc'].some((key) => beside.has(key)))
      ? 'attachment'
      : null,
  AF: (value, beside) =>
    value.kind === 'dictionary' || (isArray(value) ? !isDestination(value) : beside.has('Type')) ? 'attachment' : null,
  XFA: (value) => (isDestination(value) || value.kind === 'name' ? null : 'form'),
  RichMediaContent: (value) => (isArray(value) || value.kind === 'name' ? null : 'media'),
};

function faultOf({ entries }: PdfDictionary): Fault | null {
  const action = nameOf(entries.get('S'));
  // The structure of a tagged document names the styles of its writer, and styles are named freely.
  const isStyle = nameOf(entries.get('Type')) === 'StructElem' && !entries.has('F') && !entries.has('Win');
  if (Object.hasOwn(actions, action) && !isStyle) return actions[action] ?? null;
  if (action === 'Thread' && entries.has('F') && !isStyle) return 'action';
  const subtype = nameOf(entries.get('Subtype'));
  if (Object.hasOwn(annotations, subtype)) return annotations[subtype] ?? null;
  if (nameOf(entries.get('Type')) === 'EmbeddedFile') return 'attachment';
  for (const [key, value] of entries) {
    const fault = Object.hasOwn(keys, key) ? keys[key]?.(value, entries) : null;
    if (fault) return fault;
  }
  return null;
}

/** @throws FileFault for a value that acts when the file is opened or used, naming the way out */
function refuseActive(value: PdfValue, isWhole = true): void {
  // An object may be an action's name alone, which an action then refers to.
  if (isWhole && value.kind === 'name' && (value.name === 'URI' || Object.hasOwn(actions, value.name)))
    throw new FileFault(faults[actions[value.name] ?? 'action']);
  if (value.kind === 'array') for (const item of value.items) refuseActive(item, false);
  if (value.kind !== 'dictionary') return;
  const fault = faultOf(value);
  if (fault) throw new FileFault(faults[fault]);
  for (const inner of value.entries.values()) refuseActive(inner, false);
}

/** @throws FileFault for a stream whose content is another file; a name or a list there is a filter's, misplaced */
function refuseElsewhere({ entries }: PdfDictionary): void {
  const file = entries.get('F');
  if (file && file.kind !== 'name' && file.kind !== 'array') throw new FileFault(faults.action);
}

/** @throws FileFault for a file that opens an address of its own accord; a link waits for a click */
function refuseBegun(begun: BegunActions): void {
  if (begun.openAddress) throw new FileFault(faults.address);
}

const MAX_STREAM_BYTES = 20 * 1_048_576;
const MAX_OBJECT_BYTES = 100 * 1_048_576;

const incomplete = () => new FileFault('PDF 文件不完整，请重新导出或重新下载后再上传');
const unusual = () =>
  new FileFault('PDF 的结构不常见，无法检查，请用浏览器或 WPS 打开后选择“打印 → 另存为 PDF”，再上传打印出的文件');

/** Where an object or a trailer may begin; readers repair files by the same words, wherever they stand. */
const beginning = /(?<=[\0\t\n\f\r \d])obj|trailer/g;
/** An object's numbers, between which comments may stand. */
const numbered =
  /(?:(\d+)[\0\t\n\f\r ]+(?:%[^\r\n]*[\0\t\n\f\r ]*)*)?\d+[\0\t\n\f\r ]*(?:%[^\r\n]*[\0\t\n\f\r ]*)*obj$/;
const NUMBERS_WITHIN = 60;

interface Walk {
  bytes: Buffer;
  text: string;
  /** Unpacked bytes of object streams so far. */
  unpacked: number;
  begun: BegunActions;
}

/**
 * Refuses a PDF that is cut short, and one with active content. Every object is read by the syntax of PDF; streams and strings are
 * not searched, but for the objects that begin in them and for streams of objects, which are unpacked.
 * @returns whether the file is encrypted, which leaves names readable outside streams
 * @throws FileFault
 */
export function checkPdf(bytes: Buffer): { isEncrypted: boolean } {
  const text = bytes.toString('latin1');
  if (!text.includes('%%EOF') && !text.includes('startxref')) throw incomplete();
  const walk: Walk = { bytes, text, unpacked: 0, begun: new BegunActions() };
  const streams: [PdfDictionary, number][] = [];
  let isEncrypted = false;
  const places = [...text.matchAll(beginning)].map(({ 0: found, index }) => index + found.length);
  for (const [n, place] of places.entries()) {
    const reader = new PdfReader(text, place);
    const value = reader.read();
    const numbers = numbered.exec(text.slice(Math.max(0, place - NUMBERS_WITHIN), place));
    take(walk, value, numbers?.[1] === undefined ? undefined : Number(numbers[1]), numbers !== null);
    if (value.kind === 'dictionary' && isEncryption(value.entries.get('Encrypt'))) isEncrypted = true;
    reader.skipBlanks();
    if (value.kind === 'dictionary' && reader.startsWith('stream')) {
      refuseElsewhere(value);
      if (isObjectStream(value)) streams.push([value, reader.at + 'stream'.length]);
    }
    // Where brackets do not match, readers differ in where an object ends.
    while (
      !reader.isAtEnd &&
      reader.at < (places[n + 1] ?? text.length) &&
      !/^(?:endobj|stream)/.test(text.slice(reader.at, reader.at + 6))
    )
      take(walk, reader.read(), undefined, false);
  }
  if (isEncrypted && streams.length > 0) throw lockedFault();
  for (const [dictionary, at] of streams) checkObjects(walk, dictionary, at);
  refuseBegun(walk.begun);
  return { isEncrypted };
}

function take({ begun }: Walk, value: PdfValue, number: number | undefined, isWhole = true): void {
  refuseActive(value, isWhole);
  begun.note(value, number);
}

export const lockedFault = () =>
  new FileFault('PDF 设有权限密码，请用浏览器打开后选择“打印 → 另存为 PDF”，再上传打印出的文件');

const isEncryption = (value: PdfValue | undefined) =>
  value !== undefined && ['dictionary', 'reference', 'other'].includes(value.kind);

/** By what a reader needs of it, not by its `/Type`. */
const isObjectStream = ({ entries }: PdfDictionary) =>
  (entries.has('First') && entries.has('N')) || nameIs(entries.get('Type'), 'ObjStm');

const nameIs = (value: PdfValue | undefined, name: string) => value?.kind === 'name' && value.name === name;
const numberOf = (value: PdfValue | undefined) => {
  if (value?.kind !== 'number') throw unusual();
  return value.value;
};

/** Objects stand in the order of their directory, or where it says. */
function checkObjects(walk: Walk, dictionary: PdfDictionary, at: number): void {
  const objects = unpackedObjects(walk, dictionary, at);
  const first = numberOf(dictionary.entries.get('First'));
  const count = numberOf(dictionary.entries.get('N'));
  const directory = new PdfReader(objects);
  const places = new Set([first]);
  const numberAt = new Map<number, number>();
  for (let n = 0; n < count && directory.at < first && !directory.isAtEnd; n += 1) {
    const number = directory.read();
    const place = first + numberOf(directory.read());
    places.add(place);
    const reader = new PdfReader(objects, place);
    reader.skipBlanks();
    if (number.kind === 'number') numberAt.set(reader.at, number.value);
  }
  const read = new Set<number>();
  for (const place of places) {
    const reader = new PdfReader(objects, place);
    for (reader.skipBlanks(); !reader.isAtEnd && !read.has(reader.at); reader.skipBlanks()) {
      const number = numberAt.get(reader.at);
      read.add(reader.at);
      take(walk, reader.read(), number);
    }
  }
}

/** Common writers compress object streams by deflate alone; anything else cannot be checked. */
function isDeflated({ entries }: PdfDictionary): boolean {
  const filter = entries.get('Filter');
  if (filter === undefined) return false;
  const only = filter.kind === 'array' && filter.items.length === 1 ? filter.items[0] : filter;
  const parameters = entries.get('DecodeParms');
  const predictor = parameters?.kind === 'dictionary' ? parameters.entries.get('Predictor') : undefined;
  const isPlain = parameters === undefined || (parameters.kind === 'dictionary' && predictor === undefined);
  if (!nameIs(only, 'FlateDecode') || !(isPlain || (predictor?.kind === 'number' && predictor.value === 1)))
    throw unusual();
  return true;
}

function unpackedObjects(walk: Walk, dictionary: PdfDictionary, at: number): string {
  const { bytes, text } = walk;
  const start = at + (text.startsWith('\r\n', at) ? 2 : 1);
  const end = text.indexOf('endstream', start);
  if (!isDeflated(dictionary)) return text.slice(start, end < 0 ? undefined : end);
  const objects = inflated(bytes.subarray(start));
  walk.unpacked += objects.length;
  if (walk.unpacked > MAX_OBJECT_BYTES) throw new FileFault('PDF 解压后过大，请拆分或重新导出后再上传');
  return objects;
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_STREAM_BYTES }).toString('latin1');
  } catch {
    throw incomplete();
  }
}
