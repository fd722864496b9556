import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { FileFault } from './file-fault.ts';

const inflate = promisify(inflateRaw);

export interface ZipEntry {
  /** With forward slashes, which some writers do not use. */
  name: string;
  /** Unpacked size, as the archive declares it; reading enforces it. */
  size: number;
  packed: number;
  method: number;
  offset: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_ENTRIES = 5_000;
/** A field of two or four bytes that refers to its wider form. */
const WIDE_16 = 0xffff;
const WIDE_32 = 0xffffffff;
const EXTRA_64 = 1;
/** The end of the directory, with the longest comment or as many bytes that a transfer appended. */
const MAX_TRAILING = 65_557;

const incomplete = () => new FileFault('文件不完整');

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - MAX_TRAILING); at -= 1) {
    if (bytes.readUInt32LE(at) === END && at + 22 + bytes.readUInt16LE(at + 20) <= bytes.length) return at;
  }
  throw incomplete();
}

/** @throws FileFault beyond the range in which a number is exact */
function wideNumber(bytes: Buffer, at: number): number {
  if (at + 8 > bytes.length) throw incomplete();
  const value = bytes.readBigUInt64LE(at);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw incomplete();
  return Number(value);
}

interface Directory {
  count: number;
  start: number;
  end: number;
}

function directoryOf(bytes: Buffer): Directory {
  const end = endOf(bytes);
  const [count, start] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)];
  if (count !== bytes.readUInt16LE(end + 8)) throw incomplete();
  const isWide = end >= 20 && bytes.readUInt32LE(end - 20) === LOCATOR_64;
  if (!isWide) return { count, start, end };
  const record = wideNumber(bytes, end - 12);
  if (record + 56 > end || bytes.readUInt32LE(record) !== END_64) throw incomplete();
  return { count: wideNumber(bytes, record + 32), start: wideNumber(bytes, record + 48), end: record };
}

/** Replaces fields that refer to the extra field of 64-bit numbers, where they stand in this order. */
function widened(bytes: Buffer, fields: readonly number[], extra: number, extraEnd: number): number[] {
  if (!fields.includes(WIDE_32)) return [...fields];
  for (let at = extra; at + 4 <= extraEnd; at += 4 + bytes.readUInt16LE(at + 2)) {
    if (bytes.readUInt16LE(at) !== EXTRA_64) continue;
    let next = at + 4;
    return fields.map((field) => {
      if (field !== WIDE_32) return field;
      next += 8;
      return wideNumber(bytes, next - 8);
    });
  }
  return [...fields];
}

/**
 * The entries of an archive's directory, whose sizes hold where a streaming writer left those before the data empty. Refuses
 * encryption, multiple parts and data before the archive; ignores bytes after it.
 * @throws FileFault
 */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  if (bytes.length < 22) throw incomplete();
  const { count, start, end } = directoryOf(bytes);
  if (count > MAX_ENTRIES || count === WIDE_16) throw new FileFault('内含文件过多');
  const entries: ZipEntry[] = [];
  let at = start;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== CENTRAL) throw incomplete();
    if (bytes.readUInt16LE(at + 8) & 0x41) throw new FileFault('文件已加密，请去掉密码后再上传');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    if (extraEnd > end) throw incomplete();
    const stated = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const [size = 0, packed = 0, offset = 0] = widened(bytes, stated, nameEnd, extraEnd);
    const name = nameIn(bytes, at + 46, nameEnd);
    entries.push({ name, method: bytes.readUInt16LE(at + 10), packed, size, offset });
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  if (at !== end || new Set(entries.map(({ name }) => name)).size !== count) throw incomplete();
  return entries;
}

const nameIn = (bytes: Buffer, start: number, end: number) => bytes.toString('utf8', start, end).replaceAll('\\', '/');

/** Unpacks one entry. Stops at the declared size. @throws FileFault */
export async function readEntry(bytes: Buffer, { name, method, packed, size, offset }: ZipEntry): Promise<Buffer> {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw incomplete();
  const nameEnd = offset + 30 + bytes.readUInt16LE(offset + 26);
  if (nameIn(bytes, offset + 30, nameEnd) !== name) throw new FileFault('文件前后不一致');
  const start = nameEnd + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) throw incomplete();
  if ((method === 0 || method === 8) && packed === 0 && size === 0) return data;
  if (method === 0 && packed === size) return data;
  if (method !== 8) throw new FileFault('压缩方式不受支持');
  const whole = await inflate(data, { maxOutputLength: Math.max(1, size) }).catch(() => {
    throw new FileFault('文件大小与所述不符');
  });
  if (whole.length !== size) throw new FileFault('文件大小与所述不符');
  return whole;
}
