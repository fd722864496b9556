import { describe, expect, test } from 'vitest';
import { budgetFaults, codeLines, measure } from './budgets.ts';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `const a${at} = 0;`).join('\n');

test('blank lines and comments are no code', () => {
  const text = "// a\n\n/**\n * b\n */\nconst c = 'd'; // e\n  {/* f */}\nconst g = `\n  h\n`;\n";
  expect(codeLines(text)).toBe(4);
});

const page = (more: object = {}) => ({ title: '', area: 'public', access: 'anyone', hidden: false, ...more }) as const;

test('lines count for their module or package, others for the core; tests are left out by their name', () => {
  const sizes = measure(
    [
      { file: 'server/app.ts', text: lines(3) },
      { file: 'modules/fairs/server/list.ts', text: lines(5) },
      { file: 'modules/server.ts', text: lines(2) },
      { file: 'packages/typeset/page.ts', text: lines(7) },
    ],
    {},
  );
  expect(sizes).toEqual({ core: 5, 'modules/fairs': 5, 'packages/typeset': 7, page: 0, files: 4, pages: 0 });
});

test('a page is its folder divided by the pages in it, in the middle of all folders', () => {
  const { page } = measure(
    [
      { file: 'web/areas/admin/audit/audit-page.tsx', text: lines(100) },
      { file: 'web/areas/admin/users/users-page.tsx', text: lines(30) },
      { file: 'web/areas/admin/users/parts/user-row.tsx', text: lines(10) },
      { file: 'modules/fairs/web/public/list-page.tsx', text: lines(20) },
      { file: 'modules/fairs/web/public/one/fair-page.tsx', text: lines(20) },
      { file: 'web/areas/admin/shell/shell.tsx', text: lines(900) },
      { file: 'web/areas/admin/sections.ts', text: lines(900) },
    ],
    {},
  );
  expect(page).toBe(40);
});

test('a tab and another address of a page are no pages of their own', () => {
  const given = {
    '/fairs': page({ nav: '' }),
    '/fairs/school': page({ within: '/fairs' }),
    '/fairs/details': page(),
    '/fairs/route': page({ tabOf: '/fairs/details' }),
  };
  expect(measure([], given).pages).toBe(2);
});

describe('a budget', () => {
  test('holds up to its figure', () => {
    expect(budgetFaults({ core: 10 }, { core: 10 })).toEqual([]);
    expect(budgetFaults({ core: 11 }, { core: 10 })[0]).toContain('core: 11, at most 10');
  });

  test('is asked of a new module', () => {
    expect(budgetFaults({ 'modules/new': 5 }, {})[0]).toContain('modules/new: 5 lines, and no budget');
  });
});
