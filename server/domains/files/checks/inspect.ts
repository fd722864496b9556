import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { acceptText, type FileFamily, type FileKindName, fileFamilies, fileKinds } from '#contract/files/file-kinds.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { inspectInThread } from '../inspect-in-thread.ts';
import type { Incoming } from '../receive.ts';
import { formatAdvice } from './known-formats.ts';

const MOST_BOXES = 2_000;

/** The top-level boxes of an MP4 with their sizes; null where the chain does not reach the end of the file. */
async function boxesOf(path: string, size: number): Promise<Set<string> | null> {
  const handle = await open(path, 'r');
  try {
    const seen = new Set<string>();
    let at = 0;
    for (let n = 0; at < size && n < MOST_BOXES; n += 1) {
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
