import { open } from 'node:fs/promises';
import { fieldError } from '#server/platform/http/app-error.ts';

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
export async function checkMp4(path: string, size: number): Promise<void> {
  const boxes = await boxesOf(path, size);
  if (!boxes?.has('moov') || !(boxes.has('mdat') || boxes.has('moof')))
    throw fieldError('body', '视频不完整或无法识别，请重新导出');
}
