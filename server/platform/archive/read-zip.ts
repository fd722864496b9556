import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { FileFault } from './file-fault.ts';

const inflate = promisify(inflateRaw);

export interface ZipEntry {
  name: string;
  /** Unpacked size, as the archive declares it; reading enforces it. */
  size: number;
  packed: number;
  method: number;
  offset: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const MOST_ENTRIES = 5_000;

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
    if (bytes.readUInt32LE(at) === END && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  throw new FileFault('文件不完整');
}

/** The entries of an archive's directory. Refuses encryption, multiple parts, 64-bit sizes, and data before or after. */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  if (bytes.length < 22) throw new FileFault('文件不完整');
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES || count !== bytes.readUInt16LE(end + 8)) throw new FileFault('内含文件过多');
  const entries: ZipEntry[] = [];
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== CENTRAL) throw new FileFault('文件不完整');
    if (bytes.readUInt16LE(at + 8) & 0x41) throw new FileFault('文件已加密，请去掉密码后再上传');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (at !== end || new Set(entries.map(({ name }) => name)).size !== count) throw new FileFault('文件不完整');
  return entries;
}

/** Unpacks one entry. Stops at the declared size. */
export async function readEntry(bytes: Buffer, { name, method, packed, size, offset }: ZipEntry): Promise<Buffer> {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw new FileFault('文件不完整');
  const nameEnd = offset + 30 + bytes.readUInt16LE(offset + 26);
  if (bytes.toString('utf8', offset + 30, nameEnd) !== name) throw new FileFault('文件前后不一致');
  const start = nameEnd + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) throw new FileFault('文件不完整');
  if (method === 0 && packed === size) return data;
  if (method !== 8) throw new FileFault('压缩方式不受支持');
  const whole = await inflate(data, { maxOutputLength: Math.max(1, size) }).catch(() => {
    throw new FileFault('文件大小与所述不符');
  });
  if (whole.length !== size) throw new FileFault('文件大小与所述不符');
  return whole;
}
