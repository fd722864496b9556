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

export interface Packed {
  plain: Buffer;
  gzipped: Buffer;
}

export const pack = async (plain: Buffer): Promise<Packed> => ({ plain, gzipped: await compress(plain) });

const known = new Map<string, Promise<Packed>>();

/** A file of the viewer, read and compressed on first use. */
export function viewerFile(name: string): Promise<Packed> {
  const file = known.get(name) ?? readFile(join(folder(), name)).then(pack);
  known.set(name, file);
  return file;
}
