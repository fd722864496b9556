import { expect, test } from 'vitest';
import { iconOf } from '#web/features/console/section-icons.ts';
import { isForOperator, type Section, sectionOf, sectionsOf, tabsOf } from '#web/features/page/sections.ts';
import { switchModulesOff } from '#web/slots.tsx';
import { doorsOf, entriesFor, limitedPages } from './sections.ts';

type Role = Parameters<typeof entriesFor>[0];
const entries = (role: Role) => entriesFor(role).map(({ label, href }) => [label, href]);
const pages = (role: Role) =>
  limitedPages()
    .filter((page) => isForOperator(page, role))
    .map(({ label }) => label);

test('超级 sees every section, and the system is nobody else’s', () => {
  expect(entries('super').map(([label]) => label)).toEqual([
    '待办',
    '单位与用户',
    '公招与招聘会',
    '内容',
    '财务',
    '系统',
  ]);
  for (const role of ['review', 'content', 'finance', 'support', 'intake'] as const)
    expect(entries(role).map(([label]) => label)).not.toContain('系统');
});

test('an entry leads to the first of its sides that the role may open', () => {
  expect(entries('finance')).toEqual([
    ['待办', '/admin'],
    ['财务', '/admin/finance'],
  ]);
  expect(entries('review')).toContainEqual(['内容', '/admin/words']);
  expect(entries('content')).toContainEqual(['公招与招聘会', '/admin/fairs']);
  expect(entries(undefined)).toEqual([['待办', '/admin']]);
});

test('a page belongs to the section that it is a side of, or that its path begins with', () => {
  expect(sectionOf('/admin/content/item')?.label).toBe('内容');
  expect(sectionOf('/admin/audit')?.label).toBe('系统');
  expect(sectionOf('/admin/fairs/door')?.label).toBe('公招与招聘会');
  expect(sectionOf('/admin')?.label).toBe('待办');
});

test.each(['review', 'content', 'finance', 'support', 'intake'] as const)('the pages of %s by name', (role) => {
  const own = {
    review: ['审核', '单位', '用户', '公开招聘', '录入', '词库'],
    content: ['招聘会', '内容', '群发通知', '法律文本', '词库', '搜索词'],
    finance: ['财务'],
    support: ['审核', '客服', '单位', '用户', '招聘会'],
    intake: ['录入'],
  };
  expect(new Set(pages(role))).toEqual(new Set(own[role]));
});

test('the sides of a section that the site does not offer stand together below the first of them', () => {
  switchModulesOff(['content']);
  expect(sectionOf('/admin/legal')?.path).toBe('/admin/words');
  expect(tabsOf(sectionOf('/admin/legal') as Section).map(({ path }) => path)).toEqual([
    '/admin/words',
    '/admin/queries',
    '/admin/broadcasts',
    '/admin/legal',
  ]);
  switchModulesOff([]);
});

test('every section has a picture', () => {
  expect(sectionsOf('admin').filter((section) => !iconOf(section))).toEqual([]);
});

test('what the site does not offer is no page that somebody may open', () => {
  const own = sectionsOf('admin').find(({ label }) => label === '财务');
  expect(doorsOf('finance')).toBe('财务');
  switchModulesOff([own?.module ?? '']);
  expect(doorsOf('finance')).toBe('');
  switchModulesOff([]);
});
