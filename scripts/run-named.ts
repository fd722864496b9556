import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs FOLDER/NAME.ts for `npm run FOLDER -- NAME [args]`; an unknown name prints the available ones. */
export async function runNamed(folder: 'bench' | 'chaos'): Promise<void> {
  const path = join(import.meta.dirname, '..', 'lab', folder);
  const names = readdirSync(path)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
  const [name = ''] = process.argv.splice(2, 1);
  if (names.includes(name)) {
    await import(pathToFileURL(join(path, `${name}.ts`)).href);
  } else {
    console.error(`npm run ${folder} -- NAME: ${names.join(' · ')}`);
    process.exitCode = 1;
  }
}
