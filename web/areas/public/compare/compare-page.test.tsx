import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postDetail } from '#contract/posts/post-card.ts';
import { clearCredentials } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { ComparePage } from './compare-page.tsx';
import { loadCompare } from './load-compare.ts';

const salary = { min: 1_000_000, max: 1_500_000, unit: 'month' as const };
const post = (id: string, title: string, putonghua?: string) => ({
  ...sampleOf(postDetail, {
    id,
    title,
    status: 'open',
    salary,
    tenure: 'contract',
    exam: null,
    stages: [],
    company: { claimed: true },
    subjects: [],
  }),
  requirements: putonghua ? { putonghua } : {},
});

test('posts stand side by side; a requirement that one of them states has a row, and what is the same stands back', async () => {
  const posts = [post('1', '高中数学教师', '二级甲等'), post('2', '高中物理教师')];
  const { user } = renderPage(<ComparePage data={{ posts, missing: 1 }} />);
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(
    row('普通话')
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['二级甲等及以上', '不限']);
  expect(screen.queryByRole('row', { name: /^编制/ })).toBeNull();
  screen.getByText(/编制 合同制|编制 /);
  await user.click(screen.getByRole('checkbox', { name: '只看不同' }));
  expect(row('编制').getAllByRole('cell')[0]?.className).toContain('text-ink-3');
  expect(row('普通话').getAllByRole('cell')[0]?.className).toContain('text-ink-1');
  expect(screen.getByRole('link', { name: '移出对比：高中数学教师' }).getAttribute('href')).toBe('/jobs/compare?ids=2');
  screen.getByText('有 1 个职位已经看不到了，没有列出来。');
});

test('pay stands in one unit for all, with the salary as it is written; a visitor finds another among all posts, a seeker among their own and what was applied for', async () => {
  serve({ 'GET /api/posts/mine': { favourites: [], deliveries: [{ postId: '2', status: 'viewed' }] } });
  const yearly = { ...post('1', '高中数学教师'), salary: { min: 16_000_000, max: 24_000_000, unit: 'year' as const } };
  const { unmount } = renderPage(<ComparePage data={{ posts: [yearly, post('2', '网络管理员')], missing: 0 }} />);
  const [first, second] = within(screen.getByRole('row', { name: /^薪资/ })).getAllByRole('cell');
  expect(first?.textContent).toBe('13.3–20K/月由 16–24 万/年折算');
  expect(second?.textContent).toBe('10–15K/月');
  const more = () => screen.queryByRole('link', { name: /^再加一个/ })?.getAttribute('href');
  expect(more()).toBe('/jobs');
  act(() => signIn.seeker());
  expect(more()).toBe('/client/favourites');
  await screen.findByRole('link', { name: '已投递：网络管理员' });
  screen.getByRole('link', { name: '投递：高中数学教师' });
  act(() => clearCredentials());
  unmount();
  renderPage(<ComparePage data={{ posts: ['1', '2', '3', '4'].map((id) => post(id, '教师')), missing: 0 }} />);
  expect(more()).toBeUndefined();
});

test('what differs is grouped; a group of one row has no heading', () => {
  const posts = [
    post('1', '高中数学教师', '二级甲等'),
    { ...post('2', '高中物理教师'), tenure: 'establishment' as const, headcount: 90, deadline: '2027-05-01' },
  ];
  renderPage(<ComparePage data={{ posts, missing: 0 }} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '编制',
    '岗位',
    '招聘人数',
    '报名截止',
    '普通话',
  ]);
});

test('the address names at most four posts, each once; without any it says where to choose them', async () => {
  const asked: string[] = [];
  const call = async (_: string, { params }: { params: { id: string } }) => {
    asked.push(params.id);
    if (params.id === '3') throw new Error('gone');
    return post(params.id, '职位');
  };
  const url = new URL('https://a.test/jobs/compare?ids=1,1,x,3,4,5,6');
  const { posts, missing } = await loadCompare(call as never, url);
  expect([asked, posts.map(({ id }) => id), missing]).toEqual([['1', '3', '4', '5'], ['1', '4', '5'], 1]);
  renderPage(<ComparePage data={{ posts: [], missing: 0 }} />);
  expect(screen.getByRole('link', { name: '去找职位' }).getAttribute('href')).toBe('/jobs');
});

test('says how many facts differ', () => {
  const well = { ...post('1', '高中数学教师', '2a'), salary: { ...salary, max: 1_800_000 } };
  const plain = post('2', '高中物理教师', '2b');
  const seen = (posts: ReturnType<typeof post>[]) => {
    const { unmount } = renderPage(<ComparePage data={{ posts, missing: 0 }} />);
    const differ = screen.getByText(/项不同$|^每一项/).textContent;
    unmount();
    return differ;
  };
  expect(seen([well, plain])).toBe('2 项不同');
  expect(seen([plain, post('3', '高中化学教师')])).toBe('1 项不同');
  expect(seen([plain, { ...plain, id: '4' }])).toBe('每一项都一样');
});
