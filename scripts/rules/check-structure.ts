// npm run check, second step: sizes, direction, public.ts, import style, cycles, folder sizes, retired words, table ownership, migrations.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '#contract/pages.ts';
import { budgetFaults, measure, readProduct, sizesInWords } from './budgets.ts';
import { importsIn } from './imports.ts';
import { migrationFaults } from './migrations.ts';
import { nameFaults } from './names.ts';
import { crowdedFolders, folderCycles, importFaults, mockedModules } from './structure.ts';
import { foreignReads, foreignWrites, tablesIn } from './table-ownership.ts';

const root = join(import.meta.dirname, '..', '..');
const trees = '{contract,database,modules,packages,server,web,lab,e2e,scripts}';
const files = globSync(`${trees}/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const texts = new Map<string, string>();
const read = (file: string) => {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
};
const imports = files.flatMap((file) => importsIn(file, read(file)));
const names = files
  .filter((file) => !file.startsWith('scripts/rules/names.'))
  .flatMap((file) => nameFaults(file, read(file)));
const mocks = files.flatMap((file) => mockedModules(file, read(file)));
const tables = files
  .filter((file) => /^database\/schema\/|^modules\/[^/]+\/schema(?:\/[\w-]+)?\.ts$/.test(file))
  .flatMap((file) => tablesIn(file, read(file)));
const owned = files.flatMap((file) => [foreignWrites, foreignReads].flatMap((rule) => rule(file, read(file), tables)));
const migrations = globSync('database/migrations/*.sql', { cwd: root }).flatMap((file) =>
  migrationFaults(file, read(file)),
);
const sizes = measure(readProduct(root, read), pages);
console.log(`行数 lines: ${sizesInWords(sizes)}`);
const faults = [
  ...importFaults(imports),
  ...folderCycles(imports),
  ...crowdedFolders(files),
  ...names,
  ...mocks,
  ...owned,
  ...migrations,
  ...budgetFaults(sizes).map((message) => ({ file: 'scripts/rules/budgets.ts', message })),
];
for (const { file, message } of faults) console.error(`${file}: ${message}`);
if (faults.length > 0) {
  console.error(
    `\n${faults.length} faults of structure; see structure.ts, names.ts, budgets.ts, table-ownership.ts and migrations.ts in scripts/rules`,
  );
  process.exitCode = 1;
}
