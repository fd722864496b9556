import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { Recommended } from './seeker-home-page.tsx';

const LIST = 'GET /api/recommendations';
const AWAY = 'PUT /api/recommendations/:id/dismissal';
const BACK = 'DELETE /api/recommendations/:id/dismissal';

const item = (id: string) => ({
  post: { id, title: `第 ${id} 个职位`, exam: null, company: { name: '深圳中学' } },
  score: 86,
  reasons: ['学科相符'],
  doubts: ['要求三年教龄'],
});
const list = (more: object = {}) =>
  ({ personalised: true, basis: 'intention', items: ['1', '2', '3', '4', '5'].map(item), ...more }) as never;
const lines = () => screen.queryAllByRole('listitem').map((one) => within(one).getAllByRole('link')[0]?.textContent);
const dismiss = (n: number) => screen.findByRole('button', { name: `不感兴趣：第 ${n} 个职位` });

const marks = { 'GET /api/posts/mine': {}, 'GET /api/posts/fits': [] };

beforeEach(() => signIn.seeker());

test('four stand with how far each fits the resume, and what is lacking', async () => {
  const fit = { postId: '2', fit: 6, of: 8, unfit: ['教学经验差 4 个月'], missing: [] };
  const server = serve({ ...marks, [LIST]: list(), 'GET /api/posts/fits': [fit] });
  renderPage(<Recommended now={0} />);
  await waitFor(() => expect(lines()).toHaveLength(4));
  const fits = await screen.findByText('符合 6/8');
  expect(fits.parentElement?.textContent).toBe('符合 6/8教学经验差 4 个月');
  expect(server.to('GET /api/posts/fits')[0]?.query.ids).toBe('1,2,3,4');
});

test('what is not wanted goes at once, the next moves up, and 撤销 brings it back', async () => {
  const answer = later<null>();
  const server = serve({ ...marks, [LIST]: list(), [AWAY]: () => answer.promise, [BACK]: null });
  const { user } = renderPage(<Recommended now={0} />);
  await user.click(await dismiss(2));
  expect(lines()).toEqual(['第 1 个职位', '第 3 个职位', '第 4 个职位', '第 5 个职位']);
  await act(async () => answer.resolve(null));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(lines()).toContain('第 2 个职位');
  expect([server.to(AWAY)[0]?.params.id, server.to(BACK)[0]?.params.id]).toEqual(['2', '2']);
});

test.each([
  ['offline', unreachable, '接口请求失败'],
  ['refused', () => refusal('UNAVAILABLE', '系统正在维护'), '系统正在维护'],
])('a post that could not be taken away is back (%s), and it is said', async (_, answer, said) => {
  serve({ ...marks, [LIST]: list(), [AWAY]: answer });
  const { user } = renderPage(<Recommended now={0} />);
  await user.click(await dismiss(2));
  await screen.findByText(said);
  await waitFor(() => expect(lines()).toContain('第 2 个职位'));
});

test('where recommending by the person was switched off it is only the newest', async () => {
  serve({ ...marks, [LIST]: list({ personalised: false, basis: 'city' }) });
  renderPage(<Recommended now={0} />);
  await screen.findByRole('heading', { name: '最新职位' });
});
