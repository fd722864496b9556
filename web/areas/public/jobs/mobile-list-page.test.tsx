import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sorts } from '#contract/taxonomy/filters/sorts.ts';
import { MobileShell } from '#web/features/shell/mobile-shell.tsx';
import { getSession } from '#web/session/session-store.ts';
import { network } from '#web/testing/network.ts';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { later, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { loadMobileList } from './load-list.ts';
import { MobileListPage } from './mobile-list-page.tsx';

const POSTS = 'GET /api/posts';
const facets = { stage: { senior: 9, primary: 4 }, tenure: { establishment: 7 }, city: { 440300: 8, 440100: 5 } };

function searching() {
  const found = ({ query: { keyword, stage, sort, cityCode } }: Sent) => ({
    items: [{ id: '1', title: [keyword, stage, sort, cityCode].filter(Boolean).join(' ') }],
    total: 45,
    nextCursor: null,
  });
  return serve({
    [POSTS]: found,
    'GET /api/posts/facets': facets,
    'GET /api/posts/around': {},
    'GET /api/site/regions': [],
    'GET /api/posts/suggest': [],
    'POST /api/queries': null,
  });
}
const open = (query: string) =>
  renderLoaded(
    loadMobileList,
    (data) => (
      <MobileShell>
        <MobileListPage data={data} />
      </MobileShell>
    ),
    `/mobile/list${query}`,
  );
const shows = (title: string) => screen.findByRole('link', { name: new RegExp(`^${title}`) });
const sheet = async () => within(await screen.findByRole('dialog'));

test('a filter opens its sheet; what is chosen there is searched only by its button, and kept in the address', async () => {
  const server = searching();
  const { user, address } = open('?keyword=物理');
  await shows('物理');
  await user.click(screen.getByRole('button', { name: '筛选' }));
  const before = server.to(POSTS).length;
  await user.click((await sheet()).getByRole('button', { name: /^小学\s?4$/ }));
  await (await sheet()).findByRole('button', { name: '查看 45 个职位' });
  expect(decodeURIComponent(address())).toBe('/mobile/list?keyword=物理');
  await user.click((await sheet()).getByRole('button', { name: '查看 45 个职位' }));
  await shows('物理 primary');
  expect(decodeURIComponent(address())).toBe('/mobile/list?keyword=物理&stage=primary');
  expect(server.to(POSTS).length).toBeGreaterThan(before);
  screen.getByRole('button', { name: /^筛选\s?1$/ });
});

test('a sheet that is closed by Escape or its button changes nothing, and the focus is back where it was', async () => {
  const server = searching();
  const { user, address } = open('?keyword=化学');
  await shows('化学');
  const opener = screen.getByRole('button', { name: '筛选' });
  for (const close of [
    () => user.keyboard('{Escape}'),
    async () => user.click((await sheet()).getByRole('button', { name: '关闭' })),
  ]) {
    await user.click(opener);
    await user.click((await sheet()).getByRole('button', { name: /^事业编制/ }));
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(decodeURIComponent(address())).toBe('/mobile/list?keyword=化学');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
  expect(server.to(POSTS).filter(({ query }) => query.sort)).toEqual([]);
});

test('the order is a choice of its own, beside what is chosen', async () => {
  searching();
  const { user, address } = open('?keyword=生物&stage=senior');
  await shows('生物 senior');
  const order = async (name: string) =>
    user.click(screen.getAllByRole('link', { name, hidden: true })[0] as HTMLElement);
  await order(sorts.newest);
  await shows('生物 senior newest');
  expect(decodeURIComponent(address())).toBe('/mobile/list?keyword=生物&stage=senior&sort=newest');
  await order(sorts.fit);
  await waitFor(() => expect(address()).not.toContain('sort'));
});

test('a city is chosen as on the wide site, and is remembered', async () => {
  searching();
  const { user, address } = open('?keyword=历史');
  await shows('历史');
  await user.click(screen.getByLabelText(/当前城市/));
  await user.click(await screen.findByRole('link', { name: '广州' }));
  await shows('历史 440100');
  expect(address()).toContain('cityCode=440100');
  expect(getSession().cityCode).toBe('440100');
});

test('words that are searched keep the filters and close the keyboard; Enter within a composition does not search', async () => {
  searching();
  const { user, address } = open('?keyword=地理&stage=senior');
  await shows('地理 senior');
  const field = screen.getByRole('combobox', { name: '搜索' });
  await user.clear(field);
  await user.type(field, '政治');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
  expect(decodeURIComponent(address())).toContain('地理');
  await user.type(field, '{Enter}');
  await shows('政治 senior');
  expect(decodeURIComponent(address())).toBe('/mobile/list?keyword=政治&stage=senior');
});

const pull = (from: number, to: number) => {
  const at = screen.getByRole('heading', { level: 1, hidden: true });
  const touch = (y: number) => ({ touches: [{ clientY: y }] as never });
  fireEvent.touchStart(at, touch(from));
  fireEvent.touchMove(at, touch(to));
  fireEvent.touchEnd(at);
};

test('pulled down far enough the list is asked for again, and says so; a short pull does nothing', async () => {
  const server = searching();
  open('?keyword=音乐');
  await shows('音乐');
  const before = server.to(POSTS).length;
  pull(100, 150);
  expect(server.to(POSTS)).toHaveLength(before);
  const slow = later<object>();
  server.change({ [POSTS]: () => slow.promise as never });
  pull(100, 400);
  await screen.findByText('正在刷新');
  await act(async () => slow.resolve({ items: [{ id: '2', title: '新来的' }], total: 1 }));
  await shows('新来的');
  await waitFor(() => expect(screen.queryByText('正在刷新')).toBeNull());
});

test('without a network it says so, and that what was opened before can still be read', async () => {
  searching();
  open('?keyword=体育');
  await shows('体育');
  network(false);
  await screen.findByText('网络已断开，只能看上次打开过的内容');
  network(true);
  await waitFor(() => expect(screen.queryByText(/网络已断开/)).toBeNull());
});

test('nothing found offers wider searches, within the mobile pages', async () => {
  const server = searching();
  const around = { widenings: [{ label: '不限编制', query: '?keyword=美术', total: 12 }] };
  server.change({
    [POSTS]: ({ query }: Sent) =>
      query.tenure ? { items: [], total: 0 } : { items: [{ id: '1', title: '美术教师' }], total: 12 },
    'GET /api/posts/around': around,
  });
  const { user, address } = open('?keyword=美术&tenure=establishment');
  await user.click(await screen.findByRole('link', { name: '不限编制，有 12 个' }));
  await shows('美术教师');
  expect(decodeURIComponent(address())).toBe('/mobile/list?keyword=美术');
});

test('a list that did not load says why and is asked for again', async () => {
  const server = searching();
  server.change({ [POSTS]: unreachable });
  const { user } = open('?keyword=日语');
  const again = await screen.findByRole('button', { name: /重试/ });
  expect(document.querySelector('[data-failed]')?.textContent).toContain('网络不通，请检查网络后重试');
  server.change({ [POSTS]: { items: [{ id: '1', title: '日语教师' }], total: 1 } });
  await user.click(again);
  await shows('日语教师');
});
