// npm run check, second step: direction, domains' doors, one import style, folder cycles, crowded folders, retired words.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from './imports.ts';
import { nameFaults } from './names.ts';
import { crowdedFolders, folderCycles, importFaults } from './structure.ts';

const root = join(import.meta.dirname, '..', '..');
const trees = '{contract,database,server,web,lab,e2e,scripts}';
const files = globSync(`${trees}/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const imports = readImports(root, files);
const names = files
  .filter((file) => !file.startsWith('scripts/rules/names.'))
  .flatMap((file) => nameFaults(file, readFileSync(join(root, file), 'utf8')));
const faults = [...importFaults(imports), ...folderCycles(imports), ...crowdedFolders(files), ...names];
for (const { file, message } of faults) console.error(`${file}: ${message}`);
if (faults.length > 0) {
  console.error(`\n${faults.length} faults of structure; the rules are in scripts/rules/structure.ts and names.ts`);
  process.exitCode = 1;
}
