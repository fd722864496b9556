// npm run check, second step: direction, domains' doors, one import style, folder cycles, crowded folders.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from './imports.ts';
import { crowdedFolders, folderCycles, importFaults } from './structure.ts';

const root = join(import.meta.dirname, '..', '..');
const trees = '{contract,database,server,web,lab,e2e,scripts}';
const files = globSync(`${trees}/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const imports = readImports(root, files);
const faults = [...importFaults(imports), ...folderCycles(imports), ...crowdedFolders(files)];
for (const { file, message } of faults) console.error(`${file}: ${message}`);
if (faults.length > 0) {
  console.error(`\n${faults.length} faults of structure; the rules are in scripts/rules/structure.ts`);
  process.exitCode = 1;
}
