import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const folder = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The files of the viewer's package that the page loads, with their types. */
export const viewerTypes: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

interface ViewerFile {
  plain: Buffer;
  gzipped: Buffer;
}

const known = new Map<string, Promise<ViewerFile>>();

async function load(name: string): Promise<ViewerFile> {
  const plain = await readFile(join(folder(), name));
  return { plain, gzipped: await compress(plain) };
}

/** A file of the viewer, read and compressed on first use. */
export function viewerFile(name: string): Promise<ViewerFile> {
  const file = known.get(name) ?? load(name);
  known.set(name, file);
  return file;
}
