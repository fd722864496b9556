import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { acceptText, type FileFamily, type FileKindName, fileFamilies, fileKinds } from '#contract/files/file-kinds.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { inspectInThread } from '../inspect-in-thread.ts';
import type { Incoming } from '../receive.ts';
import { checkMp4 } from './check-video.ts';

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

/** Encrypted Word and Excel documents, and those from before 2007, use this older container. */
const OLD_CONTAINER = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

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

async function detect(path: string, kind: FileKindName): Promise<string | undefined> {
  const head = await headOf(path);
  const text = head.toString('latin1', 0, 16);
  if (text.startsWith(OLD_CONTAINER))
    throw fieldError('body', '文件已加密，或是旧版 Office 格式，请去掉密码并另存为 docx、xlsx 后再上传');
  if (!beginnings.some(([at, sign]) => text.startsWith(sign, at))) {
    // Plain text has no signature, so it is detected only where tables are accepted.
    const takesTables = (fileKinds[kind].accepts as readonly FileFamily[]).includes('table');
    return takesTables ? inspectInThread({ format: 'csv', path }) : undefined;
  }
  // The unpacked size of an archive is checked before anything unpacks it.
  if (text.startsWith(ARCHIVE)) return inspectInThread({ format: 'office', path });
  const found = await fileTypeFromBuffer(head);
  return found?.mime === 'video/x-m4v' ? 'video/mp4' : found?.mime;
}

/**
 * The type of a file by its bytes; its name and the browser's content type are ignored.
 * @throws AppError UNSUPPORTED_TYPE for a type that the kind does not accept, INVALID_INPUT for a harmful or broken file
 */
export async function inspect({ path, size }: Incoming, kind: FileKindName): Promise<Inspected> {
  const type = await detect(path, kind);
  const family = type === undefined ? undefined : familyOf(type);
  if (!type || !family || !(fileKinds[kind].accepts as readonly FileFamily[]).includes(family))
    throw appError('UNSUPPORTED_TYPE', { message: acceptText(kind) });
  if (family === 'pdf') await inspectInThread({ format: 'pdf', path });
  if (type === 'video/mp4') await checkMp4(path, size);
  return { family, type };
}
