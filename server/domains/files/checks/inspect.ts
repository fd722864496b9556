import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { acceptText, type FileFamily, type FileKindName, fileFamilies, fileKinds } from '#contract/files/file-kinds.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { inspectInThread } from '../inspect-in-thread.ts';
import type { Incoming } from '../receive.ts';

interface KnownFormat {
  name: string;
  advice: string;
  /** What the advice makes of it: it is given where one of these is accepted. */
  instead: readonly FileFamily[];
  /** How the file begins, a character for each byte. */
  begins: RegExp | readonly string[];
}

const documents = ['word', 'sheet', 'pdf'] as const;

/** Formats that people send by mistake and can convert themselves. */
const formats: readonly KnownFormat[] = [
  {
    name: 'HEIC（苹果手机照片）格式',
    advice:
      '请转换为 JPG 后再上传：在 iPhone 的“设置 → 相机 → 格式”中选“兼容性最佳”后重拍，或在电脑上打开照片另存为 JPG',
    instead: ['picture'],
    begins: /^[\s\S]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1|heif)/,
  },
  {
    name: 'AVIF 格式',
    advice: '请打开后另存为 JPG 或 PNG 再上传',
    instead: ['picture'],
    begins: /^[\s\S]{4}ftypavi[fs]/,
  },
  {
    name: 'TIFF 格式',
    advice: '请打开后另存为 JPG 或 PNG 再上传',
    instead: ['picture'],
    begins: /^(?:II\*\0|MM\0\*)/,
  },
  {
    name: 'BMP 格式',
    advice: '请用“画图”打开后另存为 JPG 或 PNG 再上传',
    instead: ['picture'],
    begins: /^BM[\s\S]{4}\0{4}/,
  },
  {
    name: '旧版 Office 格式（doc、xls、ppt、wps、et），或设有打开密码',
    advice: '请去掉密码，并另存为 docx、xlsx、pptx 后再上传',
    instead: ['word', 'sheet', 'slides'],
    begins: ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  },
  {
    name: 'RTF 格式',
    advice: '请用 Word 或 WPS 打开后另存为 docx 再上传',
    instead: ['word'],
    begins: /^\{\\rtf/,
  },
  {
    name: 'XML 格式的表格（Excel 2003）',
    advice: '请用 Excel 或 WPS 打开后另存为 xlsx 再上传',
    instead: ['sheet'],
    begins: /^(?:\xef\xbb\xbf)?\s*(?:<\?[^>]*>\s*)*<(?:\w+:)?Workbook[\s>]/,
  },
  {
    name: 'XML 格式的文档（Word 2003）',
    advice: '请用 Word 或 WPS 打开后另存为 docx 再上传',
    instead: ['word'],
    begins: /^(?:\xef\xbb\xbf)?\s*(?:<\?[^>]*>\s*)*<(?:\w+:)?(?:wordDocument|package)[\s>]/,
  },
  {
    name: '网页格式',
    advice: '请用 Word、Excel 或 WPS 打开后另存为 docx 或 xlsx 再上传',
    instead: documents,
    begins:
      /^(?:\xef\xbb\xbf)?\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*)*(?:<!doctype\s+html|<(?:html|head|body|meta|table)[\s>]|(?:MIME-Version|Content-Type|Message-ID):|From:[^\n]*\r?\n(?:[\w-]+:|[ \t]))/i,
  },
  {
    name: '压缩包',
    advice: '请解压后上传其中的文件',
    instead: ['picture', ...documents],
    begins: ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', '\x1f\x8b\x08'],
  },
];

const HEAD = 4_096;

/** '文件是 RTF 格式，请…': what to do with a format that is not accepted; undefined for an unknown one. */
function formatAdvice(head: Buffer, accepted: readonly FileFamily[]): string | undefined {
  const text = head.toString('latin1', 0, HEAD);
  const found = formats.find(
    ({ begins, instead }) =>
      instead.some((family) => accepted.includes(family)) &&
      (begins instanceof RegExp ? begins.test(text) : begins.some((sign) => text.startsWith(sign))),
  );
  return found && `文件是${found.name}，${found.advice}`;
}

const MAX_BOXES = 2_000;

/** The top-level boxes of an MP4 with their sizes; null where the chain does not reach the end of the file. */
async function boxesOf(path: string, size: number): Promise<Set<string> | null> {
  const handle = await open(path, 'r');
  try {
    const seen = new Set<string>();
    let at = 0;
    for (let n = 0; at < size && n < MAX_BOXES; n += 1) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, at);
      if (bytesRead < 8) return null;
      seen.add(buffer.toString('latin1', 4, 8));
      const reported = buffer.readUInt32BE(0);
      const long = reported === 1 && bytesRead === 16 ? Number(buffer.readBigUInt64BE(8)) : reported;
      if (long !== 0 && long < 8) return null;
      at = long === 0 ? size : at + long;
    }
    return at === size ? seen : null;
  } finally {
    await handle.close();
  }
}

/** Refuses files that only begin like an MP4. */
async function checkMp4(path: string, size: number): Promise<void> {
  const boxes = await boxesOf(path, size);
  if (!boxes?.has('moov') || !(boxes.has('mdat') || boxes.has('moof')))
    throw fieldError('body', '视频不完整或无法识别，请重新导出');
}

interface Inspected {
  family: FileFamily;
  type: string;
}

/** Bytes read to detect the type. */
const HEAD_BYTES = 65_536;
const ARCHIVE = 'PK\x03\x04';
/** Signatures accepted for detection, with their offsets, so that the detector's rarer parsers are never reached. */
const beginnings: readonly (readonly [at: number, sign: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [0, '%PDF-'],
  [0, ARCHIVE],
  [4, 'ftyp'],
  [0, '\x1a\x45\xdf\xa3'],
];

const familyOf = (type: string): FileFamily | undefined =>
  (Object.keys(fileFamilies) as FileFamily[]).find((family) =>
    (fileFamilies[family].types as readonly string[]).includes(type),
  );

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Archives are unpacked, and text decoded, only where a kind accepts what they may be. */
async function detect(path: string, head: Buffer, accepted: readonly FileFamily[]): Promise<string | undefined> {
  const text = head.toString('latin1', 0, 16);
  if (!beginnings.some(([at, sign]) => text.startsWith(sign, at)))
    return accepted.includes('table') ? inspectInThread({ format: 'csv', path }) : undefined;
  // The unpacked size of an archive is checked before anything unpacks it.
  if (text.startsWith(ARCHIVE))
    return accepted.some((family) => packed.includes(family)) ? inspectInThread({ format: 'office', path }) : undefined;
  const found = await fileTypeFromBuffer(head);
  return found?.mime === 'video/x-m4v' ? 'video/mp4' : found?.mime;
}

const packed: readonly FileFamily[] = ['word', 'sheet', 'slides'];

/**
 * The type of a file by its bytes; its name and the browser's content type are ignored.
 * @throws AppError UNSUPPORTED_TYPE for a type that the kind does not accept, INVALID_INPUT for a harmful or broken file
 */
export async function inspect({ path, size }: Incoming, kind: FileKindName): Promise<Inspected> {
  const accepted: readonly FileFamily[] = fileKinds[kind].accepts;
  const head = await headOf(path);
  const advice = formatAdvice(head, accepted);
  if (advice) throw appError('UNSUPPORTED_TYPE', { message: `${acceptText(kind)}；${advice}` });
  const type = await detect(path, head, accepted);
  const family = type === undefined ? undefined : familyOf(type);
  if (!type || !family || !accepted.includes(family)) throw appError('UNSUPPORTED_TYPE', { message: acceptText(kind) });
  if (family === 'pdf') await inspectInThread({ format: 'pdf', path });
  if (type === 'video/mp4') await checkMp4(path, size);
  return { family, type };
}
