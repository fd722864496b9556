// npm run check, second step: direction, public.ts, import style, cycles, folder sizes, retired words, table ownership, migrations.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from './imports.ts';
import { migrationFaults } from './migrations.ts';
import { nameFaults } from './names.ts';
import { crowdedFolders, folderCycles, importFaults, mockedModules } from './structure.ts';
import { foreignWrites, tablesIn } from './table-ownership.ts';

const root = join(import.meta.dirname, '..', '..');
const trees = '{contract,database,modules,packages,server,web,lab,e2e,scripts}';
const files = globSync(`${trees}/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const imports = readImports(root, files);
const names = files
  .filter((file) => !file.startsWith('scripts/rules/names.'))
  .flatMap((file) => nameFaults(file, read(file)));
const mocks = files.flatMap((file) => mockedModules(file, read(file)));
const tables = files
  .filter((file) => /^database\/schema\/|^modules\/[^/]+\/schema(?:\/[\w-]+)?\.ts$/.test(file))
  .flatMap((file) => tablesIn(file, read(file)));
const writes = files.flatMap((file) => foreignWrites(file, read(file), tables));
const migrations = globSync('database/migrations/*.sql', { cwd: root }).flatMap((file) =>
  migrationFaults(file, read(file)),
);
const faults = [
  ...importFaults(imports),
  ...folderCycles(imports),
  ...crowdedFolders(files),
  ...names,
  ...mocks,
  ...writes,
  ...migrations,
];
for (const { file, message } of faults) console.error(`${file}: ${message}`);
if (faults.length > 0) {
  console.error(
    `\n${faults.length} faults of structure; see structure.ts, names.ts, table-ownership.ts and migrations.ts in scripts/rules`,
  );
  process.exitCode = 1;
}
