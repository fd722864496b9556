import { relative } from 'node:path';

const pattern = /\bimport\.meta\.(url|filename|dirname)\b/g;

/**
 * Rewrites a module for a bundle in that folder, so that files beside its source (a worker, a picture, the migrations) are still
 * found. Undefined if it refers to none.
 */
export function withSourcePlaces(code: string, file: string, folder: string): string | undefined {
  if (code.search(pattern) < 0) return undefined;
  const place = `new URL(${JSON.stringify(relative(folder, file).replaceAll('\\', '/'))}, import.meta.url)`;
  const filename = `process.getBuiltinModule('node:url').fileURLToPath(${place})`;
  const written = {
    url: `${place}.href`,
    filename,
    dirname: `process.getBuiltinModule('node:path').dirname(${filename})`,
  };
  return code.replace(pattern, (_, name: keyof typeof written) => written[name]);
}
