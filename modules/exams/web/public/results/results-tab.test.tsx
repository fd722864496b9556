import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import { examDetail } from '../../../contract/exam-shapes.ts';
import { ExamPage } from '../exam-page.tsx';
import type { ResultsData, ShownList } from '../load-exams.ts';

const post = { id: '7', code: '10204', title: '高中数学教师', employer: '澜州市第三中学' };
const line = { ticket: '27***03', written: 86, interview: 86.2, total: 86.12, note: '', details: null };
const publicAt = '2027-02-22T01:00:00Z';
const list: ShownList['list'] = {
  id: '9',
  kind: 'publicity',
  version: 1,
  publicAt,
  people: 2,
  hash: 'a'.repeat(64),
  reason: '',
  changes: [],
  exam: {
    id: '3',
    title: '澜州市 2027 年公开招聘教师',
    documentNumber: '澜教人〔2027〕6 号',
    organiser: '澜州市教育局',
  },
  weights: { written: 40, interview: 60 },
  posts: [{ ...post, headcount: 2, in: 1 }],
  postId: '7',
  found: [],
  summary: {
    ...post,
    headcount: 1,
    pass: 60,
    line: 86.36,
    scored: 2,
    in: 1,
    histogram: [{ from: 80, people: 2 }],
  },
  lines: [
    { ...line, id: '1', rank: 1, name: '林*夏', outcome: 'in' },
    { ...line, id: '2', rank: 2, name: '沈*和', outcome: 'waiting' },
  ],
  inside: [{ ...line, id: '1', postId: '7', rank: 1, name: '林*夏', outcome: 'in', note: '递补' }],
};
const objection = { id: '5', kind: 'score', status: 'filed' as const, madeAt: publicAt, answer: '', answeredAt: null };
const window = { endsAt: '2027-03-02T09:00:00Z', workingDays: 7, open: true };
const data: ResultsData = {
  tab: 'results',
  exam: sampleOf(examDetail, { id: '3', title: '澜州市 2027 年公开招聘教师', settings: usualSettings(2027) }),
  results: { items: [list], next: null, draws: [] },
  ticket: '',
  draws: [],
  now: Date.parse('2027-02-24T02:00:00Z'),
  shown: { list, objections: { window, items: [objection] }, chain: { blocks: 0, events: 0, hash: null, at: null } },
};

test('a publicity shows its days, its files, its lines and where to object', () => {
  renderPage(<ExamPage data={data} />);
  expect(screen.getByText('还有 4 个工作日')).toBeDefined();
  for (const [name, format] of [
    ['名单 PDF', 'pdf'],
    ['XLSX', 'xlsx'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/api/examPublications/9/list.${format}`);
  const row = within(screen.getByRole('region', { name: '名次表' })).getByRole('row', { name: /沈\*和/ });
  expect(row.textContent).toContain('递补顺序');
  const target = screen.getByRole('link', { name: '登录后提出异议' }).getAttribute('href');
  expect(target).toBe(`/client/login?redirect=${encodeURIComponent('/exams/results?id=3&list=9&post=7')}`);
  expect(screen.getByText('已受理 1 件')).toBeDefined();
});

test('before the first list it says when that appears', () => {
  renderPage(
    <ExamPage
      data={{ ...data, results: { items: [], next: { kind: 'written', publicAt }, draws: [] }, shown: null }}
    />,
  );
  expect(screen.getByText('笔试成绩将在 02-22 09:00 公布，之前任何人都看不到。')).toBeDefined();
});

test('everybody of a list of future staff is found by employer', async () => {
  const [first] = list.inside;
  const other = { ...first, id: '3', postId: '8', name: '程*安', note: '' } as (typeof list.inside)[number];
  const posts = [...list.posts, { ...post, id: '8', employer: '澜江中学', headcount: 1, in: 1 }];
  const both = { ...list, posts, inside: [...list.inside, other] };
  renderPage(<ExamPage data={{ ...data, shown: { ...data.shown, list: both } as ShownList }} />);
  const rows = () => within(screen.getByRole('region', { name: '拟聘用名单表' })).getAllByRole('rowheader');
  expect(rows()).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText('用人单位'), '澜江中学');
  expect(rows().map(({ textContent }) => textContent)).toEqual(['程*安']);
});

test('digits of a ticket that nobody in the list has are answered in words', () => {
  const shown = { ...data.shown, list: { ...list, found: [] } } as ShownList;
  renderPage(<ExamPage data={{ ...data, shown, ticket: '0199' }} />);
  expect(screen.getByText('名单中没有后四位是 0199 的准考证号')).toBeDefined();
});
