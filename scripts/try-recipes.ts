// npm run recipes: carries out every list of CONTRIBUTING.md on a copy, which must pass; then leaves out each line in turn, and
// something must tell.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Copy, type Edit } from './recipes/copy.ts';
import type { Line, Recipe } from './recipes/recipe.ts';
import { recipes } from './recipes/recipes.ts';

interface Omission {
  recipe: Recipe;
  line: Line;
  toldBy?: string;
}

const only = process.argv.slice(2);
const chosen = recipes.filter(({ title }) => only.length === 0 || only.some((word) => title.includes(word)));
/** The unit tests that tell what no type does. */
const tests = [
  ...[
    'scripts/rules/post-fields',
    'scripts/rules/migrations',
    'scripts/rules/unused-words',
    'server/proof/rights/rows',
  ],
  ...['server/domains/search/index/code-bits', 'web/areas/enterprise/shell/sections', 'web/areas/admin/sections'],
  ...['web/routes.test', 'modules/lists.test'],
];

const copy = new Copy(mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-recipes-')));
const began = performance.now();
process.on('exit', () => rmSync(copy.folder, { recursive: true, force: true }));

const isCommand = (edit: Edit) => 'run' in edit;

/** The sources with every line but these. */
function without(omitted: readonly Omission[]): void {
  copy.reset();
  const left = new Set(omitted.map(({ line }) => line));
  const lacksCommand = ({ lines }: Recipe) => lines.some((line) => left.has(line) && line.edits.some(isCommand));
  // A list that lacks its command comes last, or that of another list would do its work.
  const inOrder = chosen.toSorted((one, other) => Number(lacksCommand(one)) - Number(lacksCommand(other)));
  for (const { lines } of inOrder) {
    const edits = lines.filter((line) => !left.has(line)).flatMap((line) => line.edits);
    copy.apply([...edits.filter((edit) => !isCommand(edit)), ...edits.filter(isCommand)]);
  }
}

/** Each detector, from the fastest: its findings, one a paragraph. */
const detectors: Record<string, () => string[]> = {
  'rules of structure': () => findings(copy.run('scripts/rules/check-structure.ts'), '\n'),
  'type check': () => {
    const typed = copy.run('node_modules/@react-router/dev/bin.cjs', 'typegen');
    return [
      ...findings(typed, '\n\n'),
      ...findings(
        copy.run(
          'node_modules/typescript/bin/tsc',
          '-p',
          '.',
          '--checkers',
          '1',
          '--pretty',
          'false',
          '--tsBuildInfoFile',
          '.cache/types',
        ),
        /\n(?=\S)/,
      ),
    ];
  },
  'unit tests': () =>
    findings(
      copy.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', 'default', ...tests),
      /\n(?= FAIL |\s*×)/,
    ),
};

function findings({ ok, printed }: { ok: boolean; printed: string }, between: string | RegExp): string[] {
  if (ok) return [];
  return printed.split(between).filter((text) => !/at most \d+: take something away|^行数/.test(text));
}

function fail(message: string): never {
  console.error(`✗ ${message}`);
  process.exit(1);
}

without([]);
for (const [name, find] of Object.entries(detectors)) {
  const found = find();
  if (found.some((text) => text.trim() !== '' && !/^\d+ faults of structure/.test(text.trim())))
    fail(`with every line, ${name}:\n${found.join('\n').slice(0, 6_000)}`);
}
console.log(`✓ ${chosen.length} lists carried out whole`);

const omissions: Omission[] = chosen.flatMap((recipe) => recipe.lines.map((line) => ({ recipe, line })));
const most = Math.max(...chosen.map(({ lines }) => lines.length));
// One line of every list at a time: whatever is told names its addition.
for (let round = 0; round < most; round += 1) {
  let open = omissions.filter(({ recipe, line }) => line === recipe.lines[round]);
  for (const [name, find] of Object.entries(detectors)) {
    if (open.length === 0) break;
    without(open);
    const found = find();
    for (const omission of open) if (found.some((text) => omission.recipe.mark.test(text))) omission.toldBy = name;
    open = open.filter(({ toldBy }) => !toldBy);
  }
  console.log(`round ${round + 1} of ${most}: ${open.map(({ line }) => line.names).join(', ') || 'all told'}`);
}
for (const { title, lines } of chosen) {
  console.log(`\n${title}: ${lines.length} lines`);
  for (const { line, toldBy } of omissions.filter(({ line }) => lines.includes(line)))
    console.log(`  ${toldBy ? '✓' : '✗'} ${line.names}${toldBy ? `, told by the ${toldBy}` : ': nothing tells'}`);
}
const silent = omissions.filter(({ toldBy }) => !toldBy);
console.log(
  `\n${omissions.length} lines left out one by one, ${omissions.length - silent.length} told, ${silent.length} untold (${Math.round((performance.now() - began) / 1_000)} s)`,
);
if (silent.length > 0) process.exitCode = 1;
