import { screen, waitFor, within } from '@testing-library/react';
import type { data } from 'react-router';
import { expect, test, vi } from 'vitest';
import { RootError } from '#web/areas/public/root-error.tsx';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded, renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import Message from './public/404.tsx';

const FAIR = 'GET /api/fairs/:id';
const open = () =>
  renderLoaded(
    (call) => call(FAIR, { params: { id: '7' } }).catch(failPage),
    ({ title }) => <h1>{title}</h1>,
    '/recruitment/details?id=7',
  );
const fails = () => document.querySelector('[data-failed]') as HTMLElement;

test('a page whose server refuses says why with the number to quote, and is asked for again by a press', async () => {
  const server = serve({
    [FAIR]: () =>
      new Response(
        JSON.stringify({ code: 'INTERNAL', message: '服务器忙，请稍后再试', requestId: 'req-42', issues: [] }),
        {
          status: 500,
          headers: { 'content-type': 'application/json' },
        },
      ),
  });
  const { user } = open();
  await waitFor(() => expect(fails()).not.toBeNull());
  const place = within(fails());
  expect(place.getByRole('heading', { level: 1 }).textContent).toBe('加载失败');
  place.getByText('服务器忙，请稍后再试');
  place.getByText('请求编号 req-42');
  server.change({ [FAIR]: { id: '7', title: '春季双选会' } });
  await user.click(place.getByRole('button', { name: '重试' }));
  await screen.findByRole('heading', { name: '春季双选会' });
  expect(fails()).toBeNull();
});

test('without a network the page says so, and another try that fails leaves the button', async () => {
  const server = serve({ [FAIR]: unreachable });
  const { user } = open();
  await waitFor(() => expect(fails()?.textContent).toContain('网络不通，请检查网络后重试'));
  expect(within(fails()).queryByText(/请求编号/)).toBeNull();
  await user.click(within(fails()).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(server.to(FAIR)).toHaveLength(2));
  await waitFor(() => expect(within(fails()).getByRole('button', { name: '重试' })).toBeDefined());
});

test('what is not there leads on, and offers no other try', async () => {
  serve({ [FAIR]: () => refusal('NOT_FOUND', '这场招聘会不存在') });
  open();
  await screen.findByRole('heading', { level: 1, name: '没有这一页' });
  expect(screen.getByRole('link', { name: '看全部在招职位' }).getAttribute('href')).toBe('/jobs');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('a fault of the program is told in words of a person, not in its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken = () => Promise.reject(new TypeError("Cannot read properties of undefined (reading 'id')"));
  renderLoaded(broken, () => null, '/jobs');
  await screen.findByText('页面出错了，请稍后再试');
  expect(document.body.textContent).not.toContain('Cannot read');
});

test('a failure that was thrown with a status keeps it, and one without is not available', () => {
  const thrown = (error: unknown) => {
    try {
      failPage(error);
    } catch (made) {
      return made as ReturnType<typeof data>;
    }
  };
  expect(thrown({ status: 403, message: '没有权限', requestId: 'r1' })).toMatchObject({
    data: { message: '没有权限', requestId: 'r1' },
    init: { status: 403 },
  });
  expect(thrown({ kind: 'network', message: '网络不通，请检查网络后重试' })).toMatchObject({ init: { status: 503 } });
  const own = new Error('a fault');
  expect(thrown(own)).toBe(own);
  expect(missingPage()).toMatchObject({ init: { status: 404 } });
});

test('before the shell stands an error has the way home and its message', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderPage(<RootError />);
  await waitFor(() => expect(fails()).not.toBeNull());
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/');
});

test('who has no rights is told as whom one came, and may come as somebody else', () => {
  const { unmount } = renderPage(<Message />, '/401');
  screen.getByRole('heading', { name: '登录后才能看这一页' });
  unmount();
  signIn.operator();
  const operator = renderPage(<Message />, '/401');
  screen.getByText(/你现在是运营人员“陈立”，没有权限/);
  expect(screen.getByRole('link', { name: '求职者登录' }).getAttribute('href')).toBe('/client/login');
  operator.unmount();
  signIn.recruiter();
  renderPage(<Message />, '/401');
  screen.getByText(/招聘人员“王敏”/);
});

test('from a page that is not there one searches at once', async () => {
  renderPage(<Message />, '/404');
  const search = await screen.findByRole<HTMLFormElement>('search');
  expect(new URL(search.action, 'http://localhost').pathname).toBe('/jobs');
  expect(screen.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('/jobs?keyword='))).toBe(
    true,
  );
});
