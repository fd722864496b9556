import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApplyBy } from '#contract/posts/apply-by.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { type ExamPost, examDetail, examPost } from '../../contract/exam-shapes.ts';
import { ExamPage } from './exam-page.tsx';
import { loadExam } from './load-exams.ts';

const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
const link = 'https://www.qingtian.example.cn/gonggao/31.html';

function open(
  applyBy: ApplyBy,
  [from, to]: [number, number] = [-1, 9],
  url = '/exams/details?id=7',
  status: ExamPost['status'] = 'open',
) {
  const exam = sampleOf(examDetail, {
    id: '7',
    isReported: true,
    title: '青田县教育局2027年公开招聘教师',
    status: 'published',
    organiser: { name: '青田县教育局' },
    headcount: 5,
    posts: 1,
    registered: null,
    steps: [{ step: 'register', startsAt: at(from), endsAt: at(to), detail: '' }],
    settings: { fee: 5_000, ratio: 3, weights: { written: 40, interview: 60 }, numbers: 'hidden' as const },
    reported: { link, announcedOn: '2026-11-17', readOn: '2026-11-20', applyBy, known: ['fee', 'weights'] },
    earlier: [
      { id: '5', announcedOn: '2025-03-12', writtenOn: '2025-04-02' },
      { id: '3', announcedOn: '2024-11-30', writtenOn: '2025-01-04' },
      { id: '2', announcedOn: '2023-05-06', writtenOn: null },
    ],
  });
  const post = sampleOf(examPost, {
    id: '1',
    title: '高中数学教师',
    status,
    registered: null,
    requirements: {},
  });
  serve({
    'GET /api/exams/:id': exam,
    'GET /api/exams/:id/posts': { items: [post], days: [] },
    'GET /api/exams/:id/results': {},
    'GET /api/exams/:id/questions': {},
    'GET /api/exams': {},
    'GET /api/exams/:id/fit': { items: [{ postId: '1', fit: 'fits', checks: [] }] },
    'GET /api/exams/registrations': {},
    'GET /api/exams/mine': {},
    'GET /api/exams/:id/questions/mine': {},
  });
  return renderLoaded(loadExam, (data) => <ExamPage data={data} />, url);
}
const card = async () => within(await screen.findByRole('region', { name: '报名方式' }));

test.each<[string, ApplyBy]>([
  ['去官网报名', { way: 'web', link: 'https://zk.example.edu.cn/2027' }],
  ['邮件投递', { way: 'mail', email: 'hr@example.edu.cn' }],
])('its one act is %s, beside the source, the day it was read and whose word counts', async (label, applyBy) => {
  signIn.seeker();
  open(applyBy);
  const apply = await card();
  expect(apply.getByRole('link', { name: label }).getAttribute('href')).toBe('/jobs/apply?exam=7');
  expect(apply.getByRole('link', { name: '原公告' }).getAttribute('href')).toBe(link);
  apply.getByText(/2026-11-20 读自.*以原公告为准/);
  screen.getByText('外部公告');
  screen.getByText(/青田县教育局发布/);
  const [announced] = within(screen.getByRole('region', { name: '进程' })).getAllByRole('listitem');
  expect(announced?.textContent, 'the day of the announcement, not of its reading').toMatch(/公告11-17/);
});

test('its organiser’s announcements of earlier years stand beside it, each with the day of its paper', async () => {
  open({ way: 'web', link: 'https://zk.example.edu.cn/2027' });
  await card();
  const links = within(screen.getByText('往年公告').nextElementSibling as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2025 年 3 月 12 日发布，4 月 2 日笔试', '/exams/details?id=5'],
    ['2024 年 11 月 30 日发布，2025 年 1 月 4 日笔试', '/exams/details?id=3'],
    ['2023 年 5 月 6 日发布', '/exams/details?id=2'],
  ]);
});

test('nothing looks like a registration here: no numbers, no questions, and of the rules those that were announced', async () => {
  signIn.seeker();
  open({ way: 'web', link: 'https://zk.example.edu.cn/2027' });
  await card();
  for (const words of [/已报名/, /平均竞争/, /开考比例/, /报名与竞争/, /可组织公招/, /报名人数/, /材料保存/])
    expect(screen.queryByText(words), String(words)).toBeNull();
  expect(screen.queryByRole('region', { name: '报名' })).toBeNull();
  expect(screen.queryByRole('heading', { name: /问答/ })).toBeNull();
  const rules = within(screen.getByRole('heading', { name: '资格与规则' }).closest('section') as HTMLElement);
  expect(rules.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['考务费', '总成绩']);
});

test('a chosen post leads to how one applies for it', async () => {
  const { user } = open({ way: 'web', link: 'https://zk.example.edu.cn/2027' });
  await user.click(await screen.findByRole('button', { name: '高中数学教师' }));
  expect((await card()).getByRole('link', { name: '去官网报名' }).getAttribute('href')).toBe('/jobs/apply?id=1');
});

test.each([
  ['报名已截止', [-9, -1]],
  ['等待报名开始', [1, 9]],
] as const)('outside its days it says %s, and there is nothing to press', async (words, [from, to]) => {
  open({ way: 'web', link: 'https://zk.example.edu.cn/2027' }, [from, to]);
  const apply = await card();
  apply.getByText(words);
  expect(apply.queryByRole('link', { name: '去官网报名' })).toBeNull();
});

test('a post that a later announcement removed says so, and fits nobody', async () => {
  signIn.seeker();
  const { user } = open({ way: 'web', link }, [-1, 9], '/exams/details?id=7', 'fallen');
  await screen.findByText('岗位已取消');
  await user.click(await screen.findByRole('checkbox', { name: '只看我能报的' }));
  expect(screen.queryByText('岗位已取消')).toBeNull();
});
