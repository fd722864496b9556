import { expect, test } from 'vitest';
import { isForOperator, sectionOf, sectionsOf } from '#web/features/page/sections.ts';
import { switchModulesOff } from '#web/slots.tsx';
import { doorsOf, iconOf, sectionsFor } from './sections.ts';

const labels = (role: Parameters<typeof sectionsFor>[0]) =>
  sectionsFor(role).flatMap(({ sections }) => sections.map(({ label }) => label));

test('超级 sees every section, and the system is nobody else’s', () => {
  expect(labels('super')).toEqual(expect.arrayContaining(['概览', '审核', '用户', '词库', '运营账号', '操作日志']));
  for (const role of ['review', 'content', 'finance', 'support'] as const)
    expect(labels(role)).not.toContain('运营账号');
});

test('a role sees what its endpoints let it do', () => {
  expect(labels('review')).toEqual(expect.arrayContaining(['概览', '审核', '用户']));
  expect(labels('finance')).not.toContain('审核');
  expect(labels(undefined)).toContain('概览');
});

test('a page belongs to the section with the longest path', () => {
  expect(sectionOf('/admin/content/item')?.label).toBe('内容');
  expect(sectionOf('/admin/fairs/door')?.label).toBe('招聘会');
  expect(sectionOf('/admin')?.label).toBe('概览');
});

test.each(['review', 'content', 'finance', 'support'] as const)('the sections of %s by name', (role) => {
  const own = {
    review: ['审核', '单位', '用户', '公开招聘', '词库'],
    content: ['招聘会', '内容', '群发通知', '法律文本', '词库', '搜索词'],
    finance: ['财务'],
    support: ['审核', '单位', '用户', '客服', '招聘会'],
  };
  expect(labels(role)).toEqual(['概览', ...own[role]]);
  const closed = sectionsOf('admin').filter((section) => !isForOperator(section, role));
  expect(closed.map(({ label }) => label)).not.toEqual(expect.arrayContaining(own[role]));
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
