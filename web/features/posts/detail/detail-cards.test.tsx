import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type PostDetail, postDetail } from '#contract/posts/post-card.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { AcademicSection } from './academic-section.tsx';
import { MarketSection } from './market-section.tsx';
import { Notices } from './notices.tsx';
import { PostFiles } from './post-files.tsx';
import { TenureSection } from './tenure-section.tsx';

const post = (more: Some<PostDetail> = {}) =>
  sampleOf(postDetail, {
    status: 'open',
    exam: null,
    stages: ['senior'],
    subjects: ['math'],
    tenure: 'establishment',
    place: '深圳·南山',
    salary: { min: 1_200_000, max: 1_600_000, unit: 'month' },
    company: { id: '9', name: '深圳中学', claimed: true },
    ...more,
  });
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);

test('a post that ended says when, and leads to similar ones where there are any', () => {
  const ended = post({ status: 'closed', closedAt: '2026-11-20T02:00:00Z' });
  const { unmount } = renderPage(<Notices post={ended} hasSimilar />);
  expect(screen.getByRole('note').textContent).toContain('已于 2026-11-20 停止招聘');
  expect(screen.getByRole('link', { name: '看看相似的岗位' }).getAttribute('href')).toBe('#similar');
  unmount();
  renderPage(<Notices post={post({ status: 'closed', closedAt: null, deadline: null })} hasSimilar={false} />);
  expect(screen.getByRole('note').textContent).toBe('这个岗位停止招聘，内容留作参考。');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a school that is not here says where the post was read; one that is says nothing', () => {
  const unclaimed = post({
    company: { id: '9', name: '深圳中学', claimed: false },
    source: '深圳市教育局',
    sourceAt: '2026-11-01T02:00:00Z',
    deadlineAssumed: true,
  });
  const { unmount } = renderPage(<Notices post={unclaimed} hasSimilar={false} />);
  expect(screen.getByRole('note').textContent).toContain('信息来源：深圳市教育局，2026-11-01 收录');
  expect(screen.getByRole('note').textContent).toContain('本站按发布后 60 天截止');
  unmount();
  renderPage(<Notices post={post()} hasSimilar={false} />);
  expect(screen.queryByRole('note')).toBeNull();
});

test('what a school says of the tenure stands with its notes, and what it does not has no heading', () => {
  const tenureInfo = {
    nature: '事业编制',
    natureNote: '全额拨款',
    probation: '',
    service: '5 年',
    serviceNote: '',
    insurance: '',
    batch: '2027 年春',
  };
  const steps = [
    { name: '报名', when: '12 月' },
    { name: '面试', when: '1 月' },
  ];
  renderPage(<TenureSection post={post({ tenureInfo, steps })} />);
  expect(facts()).toEqual([
    ['编制性质', '事业编制全额拨款'],
    ['最低服务期', '5 年'],
  ]);
  screen.getByText('2027 年春');
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['报名12 月', '面试1 月']);
});

test('a post without a procedure has no steps', () => {
  renderPage(<TenureSection post={post({ tenureInfo: null, steps: [] })} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('term')).toBeNull();
});

test('what a university pays once is said in 万, as finely as it is', () => {
  const info = {
    settling: 60_000_000,
    research: 5_550_000,
    college: '数学学院',
    field: '',
    output: '三年两篇\n一个项目',
  };
  renderPage(<AcademicSection info={info} />);
  expect(facts()).toEqual([
    ['安家费', '60 万元'],
    ['科研启动费', '5.55 万元'],
    ['学院或部门', '数学学院'],
  ]);
  expect(screen.getByText(/三年两篇/).textContent).toBe('三年两篇\n一个项目');
});

const market = (n: number) => ({
  n,
  median: 1_400_000,
  low: 1_200_000,
  high: 1_600_000,
  bars: [
    { from: 1_000_000, to: 1_200_000, n: 2 },
    { from: 1_200_000, to: 1_400_000, n: 0 },
    { from: 1_400_000, to: 1_600_000, n: n - 2 },
  ],
});

test('the pay stands on the scale of similar posts, with the reader’s wish, and is said in a sentence', () => {
  const mine = { wishedPay: { min: 1_400_000, max: 1_600_000 } } as never;
  renderPage(<MarketSection post={post()} market={market(40) as never} mine={mine} />);
  const section = within(screen.getByRole('region', { name: '比同类高吗？' }));
  section.getByText(/40 个职位，月薪/);
  const figure = within(section.getByRole('figure', { name: /本职位折合 12K–16K/ }));
  for (const label of ['中位数 14K', '这个职位 12–16K', '你想要 14–16K', '10K', '16K']) figure.getByText(label);
});

test.each([
  ['too few', market(3)],
  ['no', null],
])('with %s samples nothing is said of the market', (_, found) => {
  const { container } = renderPage(<MarketSection post={post()} market={found as never} mine={null} />);
  expect(container.textContent).toBe('');
});

test('files of a post are saved by their names; without any there is no list', () => {
  const { unmount } = renderPage(<PostFiles files={[{ name: '报名表.docx', url: '/files/1' }] as never} />);
  const file = within(screen.getByRole('list', { name: '附件' })).getByRole('link');
  expect([file.getAttribute('href'), file.getAttribute('download')]).toEqual(['/files/1', '报名表.docx']);
  unmount();
  renderPage(<PostFiles files={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
