// npm run check: format and lint, rules, types and the types of the core alone, side by side; every finding is printed.
import { join } from 'node:path';
import { changedFiles } from './suite/changed-files.ts';
import { type Part, runSideBySide } from './suite/side-by-side.ts';

const root = join(import.meta.dirname, '..');

/** Where the whole is to be proven, formats of all files are; elsewhere those of the files that were changed. */
const changed = process.env.CI ? undefined : changedFiles(root);
const biome = ['biome', 'check', '--colors=off', '--no-errors-on-unmatched', '--files-ignore-unknown=true'] as const;
const types = (project: string) => ['tsc', '-p', project, '--checkers', '1'] as const;

const format: Part = { name: '格式 format', commands: [[...biome, ...(changed ?? [])]], advice: '→ npm run fix' };
const parts: Part[] = [
  ...(changed?.length === 0 ? [] : [format]),
  { name: '规则 rules', commands: [['node', 'scripts/rules/check-structure.ts']], reports: true },
  // The core alone, with empty lists of modules.
  { name: '类型 types', commands: [['react-router', 'typegen'], types('.'), types('tsconfig.core.json')] },
];

const started = performance.now();
const failed = await runSideBySide(parts, root);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
if (failed.length > 0) {
  console.error(`\n✗ ${failed.join('，')}（${seconds} s）`);
  process.exitCode = 1;
} else {
  const files = changed ? `${changed.length} 个改动的文件 changed files` : '全部文件 all files';
  console.log(`✓ 格式、规则和类型通过（${files}，${seconds} s）`);
}
