import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { weightText } from '#contract/files/file-kinds.ts';
import type { Config } from '#server/config.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';

/** A temporary folder of one upload, removed afterwards. */
export interface Incoming {
  folder: string;
  path: string;
  size: number;
}

/** Receives the bytes while `use` inspects them; the temporary folder is removed in any case. */
export async function withReceived<T>(
  config: Config,
  bytes: Readable | undefined,
  maxBytes: number,
  use: (incoming: Incoming) => Promise<T>,
): Promise<T> {
  if (!bytes) throw fieldError('body', '文件是空的，请重新选择');
  const folder = resolve(config.DATA_DIR, 'incoming', randomBytes(16).toString('hex'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const path = join(folder, 'file');
    const size = await receive(bytes, path, maxBytes);
    if (size === 0) throw fieldError('body', '文件是空的，请重新选择');
    return await use({ folder, path, size });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reading stops at the limit, so that an oversized file never lies on the disk as a whole. */
async function receive(bytes: Readable, path: string, maxBytes: number): Promise<number> {
  let size = 0;
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  };
  await pipeline(bytes.iterator({ destroyOnReturn: false }), counted, createWriteStream(path, { mode: 0o600 }));
  return size;
}

export const tooLarge = (maxBytes: number) =>
  appError('TOO_LARGE', { message: `文件不能超过 ${weightText(maxBytes)}` });
