import { expect, test } from 'vitest';
import { examSections, isSectionAt, type OwnCard } from './exam-sections.ts';

const progress = { expected: 9, registered: 5, waiting: 2, approved: 1, appeals: 1, paid: 1, seated: 0 };
const project = (more: Partial<OwnCard> = {}) =>
  ({ id: '7', status: 'published', role: 'lead', steps: [{ step: 'interview' }], progress, ...more }) as OwnCard;
const labels = (card: OwnCard) => Object.values(examSections(card)).flatMap((rows) => rows.map(({ label }) => label));

test('a lead has every part of a project, with what waits for a decision', () => {
  const sections = examSections(project());
  expect(Object.keys(sections)).toEqual(['', '报名', '考试', '录用', '管理']);
  expect(sections.报名?.[0]).toMatchObject({ label: '资格审核', path: '/exam/review?id=7', count: 3 });
});

test('what a project does not have, and what one may not read, is no part of it', () => {
  expect(labels(project({ progress: { ...progress, paid: null } }))).not.toContain('缴费');
  expect(labels(project({ steps: [] }))).not.toContain('面试');
  expect(labels(project({ status: 'draft' }))).toEqual([
    ...['公告与时间', '岗位表', '附件', '补充公告', '问答'],
    '工作人员',
  ]);
  expect(labels(project({ role: 'reviewer' }))).not.toContain('考场与准考证');
  expect(labels(project({ role: 'rooms' }))).not.toContain('资格审核');
  expect(labels(project({ role: 'observer' }))).not.toContain('入场核验');
});

test.each([
  ['/exam/edit?id=7', '公告与时间'],
  ['/exam/edit?id=7&tab=posts', '岗位表'],
  ['/exam/review?id=7', '资格审核'],
  ['/exam/review?id=7&status=refused', '资格审核'],
  ['/exam/review?id=7&status=approved&page=2', '缴费'],
  ['/exam/results?id=7&tab=publications', '名单与公示'],
  ['/exam/interview?id=7&group=3', '面试'],
])('%s is in %s', (address, label) => {
  const all = Object.values(examSections(project())).flat();
  const here = new URL(address, 'http://localhost');
  expect(all.filter((section) => isSectionAt(section, all, here)).map((section) => section.label)).toEqual([label]);
});
