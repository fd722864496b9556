import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readEntry, zipEntries } from './read-zip.ts';

interface Member {
  name: string;
  data: Buffer;
  method?: 0 | 8;
  /** Bytes of the sizes after the data, which a streaming writer adds; 0 where they stand before it. */
  descriptor?: 0 | 4 | 8;
  /** Writes sizes and offset as 64-bit numbers. */
  wide?: boolean;
}

const u16 = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([value & 255, value >> 8])));
const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(value);
      return bytes;
    }),
  );
const u64 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(8);
      bytes.writeBigUInt64LE(BigInt(value));
      return bytes;
    }),
  );

function zip(members: readonly Member[], { wideEnd = false, trailing = '' } = {}): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data, method = 8, descriptor = 0, wide = false } of members) {
    const packed = method === 8 && data.length > 0 ? deflateRawSync(data) : data;
    const streamed = descriptor > 0;
    const path = Buffer.from(name);
    const flags = u16(45, 0x800 | (streamed ? 8 : 0), method, 0, 0);
    const stated = streamed ? u32(0, 0, 0) : u32(0, packed.length, data.length);
    const sizes = descriptor === 8 ? u64(packed.length, data.length) : u32(packed.length, data.length);
    const after = streamed ? Buffer.concat([u32(0x08074b50, 0), sizes]) : Buffer.alloc(0);
    const local = Buffer.concat([u32(0x04034b50), flags, stated, u16(path.length, 0), path, packed, after]);
    const extra = wide ? Buffer.concat([u16(1, 24), u64(data.length, packed.length, offset)]) : Buffer.alloc(0);
    const [small, large, at] = wide ? [0xffffffff, 0xffffffff, 0xffffffff] : [packed.length, data.length, offset];
    central.push(
      Buffer.concat([
        ...[u32(0x02014b50), u16(45), flags, u32(0, small, large), u16(path.length, extra.length, 0, 0, 0)],
        ...[u32(0, at), path, extra],
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const count = wideEnd ? 0xffff : members.length;
  const record = Buffer.concat([
    ...[u32(0x06064b50), u64(44), u16(45, 45), u32(0, 0)],
    u64(members.length, members.length, directory.length, offset),
  ]);
  const locator = Buffer.concat([u32(0x07064b50, 0), u64(offset + directory.length), u32(1)]);
  const end = Buffer.concat([
    ...[u32(0x06054b50), u16(0, 0, count, count)],
    ...[u32(directory.length, wideEnd ? 0xffffffff : offset), u16(0)],
  ]);
  return Buffer.concat([...locals, directory, ...(wideEnd ? [record, locator] : []), end, Buffer.from(trailing)]);
}

const data = Buffer.from('岗位表'.repeat(50));
async function unpacked(bytes: Buffer) {
  const entries = zipEntries(bytes);
  return Promise.all(entries.map(async (entry) => [entry.name, (await readEntry(bytes, entry)).toString()]));
}

test.each([
  ['plain', zip([{ name: 'a.xml', data }])],
  ['stored', zip([{ name: 'a.xml', data, method: 0 }])],
  ['with sizes of 4 bytes after the data', zip([{ name: 'a.xml', data, descriptor: 4 }])],
  ['with sizes of 8 bytes after the data', zip([{ name: 'a.xml', data, descriptor: 8 }])],
  ['with 64-bit numbers', zip([{ name: 'a.xml', data, wide: true }], { wideEnd: true })],
  ['with zero bytes after its end', zip([{ name: 'a.xml', data }], { trailing: '\0\0\0\0' })],
  ['with a line after its end', zip([{ name: 'a.xml', data }], { trailing: '\r\n<!-- 0.02s -->' })],
])('an archive %s', async (_, bytes) => {
  expect(await unpacked(bytes)).toEqual([['a.xml', data.toString()]]);
});

test('an empty member that is marked as deflated, and names with backslashes', async () => {
  const bytes = zip([
    { name: 'xl\\a.xml', data: Buffer.alloc(0) },
    { name: 'xl\\b.xml', data },
  ]);
  expect(await unpacked(bytes)).toEqual([
    ['xl/a.xml', ''],
    ['xl/b.xml', data.toString()],
  ]);
});

test('two names that are one, sizes that do not hold and bytes before the archive are refused', async () => {
  const twice = zip([
    { name: 'xl/a.xml', data },
    { name: 'xl\\a.xml', data },
  ]);
  expect(() => zipEntries(twice)).toThrow('文件不完整');
  expect(() => zipEntries(Buffer.concat([Buffer.from('x'), zip([{ name: 'a', data }])]))).toThrow('文件不完整');
  const bytes = zip([{ name: 'a.xml', data }]);
  const [entry] = zipEntries(bytes);
  await expect(readEntry(bytes, { ...(entry as NonNullable<typeof entry>), size: 10 })).rejects.toThrow(
    '大小与所述不符',
  );
});
