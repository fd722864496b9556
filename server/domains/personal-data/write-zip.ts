import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** An entry of the export: a text to compress, or the bytes of an already compressed file. */
export type Entry = { name: string; text: string } | { name: string; bytes: Readable };

/** Writes a ZIP entry by entry, streaming files. Returns its size. */
export async function writeZip(path: string, entries: AsyncIterable<Entry>): Promise<number> {
  const out = createWriteStream(path, { mode: 0o600 });
  let size = 0;
  const finished = new Promise<void>((resolve, reject) => {
    out.once('finish', resolve);
    out.once('error', reject);
  });
  const zip = new Zip((error, chunk, final) => {
    if (error) return out.destroy(error);
    size += chunk.length;
    out.write(chunk);
    if (final) out.end();
  });
  for await (const entry of entries) {
    if ('text' in entry) {
      const file = new ZipDeflate(entry.name, { level: 6 });
      zip.add(file);
      file.push(Buffer.from(entry.text), true);
      continue;
    }
    const file = new ZipPassThrough(entry.name);
    zip.add(file);
    for await (const chunk of entry.bytes) {
      file.push(chunk as Buffer);
      if (out.writableNeedDrain) await once(out, 'drain');
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  await finished;
  return size;
}
