import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// npm run bench -- NAME [args]   runs lab/bench/NAME.ts
// npm run chaos -- NAME [args]   runs lab/chaos/NAME.ts; an unknown name prints the available ones
const [folder = '', name = ''] = process.argv.splice(2, 2);
const path = join(import.meta.dirname, '..', 'lab', folder);
const names = readdirSync(path)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
if (names.includes(name)) {
  await import(pathToFileURL(join(path, `${name}.ts`)).href);
} else {
  console.error(`npm run ${folder} -- NAME: ${names.join(' · ')}`);
  process.exitCode = 1;
}
