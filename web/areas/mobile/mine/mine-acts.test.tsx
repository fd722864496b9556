import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { user as account } from '#contract/identity/identity.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { MinePage } from './mine-page.tsx';

const DELIVERIES = 'GET /api/deliveries';
const RESUMES = 'GET /api/resumes';
const FAVOURITES = 'GET /api/favourites';
const VIEWERS = 'GET /api/resume/getViewsList';
const LOGOUT = 'DELETE /api/jober/logout';

beforeEach(() => signIn.seeker());

function open(more: Answers = {}) {
  const server = serve({
    [DELIVERIES]: { counts: { mine: 0, open: 1, ended: 1, all: 2 } },
    [RESUMES]: [],
    [FAVOURITES]: { total: 9 },
    [VIEWERS]: { total: 3 },
    ...more,
  } as Answers);
  return { server, ...renderPage(<MinePage />, '/mobile/mine') };
}
/** The figures under the name, by their labels. */
const figures = () =>
  Object.fromEntries(
    within(screen.getByRole('region', { name: '我' }))
      .getAllByRole('listitem')
      .map((one) => [one.querySelector('span')?.textContent, one.querySelector('b')?.textContent]),
  );

test('each figure appears as it comes; one that cannot be had is a dash, and nothing is said over the page', async () => {
  const slow = later<object>();
  open({ [DELIVERIES]: () => slow.promise as never, [VIEWERS]: unreachable });
  await waitFor(() => expect(figures()).toEqual({ 已投: '–', 看过我: '–', 收藏: '9' }));
  await act(async () => slow.resolve({ counts: { all: 2 } }));
  await waitFor(() => expect(figures()).toEqual({ 已投: '2', 看过我: '–', 收藏: '9' }));
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});

test('figures of the person before, which come late, are not shown to the next one', async () => {
  const slow = later<object>();
  const { server } = open({ [FAVOURITES]: () => slow.promise as never });
  await waitFor(() => expect(server.to(FAVOURITES)).toHaveLength(1));
  server.change({ [FAVOURITES]: { total: 1 } });
  act(() => signIn.seeker({ user: sampleOf(account, { phone: '13900000002' }) }));
  await waitFor(() => expect(figures().收藏).toBe('1'));
  await act(async () => slow.resolve({ total: 9 }));
  expect(figures().收藏).toBe('1');
});

const part = (id: string, more: object) =>
  sampleOf(api[RESUMES].returns.element, { id, name: '简历', completeness: 60, ...more });

test('the default resume is the one shown, with what raises it most and the way there', async () => {
  const missing = [
    { section: 'intro', label: '写自我评价', gain: 10 },
    { section: 'languages', label: '填普通话', gain: 5 },
  ];
  open({
    [RESUMES]: [
      part('1', { isDefault: false, completeness: 20 }),
      part('2', { isDefault: true, completeness: 85, missing }),
    ] as never,
  });
  const card = within(await screen.findByRole('region', { name: '我的简历' }));
  card.getByText('85');
  card.getByText(/写自我评价，再加 10%/);
  expect(card.getByRole('link', { name: '现在就填' }).getAttribute('href')).toContain('/mobile/resume');
  expect(card.queryByText(/填普通话/)).toBeNull();
});

test('a whole resume asks for nothing more; without one there is no card', async () => {
  const { unmount } = open({ [RESUMES]: [part('1', { isDefault: true, completeness: 100, missing: [] })] as never });
  const card = within(await screen.findByRole('region', { name: '我的简历' }));
  expect(card.queryByRole('link', { name: '现在就填' })).toBeNull();
  unmount();
  open();
  await waitFor(() => expect(figures().收藏).toBe('9'));
  expect(screen.queryByRole('region', { name: '我的简历' })).toBeNull();
});

test('who signs out is signed out on this phone at once, told so, and led home', async () => {
  const { server, user, address } = open({ [LOGOUT]: null });
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(address()).toBe('/mobile'));
  await screen.findByText('已退出登录');
  expect([getSession().token, server.to(LOGOUT).length]).toEqual([null, 1]);
});

test.each([
  ['cannot be reached', unreachable],
  ['refuses', () => refusal('INTERNAL')],
])('a server that %s keeps nobody signed in on a phone that may be lent', async (_, answer) => {
  const { user } = open({ [LOGOUT]: answer });
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(getSession().token).toBeNull());
});

test('the scheme is switched where it says which one it is, and the page stays', async () => {
  const { user, address } = open();
  const row = () => screen.getByRole('button', { name: /^外观/ });
  const before = row().textContent;
  await user.click(row());
  expect(row().textContent).not.toBe(before);
  await user.click(row());
  expect([row().textContent, address()]).toEqual([before, '/mobile/mine']);
});

test('a visitor is asked for no figures', () => {
  signIn.seeker({ token: null, user: null, jober: null });
  const { server } = open();
  screen.getByRole('link', { name: '登录 / 注册' });
  expect(server.sent.filter(({ key }) => [DELIVERIES, RESUMES, FAVOURITES, VIEWERS].includes(key as never))).toEqual(
    [],
  );
  expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
});
