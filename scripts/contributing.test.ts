import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

// Verifies CONTRIBUTING.md: its files exist, and its lists are carried out on a copy, which then passes the type check and the
// structure check.

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const recipes = page.split('\n## ').slice(1);
const recipeOf = (title: string) => recipes.find((one) => one.startsWith(title)) ?? '';
const filesIn = (text: string) => [...text.matchAll(/`([a-z]+\/[^`\s*]+)`/g)].map(([, path = '']) => path);
/** The numbered steps: each names a file. */
const stepsOf = (recipe: string) => recipe.split('\n').filter((line) => /^[0-9]+\. /.test(line));

test('every file and folder that CONTRIBUTING.md names exists', () => {
  const named = filesIn(page);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each([
  ['A field of a post', 8],
  ['A filter of posts', 7],
  ["An operators' page", 7],
  ['An error', 3],
  ['A notice', 2],
])('%s touches at most %i files', (title, most) => {
  const steps = stepsOf(recipeOf(title));
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.length).toBeLessThanOrEqual(most);
});

const copy = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-contributing-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

const trees = ['contract', 'database', 'modules', 'packages', 'server', 'web', 'scripts', 'lab', 'e2e'];
const singles = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'react-router.config.ts',
  'drizzle.config.ts',
];

function copyTree(): void {
  for (const name of [...trees, ...singles]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

/** Inserts a line after the first one that contains a text. */
function addAfter(file: string, words: string, line: string): void {
  const path = join(copy, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex((one) => one.includes(words));
  if (at < 0) throw new Error(`${file} has no line with ${words}`);
  writeFileSync(path, lines.toSpliced(at + 1, 0, line).join('\n'));
}

function write(file: string, source: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), source);
}

const run = (script: string, ...args: string[]): string => {
  try {
    return execFileSync(process.execPath, [join(root, script), ...args], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
};

// As `npm run check` does: with four checkers it takes twice the processor time, and four gigabytes.
const tsc = () => run('node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1');

function addField(): void {
  const columns = 'server/domains/posts/recruiter/form-columns.ts';
  const present = 'server/domains/posts/present.ts';
  addAfter(
    'contract/posts/recruiter-posts.ts',
    'salaryNote: text(',
    "  housing: text('住房', { max: 80 }).optional(),",
  );
  addAfter('contract/posts/post-card.ts', 'salaryNote: z.string()', '  housing: z.string(),');
  addAfter('database/schema/posts.ts', 'salaryNote: text(', "    housing: text('housing').notNull().default(''),");
  addAfter(columns, "salaryNote: form.salaryNote ?? ''", "    housing: form.housing ?? '',");
  addAfter(columns, "'salaryNote'", '    housing: row.housing,');
  addAfter('server/domains/posts/reading/card-columns.ts', "'salaryNote'", '  housing: post.housing,');
  addAfter(present, "'salaryNote'", '    housing: row.housing,');
  addAfter('web/areas/enterprise/release/step-terms.tsx', '<Field name="benefits"', '          {form.housing}');
  addAfter('web/areas/public/job/job-head.tsx', 'post.salaryNote &&', '            {post.housing}');
}

function addPage(): void {
  const contract = 'contract/operators/admin-dashboard.ts';
  const key = "'GET /api/admin/notes'";
  addAfter(
    'contract/pages.ts',
    "'/admin/audit':",
    "    '/admin/notes': { title: '便笺', nav: '系统', operators: [] },",
  );
  addAfter(
    contract,
    'export const adminDashboardEndpoints = {',
    `  ${key}: { access: 'operator', operators: [], summary: '便笺', returns: z.object({ items: z.array(z.object({ id: z.string() })) }) },`,
  );
  const routes = 'server/domains/admin-dashboard/routes.ts';
  addAfter(routes, 'Handlers<typeof adminDashboardEndpoints> => ({', `  ${key}: () => readNotes(),`);
  addAfter(routes, "from './read-user.ts'", "import { readNotes } from './read-notes.ts';");
  write('server/domains/admin-dashboard/read-notes.ts', 'export const readNotes = async () => ({ items: [] });\n');
  addAfter('server/proof/samples/tables/operators.ts', "'GET /api/admin/health'", `  ${key}: () => ({}),`);
  addAfter(
    'web/routes/admin/console.tsx',
    "'/admin/audit':",
    "  '/admin/notes': () => import('#web/areas/admin/notes/notes-page.tsx').then(({ NotesPage }) => NotesPage),",
  );
  write(
    'web/areas/admin/notes/notes-page.tsx',
    `import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';

export function NotesPage() {
  const notes = useCall(${key}, {});
  return (
    <>
      <PageHead />
      <ConsoleList label="便笺" query={notes} columns={[{ title: '编号', dataIndex: 'id' }]} empty="还没有便笺" />
    </>
  );
}
`,
  );
  addAfter('web/areas/admin/sections.ts', "'/admin/audit':", "  '/admin/notes': ScrollText,");
}

function addError(): void {
  addAfter('contract/errors.ts', 'QUOTA_EXCEEDED:', "  NOTES_FULL: { status: 409, message: '便笺已满' },");
  write(
    'server/domains/admin-dashboard/refuse-note.ts',
    "import { appError } from '#server/platform/http/app-error.ts';\n\nexport function refuseNote(): never {\n  throw appError('NOTES_FULL');\n}\n",
  );
}

function addNotice(): void {
  const topics = join(copy, 'contract/notifications/notice-topics.ts');
  writeFileSync(topics, readFileSync(topics, 'utf8').replace("kinds: ['order',", "kinds: ['note', 'order',"));
  write(
    'server/domains/admin-dashboard/tell-of-note.ts',
    `import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';

export const tellOfNote = (tx: Database, accountId: string, id: string) =>
  notifyAccount(tx, { accountId, kind: 'note.made', title: '有新的便笺', effectKey: \`note:\${id}\` });
`,
  );
}

test('a field, a page, an error and a notice made by the lists pass the type check and the check of structure', () => {
  copyTree();
  addField();
  addPage();
  addError();
  addNotice();
  run('node_modules/@react-router/dev/bin.cjs', 'typegen');
  expect(tsc()).toBe('');
  expect(run(join('scripts', 'rules', 'check-structure.ts'))).toMatch(/^行数 lines: [^\n]*\n$/);
}, 300_000);
