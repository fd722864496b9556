import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ownCompany } from '#contract/identity/identity.ts';
import { setSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, type Sent, serve } from '#web/testing/serve.ts';
import { MentPage } from './ment-page.tsx';

const LIST = 'GET /api/company/posts';
const BATCH = 'POST /api/company/posts/batch';
const postOf = (id: string) => ({
  id,
  title: `职位 ${id}`,
  status: 'open' as const,
  moves: ['close' as const, 'refresh' as const],
});
const list = { items: ['1', '2'].map(postOf), total: 2, counts: { open: 2, draft: 1 } };
const closed = ({ body }: Sent) => ({
  results: body.ids.map((id: string) => ({ id, title: `职位 ${id}`, ok: id !== '2', message: '已关闭', newId: null })),
});

function open(at = '/ment', answer: Answers[typeof LIST] = list, more: Answers = {}) {
  const server = serve({
    [LIST]: answer,
    [BATCH]: closed,
    'GET /api/company/verifyNumber': {},
    'GET /api/jober/getEnterpriseRecruiter': {},
    'GET /api/team/company': null,
    ...more,
  });
  return { server, ...renderConsole(<MentPage />, at) };
}
const queries = (server: ReturnType<typeof serve>) => server.to(LIST).map(({ query }) => query);
const tick = (row: number) => fireEvent.click(screen.getAllByRole('checkbox')[row] as Element);

beforeEach(() => signIn.recruiter());

test('state and filters stand in the address, and going there asks the same', async () => {
  const { server, user, address } = open();
  await screen.findByText('职位 1');
  expect(queries(server)).toEqual([{ status: 'open', page: '1' }]);
  await user.click(screen.getByRole('tab', { name: /草稿/ }));
  await waitFor(() => expect(queries(server).at(-1)).toEqual({ status: 'draft', page: '1' }));
  await user.type(screen.getByRole('textbox', { name: '搜索职位' }), '物理{Enter}');
  await waitFor(() => expect(queries(server).at(-1)).toEqual({ status: 'draft', keyword: '物理', page: '1' }));
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    status: 'draft',
    keyword: '物理',
  });
});

test('before the certification it opens at the drafts, and promises no publishing', async () => {
  setSession({ company: sampleOf(ownCompany, { id: '9', status: 'pending' }) });
  const { server } = open();
  await screen.findByText('职位 1');
  expect(queries(server)).toEqual([{ status: 'draft', page: '1' }]);
  screen.getByRole('button', { name: '写职位' });
  expect(screen.queryByText(/今天还可发布/)).toBeNull();
});

test('the head tells of the posts that the public figure counts besides', async () => {
  open('/ment', list, { 'GET /api/team/company': { openPosts: 47 } });
  await screen.findByText(/另有 45 个岗位在公招里招/);
});

test('what was chosen stays so on the next page, and is dealt with together', async () => {
  const { server, user } = open('/ment', ({ query }) => ({
    ...list,
    items: [postOf(query.page === '2' ? '51' : '1')],
    total: 51,
    nextCursor: null,
  }));
  await screen.findByText('职位 1');
  tick(1);
  await user.click(screen.getByRole('listitem', { name: '2' }));
  await screen.findByText('职位 51');
  tick(1);
  await user.click(screen.getByRole('button', { name: '复制' }));
  await waitFor(() => expect(server.to(BATCH)[0]?.body).toEqual({ move: 'copy', ids: ['1', '51'] }));
});

test('what the filters leave nothing of can be cleared at once', async () => {
  const { server, user } = open('/ment?keyword=nobody', { items: [], total: 0, counts: {} });
  await user.click(await screen.findByRole('button', { name: '清除筛选' }));
  await waitFor(() => expect(queries(server).at(-1)).toEqual({ status: 'open', page: '1' }));
});

test('many are closed after a second word; each that was refused is named, and the rest can be undone', async () => {
  const { server, user } = open();
  await screen.findByText('职位 1');
  tick(1);
  tick(2);
  await screen.findByText(/已选/);
  await user.click(screen.getByRole('button', { name: /^关\s*闭/ }));
  expect(server.to(BATCH)).toEqual([]);
  const sure = (await screen.findByText('关闭后不再收到投递，已收到的仍可答复')).closest<HTMLElement>('.ant-popover');
  await user.click(within(sure ?? document.body).getByRole('button', { name: /关\s*闭/ }));
  await screen.findAllByText(/1 个职位没有关闭$/);
  expect(server.to(BATCH)[0]?.body).toEqual({ move: 'close', ids: ['1', '2'] });
  await user.click(await screen.findByRole('button', { name: /撤\s*销/ }));
  await waitFor(() => expect(server.to(BATCH)[1]?.body).toEqual({ move: 'reopen', ids: ['1'] }));
});

test('a post with deliveries leads to them and says what waits; without any it leads to the editor', async () => {
  const more = [
    {
      ...postOf('1'),
      publishedAt: '2026-11-01T00:00:00Z',
      deliveryCount: 5,
      unanswered: 2,
      answerRate: 60,
      trend: [1],
    },
    { ...postOf('2'), publishedAt: '2026-11-01T00:00:00Z', deliveryCount: 0, unanswered: 0, answerRate: null },
    { ...postOf('3'), publishedAt: '2026-11-01T00:00:00Z', deliveryCount: 4, unanswered: 0, answerRate: 100 },
  ];
  open('/ment', { ...list, items: more });
  const row = async (id: string) =>
    within((await screen.findByText(`职位 ${id}`)).closest('.ant-table-row') as HTMLElement);
  const [waiting, empty, done] = [await row('1'), await row('2'), await row('3')];
  waiting.getByText('2 份待处理');
  expect(waiting.getByRole('link', { name: '看投递' }).getAttribute('href')).toBe('/delivery?postId=1');
  empty.getByText('还没有投递');
  expect(empty.getByRole('link', { name: '编辑' }).getAttribute('href')).toBe('/release?id=2');
  done.getByText('都已答复');
});
