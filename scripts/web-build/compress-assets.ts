import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { semaphore } from '#server/platform/semaphore.ts';

const worthIt = /\.(css|html|ico|js|json|map|svg|ttf|txt|wasm|webmanifest|xml)$/;
/** Below, a compressed file is hardly smaller. */
const smallest = 256;
/** Files open at once: a process may have 1,024, fewer than a build has assets. */
const most = 32;

/** Writes `.br` and `.gz` beside the browser's files, at the highest level: once per build instead of once per request. */
export async function compressAssets(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && worthIt.test(entry.name),
  );
  const turns = semaphore(most);
  await Promise.all(files.map((entry) => turns.take(() => compress(join(entry.parentPath, entry.name)))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const brotliParams = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: brotliParams }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
