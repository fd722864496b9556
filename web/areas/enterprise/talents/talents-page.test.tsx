import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Recommendation } from '#contract/talents/talent-shapes.ts';
import { setSession } from '#web/session/session-store.ts';
import { choose } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import type { Some } from '#web/testing/sample-of.ts';
import { refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { TalentsPage } from './talents-page.tsx';

const LIST = 'GET /api/talents/recommended';
const POSTS = 'GET /api/company/posts';
const REJECT = 'PUT /api/talents/:id/rejection';
const UNDO = 'DELETE /api/talents/:id/rejection';
const INVITE = 'POST /api/talents/:id/invitations';

const person = (
  id: string,
  name: string,
  score: number,
  more: Some<Recommendation['talent']> = {},
): Some<Recommendation> => ({
  talent: { id, name, revealed: true, activeAt: `2027-03-0${id}T00:00:00Z`, ...more },
  score,
  reasons: [
    { text: '学科相符', good: true },
    { text: '期望薪资偏高', good: false },
  ],
});
const post = (id: string, title: string) => ({ id, title, place: '深圳', status: 'open' as const });

function recommending(...people: Some<Recommendation>[]) {
  const rejected: { id: string; name: string; reason: string }[] = [];
  const server = serve({
    [POSTS]: { items: [post('3', '高中物理教师'), post('4', '初中化学教师')] },
    [LIST]: () => ({
      items: people.filter(({ talent }) => !rejected.some(({ id }) => id === talent?.id)),
      rejected,
    }),
    [REJECT]: ({ params, body }: Sent) => {
      rejected.push({ id: params.id ?? '', name: '林晓', reason: body.reason });
      return null;
    },
    [UNDO]: () => {
      rejected.splice(0);
      return null;
    },
    'GET /api/company/boxStrip': {},
  });
  return server;
}
const open = (at = '/talents') => renderConsole(<TalentsPage />, at);
const names = () => screen.getAllByTestId('talent').map((one) => one.querySelector('p button')?.textContent);
const rowOf = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('li') as HTMLElement);
const reject = async (name: string, reason: string) => {
  fireEvent.click((await rowOf(name)).getByRole('button', { name: '不合适' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: reason }));
};

beforeEach(() => signIn.recruiter());

test('people are recommended for a post with how much of it they meet, and what is missing', async () => {
  const server = recommending(person('1', '林晓', 91), person('2', '赵一', 64));
  open();
  const row = await rowOf('林晓');
  row.getByText('符合 1/2');
  row.getByText('期望薪资偏高');
  expect(server.to(LIST).map(({ query }) => query.postId)).toEqual(['3']);
  expect(names()).toEqual(['林晓', '赵一']);
});

test('who does not fit is taken out with a reason, and can be brought back', async () => {
  const server = recommending(person('1', '林晓', 91), person('2', '赵一', 64));
  const { user } = open();
  await reject('林晓', '学科不符');
  await waitFor(() => expect(names()).toEqual(['赵一']));
  expect(server.to(REJECT).map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { postId: '3', reason: 'subject' }],
  ]);
  await user.click(screen.getByRole('button', { name: /已标记不合适 1 人/ }));
  await user.click(await screen.findByRole('menuitem', { name: /恢复 林.*（学科不符）/ }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(server.to(UNDO).map(({ params, query }) => [params.id, query.postId])).toEqual([['1', '3']]);
});

test.each([
  ['the network is gone', unreachable, '接口请求失败'],
  ['the post was closed', () => refusal('ILLEGAL_MOVE', '该职位已停止招聘'), '该职位已停止招聘'],
])('where %s nobody leaves the list', async (_, answer, said) => {
  const server = recommending(person('1', '林晓', 91));
  server.change({ [REJECT]: answer });
  open();
  await reject('林晓', '其他原因');
  await screen.findByText(said);
  expect(names()).toEqual(['林晓']);
});

test('the post of the last visit is the one that is looked for, while it is open; another one is remembered', async () => {
  setSession({ position: '4' });
  const server = recommending(person('1', '林晓', 91));
  const first = open();
  await rowOf('林晓');
  expect(server.to(LIST).map(({ query }) => query.postId)).toEqual(['4']);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '为哪个职位推荐' }));
  fireEvent.click(await screen.findByTitle('高中物理教师（深圳）'));
  await waitFor(() => expect(server.to(LIST).at(-1)?.query.postId).toBe('3'));
  expect(first.address()).toContain('postId=3');
  first.unmount();
  open();
  await rowOf('林晓');
  expect(server.to(LIST).at(-1)?.query.postId).toBe('3');
});

test('the order by the last activity is this page’s own: nothing is asked anew', async () => {
  const server = recommending(person('1', '林晓', 91), person('2', '赵一', 64));
  const { address } = open();
  await rowOf('林晓');
  expect(names()).toEqual(['林晓', '赵一']);
  await choose('排序', '最近活跃');
  await waitFor(() => expect(names()).toEqual(['赵一', '林晓']));
  expect(address()).toContain('sort=newest');
  expect(server.to(LIST)).toHaveLength(1);
});

test('a greeting takes the post of the page and goes out once its time to undo is over', async () => {
  const server = recommending(person('1', '林晓', 91));
  server.change({ [INVITE]: {} });
  const { user } = open('/talents?postId=4');
  await user.click((await rowOf('林晓')).getByRole('button', { name: /打招呼/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const words = dialog.getByLabelText('想说的话');
  fireEvent.change(words, { target: { value: '   ' } });
  fireEvent.click(dialog.getByRole('button', { name: /发\s*送$/ }));
  await dialog.findByText('请写一句话');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.change(words, { target: { value: '想请您来校看看' } });
  fireEvent.keyDown(words, { key: 'Enter', keyCode: 13, isComposing: true });
  fireEvent.click(dialog.getByRole('button', { name: /发\s*送$/ }));
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await waitFor(() => expect(server.to(INVITE)).toHaveLength(1));
  expect(server.to(INVITE)[0]).toMatchObject({ params: { id: '1' }, body: { postId: '4', message: '想请您来校看看' } });
});

test('who was invited is not greeted again; who accepted is led to the conversation', async () => {
  const invited = { invitation: { id: '6', status: 'invited' as const, conversationId: null } };
  const accepted = { invitation: { id: '7', status: 'accepted' as const, conversationId: '77' } };
  recommending(person('1', '林晓', 91, invited as never), person('2', '赵一', 64, accepted as never));
  open();
  expect((await rowOf('林晓')).queryByRole('button', { name: /打招呼/ })).toBeNull();
  expect((await rowOf('赵一')).getByRole('link', { name: '去沟通' }).getAttribute('href')).toBe('/connect?id=77');
});

test('a company without an open post is led to publish one, and nobody is asked for', async () => {
  const server = recommending();
  server.change({ [POSTS]: {} });
  open();
  await screen.findByText('发布职位后，这里会按职位推荐合适的人');
  expect(server.to(LIST)).toEqual([]);
});

test('without anybody it leads to the search; a list that did not load is asked for again', async () => {
  const server = recommending();
  const first = open();
  await screen.findByText('暂时没有合适的公开简历，放宽条件自己找找看');
  first.unmount();
  server.change({ [LIST]: unreachable });
  const { user } = open();
  const again = await screen.findByRole('button', { name: /重\s*试/ });
  server.change({ [LIST]: { items: [person('1', '林晓', 91)] } });
  await user.click(again);
  await rowOf('林晓');
});

test('a resume is opened only by a press, since its owner sees that; what could not be opened says so', async () => {
  const OPEN = 'GET /api/talents/:id';
  const server = recommending(person('1', '林晓', 91));
  server.change({ [OPEN]: () => refusal('QUOTA_EXCEEDED', '今天看简历的次数已用完') });
  const { user, address } = open();
  await rowOf('林晓');
  expect(server.to(OPEN)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '林晓' }));
  await screen.findByText('今天看简历的次数已用完');
  expect(server.to(OPEN)[0]?.query).toMatchObject({ via: 'recommendation' });
  expect(address()).toContain('id=1');
});
