import { expect, test } from 'vitest';
import { isFor, sectionOf, sections, sectionsFor } from './sections.ts';

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

test('the gate opens to a role just what its sidebar shows', () => {
  for (const role of ['super', 'review', 'content', 'finance', 'support'] as const)
    expect(sections.filter((section) => isFor(section, role)).map(({ label }) => label)).toEqual(labels(role));
});
