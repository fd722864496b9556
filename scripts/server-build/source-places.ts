import { relative } from 'node:path';

const asked = /\bimport\.meta\.(url|filename|dirname)\b/g;

/**
 * A module as it stands in a bundle of that folder: what lies beside its source (a worker, a picture, the migrations) is found
 * there still. Undefined where it asks for no place.
 */
export function withSourcePlaces(code: string, file: string, folder: string): string | undefined {
  if (code.search(asked) < 0) return undefined;
  const place = `new URL(${JSON.stringify(relative(folder, file).replaceAll('\\', '/'))}, import.meta.url)`;
  const filename = `process.getBuiltinModule('node:url').fileURLToPath(${place})`;
  const written = {
    url: `${place}.href`,
    filename,
    dirname: `process.getBuiltinModule('node:path').dirname(${filename})`,
  };
  return code.replace(asked, (_, name: keyof typeof written) => written[name]);
}
