import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { Recommended } from './recommended.tsx';

const AWAY = 'PUT /api/recommendations/:id/dismissal';
const BACK = 'DELETE /api/recommendations/:id/dismissal';
const schema = api['GET /api/recommendations'].returns;
type Answer = ReturnType<typeof schema.parse>;

const item = (id: string, more: object = {}) => ({
  post: { id, title: `第 ${id} 个职位`, exam: null, company: { name: '深圳中学' } },
  score: 86,
  reasons: ['学科相符'],
  doubts: ['要求三年教龄'],
  ...more,
});
const some = (n: number) => Array.from({ length: n }, (_, at) => item(String(at + 1)));
const open = (more: Some<Answer> = {}) =>
  renderPage(
    <Recommended
      recommended={sampleOf(schema, { personalised: true, basis: 'intention', items: some(6), ...more } as never)}
      now={Date.now()}
    />,
  );
const lines = () =>
  screen.queryAllByTestId('recommended').map((one) => within(one).getAllByRole('link')[0]?.textContent);
const dismiss = (n: number) => screen.getByRole('button', { name: `不感兴趣：第 ${n} 个职位` });

const mine = { 'GET /api/posts/mine': {} } as const;

beforeEach(() => {
  signIn.seeker();
  serve(mine);
});

test('what one does not want goes at once and can be had back', async () => {
  const answer = later<null>();
  const server = serve({ ...mine, [AWAY]: () => answer.promise, [BACK]: null });
  const { user } = open();
  await user.click(dismiss(2));
  screen.getByText('不再推荐“第 2 个职位”');
  expect(lines()).toEqual(['第 1 个职位', '第 3 个职位', '第 4 个职位']);
  await act(async () => answer.resolve(null));
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(lines()).toContain('第 2 个职位');
  expect([server.to(AWAY)[0]?.params.id, server.to(BACK)[0]?.params.id]).toEqual(['2', '2']);
});

test.each([
  ['offline', unreachable, '接口请求失败'],
  ['refused', () => refusal('UNAVAILABLE', '系统正在维护'), '系统正在维护'],
])('a post that could not be taken away is back (%s), and it is said', async (_, answer, said) => {
  serve({ ...mine, [AWAY]: answer });
  const { user } = open();
  await user.click(dismiss(2));
  await screen.findByText(said);
  await waitFor(() => expect(lines()).toContain('第 2 个职位'));
});

test('one that could not be brought back is still away', async () => {
  serve({ ...mine, [AWAY]: null, [BACK]: unreachable });
  const { user } = open();
  await user.click(dismiss(1));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await screen.findByText('接口请求失败');
  await screen.findByText('不再推荐“第 1 个职位”');
});

test('of two that go at once each shows what became of it', async () => {
  const first = later<never>();
  serve({ ...mine, [AWAY]: ({ params }) => (params.id === '1' ? first.promise : null) });
  const { user } = open();
  await user.click(dismiss(1));
  await user.click(dismiss(2));
  await act(async () => first.resolve(refusal('UNAVAILABLE', '系统正在维护') as never));
  await waitFor(() => expect(lines()).toEqual(['第 1 个职位', '第 3 个职位', '第 4 个职位']));
  screen.getByText('不再推荐“第 2 个职位”');
});

test('four stand first, the rest by one press', async () => {
  const { user } = open();
  expect(lines()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: '再看 2 个' }));
  expect(lines()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /^再看/ })).toBeNull();
});

test.each([
  ['nothing', '还不知道你想找什么', '填写求职意向'],
  ['intention', '现在没有合适的新职位', '改求职意向'],
] as const)('an empty list by %s says what helps', (basis, title, way) => {
  open({ basis, items: [] });
  screen.getByText(title);
  screen.getByRole('link', { name: way });
  screen.getByRole('link', { name: '去找工作' });
});

test('it is said what the list follows; where that was switched off it is only the newest', () => {
  const { unmount } = open({ basis: 'search' });
  screen.getByText('还没有求职意向，先按你保存的搜索');
  unmount();
  open({ personalised: false, basis: 'city' });
  screen.getByRole('heading', { name: '最新职位' });
  screen.getByRole('link', { name: '个性化推荐已关闭' });
  expect(screen.queryByText(/先按你的城市/)).toBeNull();
});

test('what speaks against a post stands beside what speaks for it', () => {
  open({ items: [item('1')] as never });
  const reasons = within(screen.getByRole('list', { name: '推荐理由' })).getAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual(['学科相符', '要求三年教龄']);
});
