import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const attacks = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const attackRows = attacks
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Where'))
  .map((line) => line.split(' | '));

const testsIn = (cell: string) => [...cell.matchAll(/`([^`]+)` › ([^<|]+)/g)];

/** Tests that a cell names and that do not exist. */
const absentTests = (cell: string) =>
  testsIn(cell).flatMap(([, file = '', title = '']) => {
    const path = join(root, file);
    if (!existsSync(path)) return [`${file}: no such file`];
    return readFileSync(path, 'utf8').includes(title.trim()) ? [] : [`${file} has no “${title.trim()}”`];
  });

test('every attack names a test, and every test that is named exists', () => {
  expect(attackRows.length).toBeGreaterThan(20);
  const faults = attackRows.flatMap((cells) => {
    const cell = cells.at(-1) ?? '';
    return testsIn(cell).length === 0 ? [`${cells[0]}: no test`] : absentTests(cell);
  });
  expect(faults).toEqual([]);
});

test('every test that holds the answer to a finding exists, and the answers are counted', () => {
  const page = readFileSync(join(root, 'docs', 'findings.md'), 'utf8');
  const found = [...page.matchAll(/^\| (?!No\.|---)([^|]+) \| [^|]+ \| (\w+)[^|]* \| ([^|]*) \|/gm)];
  expect(found.flatMap(([, , , tests = '']) => absentTests(tests))).toEqual([]);
  const count = (answer: string) => found.filter(([, , given]) => given === answer).length;
  const sums = `${count('Mended')} mended, ${count('Answered')} answered, ${count('Open')} open`;
  expect(page).toContain(`${found.length} rows: ${sums}`);
});

const standard = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8');
const rows = [
  ...standard.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (pass|partly|fail|not applicable) \| (.+) \|$/gm),
].map(([, row = '', level = '', verdict = '', evidence = '']) => ({ row, level, verdict, evidence }));

/** The files that a row cites, and of each test the beginning of the titles. */
function cited(evidence: string): { path: string; title?: string }[] {
  let path = '';
  return [...evidence.matchAll(/`([\w./-]+\.(?:[jt]sx?|md|conf|json))`|› ([^;.|`)]{1,24})/g)].map(([, file, title]) => {
    path = file ?? path;
    return title === undefined ? { path } : { path, title: title.trim().replace(/,$/, '') };
  });
}

test('every file and every test that a row cites exists', () => {
  const faults = rows.flatMap(({ row, evidence }) =>
    cited(evidence).flatMap(({ path, title }) => {
      if (!existsSync(join(root, path))) return [`${row}: no file ${path}`];
      const holds = title === undefined || readFileSync(join(root, path), 'utf8').includes(title);
      return holds ? [] : [`${row}: ${path} has no “${title}”`];
    }),
  );
  expect(faults).toEqual([]);
});

test('the summary counts the rows as they are judged', () => {
  const verdicts = ['pass', 'partly', 'fail', 'not applicable'];
  const line = (of: typeof rows) =>
    [...verdicts.map((verdict) => of.filter((row) => row.verdict === verdict).length), of.length].join(' | ');
  const ofLevel = (level: string) => rows.filter((row) => row.level === level);
  expect(standard).toContain(`| of level 1 | ${line(ofLevel('1'))} |`);
  expect(standard).toContain(`| of level 2 | ${line(ofLevel('2'))} |`);
  for (const chapter of new Set(rows.map(({ row }) => row.split('.')[0])))
    expect(standard).toMatch(
      new RegExp(
        `^\\| V${chapter} [^|]+\\| ${line(rows.filter(({ row }) => row.startsWith(`${chapter}.`))).replaceAll('|', '\\|')} \\|$`,
        'm',
      ),
    );
  const listed = (verdict: string) => rows.filter((row) => row.verdict === verdict).map(({ row }) => row);
  expect(standard).toContain(`**Partly**: ${listed('partly').join(', ')}.`);
});
