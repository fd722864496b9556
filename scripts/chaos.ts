// npm run chaos -- NAME [args]   runs chaos/NAME.ts
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '..', 'chaos');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const [name = ''] = process.argv.splice(2, 1);

if (names.includes(name)) {
  await import(pathToFileURL(join(folder, `${name}.ts`)).href);
} else {
  console.error(`npm run chaos -- NAME: ${names.join(' · ')}`);
  process.exitCode = 1;
}
