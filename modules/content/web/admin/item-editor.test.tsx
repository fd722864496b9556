import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { button, dialog, enter, noButton, pick, press, pressSoon, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ContentPage } from './content-page.tsx';
import { ItemPage } from './item-page.tsx';
import { bannerItem, titleField, typeTitle } from './test-content-item.ts';

const LIST = 'GET /api/content/editor/items';
const ONE = 'GET /api/content/editor/items/:id';
const SAVE = 'PUT /api/content/editor/items/:id';
const MOVE = 'POST /api/content/editor/items/:id/moves';
const PREVIEW = 'POST /api/content/editor/preview';

const live = { ...bannerItem, version: 4, moves: ['withdraw'], shown: 'live' as const };

function open(first: object = bannerItem) {
  const server = serve({ [ONE]: first as never, [SAVE]: { ...first, version: 4 } as never });
  return { server, ...renderConsole(<ItemPage />, '/admin/content/details?id=7') };
}

beforeEach(() => signIn.operator('content'));

test('publishing stores what is written first, and then publishes that version', async () => {
  const { server } = open();
  server.change({ [MOVE]: live as never });
  await typeTitle('秋季招聘周开始报名');
  press('发布');
  await screen.findByText('已发布');
  expect(server.sent.filter(({ key }) => key === SAVE || key === MOVE).map(({ key }) => key)).toEqual([SAVE, MOVE]);
  expect(server.to(SAVE)[0]?.body.form.title).toBe('秋季招聘周开始报名');
  expect(server.to(MOVE)[0]).toMatchObject({ params: { id: '7' }, body: { move: 'publish' } });
  button('保存修改');
});

test('what could not be stored is not published; it stays on the page', async () => {
  const { server } = open();
  server.change({ [SAVE]: () => refusal('CONFLICT', '李婷刚保存过这篇内容') });
  await typeTitle('新的标题');
  press('发布');
  await screen.findByText('李婷刚保存过这篇内容');
  await settled();
  expect([server.to(MOVE), (await titleField()).value]).toEqual([[], '新的标题']);
});

test('where it was stored and not published, the next press begins from the stored version', async () => {
  const { server } = open();
  server.change({ [MOVE]: unreachable });
  await typeTitle('新的标题');
  press('发布');
  await screen.findByText('接口请求失败');
  await settled();
  server.change({ [MOVE]: live as never });
  await pressSoon('发布');
  await screen.findByText('已发布');
  expect(server.to(SAVE).map(({ body }) => body.version)).toEqual([3, 4]);
});

test('a time ahead is a publication that is set, not one that is made', async () => {
  const { server } = open();
  server.change({ [MOVE]: { ...live, shown: 'scheduled' } as never });
  await titleField();
  press('发布');
  await screen.findByText('已定时发布');
});

test('a published item is taken down after a yes; where that failed it is still public', async () => {
  const { server } = open(live);
  server.change({ [MOVE]: unreachable });
  await titleField();
  noButton('发布');
  const ask = async () => {
    fireEvent.click(screen.getByRole('button', { name: /更多操作$/ }));
    await pick('撤下');
    press('撤下', (await screen.findAllByRole('dialog')).at(-1));
  };
  await ask();
  await screen.findByText('接口请求失败');
  await settled();
  expect(screen.queryByText('已撤下')).toBeNull();
  button('保存修改');
});
test('Ctrl + S stores, and not twice while it is stored', async () => {
  const { server } = open();
  const slow = later<object>();
  server.change({ [SAVE]: () => slow.promise as never });
  await typeTitle('新的标题');
  const keys = async () => fireEvent.keyDown(await titleField(), { key: 's', ctrlKey: true });
  await keys();
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
  await keys();
  slow.resolve({ ...bannerItem, version: 4 });
  await screen.findByText('已保存');
  expect(server.to(SAVE)).toHaveLength(1);
});

test('the preview shows what the server leaves of the text; where it did not come nothing opens', async () => {
  const { server } = open();
  server.change({ [PREVIEW]: unreachable });
  await titleField();
  press('预览');
  await screen.findByText('接口请求失败');
  expect(screen.queryByRole('dialog')).toBeNull();
  server.change({ [PREVIEW]: { body: '<p>清理后的正文</p>' } });
  press('预览');
  within(await dialog()).getByText('清理后的正文');
});

const row = { id: '7', kind: 'article', title: '教师资格认定公告', shown: 'live' as const };

test('a list of a kind forgets the filters of the kind before', async () => {
  const server = serve({ [LIST]: { items: [row], total: 1 } as never });
  const { address } = renderConsole(<ContentPage />, '/admin/content?category=news&keyword=%E8%B5%84%E6%A0%BC');
  await screen.findAllByText('教师资格认定公告');
  expect(server.to(LIST)[0]?.query).toMatchObject({ kind: 'article', keyword: '资格' });
  fireEvent.click(screen.getByText('讲座', { exact: false, selector: '[role=tab] *, [role=tab], a, button' }));
  await waitFor(() => expect(server.to(LIST).at(-1)?.query.kind).toBe('lecture'));
  expect(server.to(LIST).at(-1)?.query.keyword).toBeUndefined();
  expect(address()).toBe('/admin/content?kind=lecture');
});

test('a title is searched for in the address; a list that did not load is asked for again', async () => {
  const server = serve({ [LIST]: unreachable });
  const { address } = renderConsole(<ContentPage />, '/admin/content');
  const retry = await screen.findByRole('button', { name: '重试' });
  server.change({ [LIST]: { items: [row], total: 1 } as never });
  fireEvent.click(retry);
  await screen.findAllByText('教师资格认定公告');
  enter('标题', '面试');
  await waitFor(() => expect(server.to(LIST).at(-1)?.query.keyword).toBe('面试'));
  expect(address()).toContain('keyword=');
});
