import { expect, test } from 'vitest';
import { sectionsFor } from './sections.ts';

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
