import { FileFault } from '#packages/office-files/file-fault.ts';
import type { BegunActions } from './begun-actions.ts';
import type { PdfDictionary, PdfValue } from './read-value.ts';

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
export function refuseActive(value: PdfValue, isWhole = true): void {
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
export function refuseElsewhere({ entries }: PdfDictionary): void {
  const file = entries.get('F');
  if (file && file.kind !== 'name' && file.kind !== 'array') throw new FileFault(faults.action);
}

/** @throws FileFault for a file that opens an address of its own accord; a link waits for a click */
export function refuseBegun(begun: BegunActions): void {
  if (begun.openAddress) throw new FileFault(faults.address);
}
