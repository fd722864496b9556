import { expect, test } from 'vitest';
import { examStages, openStageOf, partAt, type Staged } from './exam-head.tsx';

const now = Date.parse('2026-11-29T04:00:00Z');
const step = (name: string, from: number, to: number) => ({
  step: name,
  startsAt: new Date(now + from * 86_400_000).toISOString(),
  endsAt: new Date(now + to * 86_400_000).toISOString(),
  detail: '',
});
const progress = { registered: 5, waiting: 2, approved: 1, appeals: 1, paid: 1, seated: 0 };
const project = (more: Partial<Staged> = {}): Staged => ({
  id: '7',
  status: 'published',
  role: 'lead',
  steps: [step('register', -5, 4), step('written', 13, 13.1), step('interview', 20, 21), step('publicity', 30, 35)],
  progress,
  posts: 10,
  headcount: 22,
  publishedAt: '2026-11-20T01:00:00Z',
  ...more,
});
const labels = (exam: Staged) => examStages(exam, now).flatMap(({ parts }) => parts.map(({ label }) => label));

test('a project has four stages, each with its state and what is next in it', () => {
  expect(examStages(project(), now).map(({ name, state, text }) => [name, state, text])).toEqual([
    ['公告', 'done', '11-20 发布，22 人，10 个岗位'],
    ['报名', 'now', '12-03 周四 12:00 截止'],
    ['考试', 'coming', '12-12 笔试，考场未编排'],
    ['录用', 'coming', '12-29 公示'],
  ]);
  const draft = examStages(project({ status: 'draft', publishedAt: null }), now);
  expect(draft.map(({ state, text, parts }) => [state, text, parts.length])).toEqual([
    ['now', '草稿，还没有发布', 6],
    ...Array(3).fill(['coming', '发布后开始', 0]),
  ]);
});

test('a project opens on the stage where something waits, else on the one that runs or comes next', () => {
  const opens = (more: Partial<Staged>, at = now) => openStageOf(examStages(project(more), at)).name;
  const days = (n: number) => now + n * 86_400_000;
  expect(opens({})).toBe('报名');
  expect(opens({ status: 'draft', publishedAt: null })).toBe('公告');
  expect(opens({}, days(8))).toBe('考试');
  expect(opens({ role: 'rooms' })).toBe('考试');
  expect(opens({}, days(40))).toBe('录用');
  const overlapping = [step('review', -5, 20), step('written', -1, 1)];
  expect(opens({ steps: overlapping })).toBe('报名');
  expect(opens({ steps: overlapping, progress: { ...progress, waiting: 0, appeals: 0 } })).toBe('考试');
});

test('the list of a stage says how far each part is', () => {
  const said = (more: Partial<Staged> = {}) =>
    examStages(project(more), now)[1]?.parts.map(({ label, text, path }) => [label, text, path !== '']);
  expect(said({ progress: { ...progress, registered: 9 } })?.slice(0, 3)).toEqual([
    ['资格审核', '通过 1，退回 5，待审 2', true],
    ['申诉', '1 份待答复', true],
    ['缴费', '已缴 1，待缴 0', true],
  ]);
  expect(said({ progress: { ...progress, appeals: 0, paid: null } })?.map(([label]) => label)).not.toContain('缴费');
});

test('the parts of 报名 count what waits for a decision', () => {
  const parts = (more: Partial<Staged> = {}) =>
    examStages(project(more), now)[1]?.parts.map(({ label, count }) => [label, count]);
  expect(parts()).toEqual([
    ['资格审核', 2],
    ['申诉', 1],
    ['缴费', 0],
    ['开考比例', 0],
  ]);
  expect(parts({ progress: { ...progress, appeals: 0 } })?.map(([label]) => label)).toEqual([
    '资格审核',
    '缴费',
    '开考比例',
  ]);
});

test('what a project does not have, and what one may not read, is no part of it', () => {
  expect(labels(project())).toContain('面试');
  expect(labels(project({ steps: [] }))).not.toContain('面试');
  expect(labels(project({ role: 'reviewer' }))).not.toContain('考场与准考证');
  expect(labels(project({ role: 'rooms' }))).not.toContain('资格审核');
  expect(labels(project({ role: 'observer' }))).not.toContain('入场核验');
});

test.each([
  ['/exam/edit?id=7&tab=announcement', '公告与时间'],
  ['/exam/edit?id=7&tab=posts', '岗位表'],
  ['/exam/review?id=7', '资格审核'],
  ['/exam/review?id=7&status=refused', '资格审核'],
  ['/exam/review?id=7&status=appealed', '申诉'],
  ['/exam/review?id=7&status=approved&page=2', '缴费'],
  ['/exam/results?id=7&tab=publications', '名单与公示'],
  ['/exam/interview?id=7&group=3', '面试'],
])('%s is in %s', (address, label) => {
  const all = examStages(project(), now).flatMap(({ parts }) => parts);
  const here = new URL(address, 'http://localhost');
  expect(partAt(all, here)?.label).toBe(label);
});
