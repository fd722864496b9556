import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later, refusal, serve } from '#web/testing/serve.ts';
import { ItemPage } from './item-page.tsx';
import { bannerItem, titleField, typeTitle } from './test-content-item.ts';

const ONE = 'GET /api/content/editor/items/:id';
const SAVE = 'PUT /api/content/editor/items/:id';
const CREATE = 'POST /api/content/editor/items';
const PAUSE_MS = 2_000;

function open(at = '/admin/content/details?id=7') {
  const server = serve({
    [ONE]: bannerItem,
    [SAVE]: { ...bannerItem, version: 4 },
    [CREATE]: { ...bannerItem, version: 1 },
  });
  const page = (
    <>
      <ItemPage />
      <Link to="/elsewhere">离开</Link>
    </>
  );
  return { server, ...renderConsole(page, at) };
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const unsaved = () =>
  waitFor(() => screen.getByText('有未保存的修改', { selector: '[role=status]' }), { timeout: PAUSE_MS });

beforeEach(() => signIn.operator('content'));

test('leaving with something unsaved asks; staying keeps it, saving sends it with the version it is based on', async () => {
  const { server } = open();
  await typeTitle('秋季招聘周开始报名');
  fireEvent.click(screen.getByText('离开'));
  await screen.findByText('离开后，这次的修改不会保留。');
  press(/继续编辑/);
  expect((await titleField()).value).toBe('秋季招聘周开始报名');
  fireEvent.click(screen.getByText('离开'));
  press(/保存并离开/);
  await screen.findByText('another page');
  expect(server.to(SAVE)[0]?.body).toMatchObject({ version: 3, form: { title: '秋季招聘周开始报名', kind: 'banner' } });
});

test('what the server refuses stays on the page, and leaving still asks', async () => {
  const { server } = open();
  server.change({ [SAVE]: () => refusal('CONFLICT', '李婷刚保存过这篇内容') });
  await typeTitle('新的标题');
  press(/存草稿/);
  await screen.findByText('李婷刚保存过这篇内容');
  expect((await titleField()).value).toBe('新的标题');
  fireEvent.click(screen.getByText('离开'));
  press(/保存并离开/);
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(2));
  expect(screen.queryByText('another page')).toBeNull();
});

test('what is typed while a save is under way is unsaved again', async () => {
  const { server } = open();
  const slow = later<typeof bannerItem>();
  server.change({ [SAVE]: () => slow.promise });
  await typeTitle('第一稿');
  press(/存草稿/);
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
  await typeTitle('第二稿');
  slow.resolve({ ...bannerItem, version: 4 });
  await screen.findByText('已保存');
  await unsaved();
  expect((await titleField()).value).toBe('第二稿');
});

test('an invalid field sends nothing; a first save sends once and goes on in the address of the item', async () => {
  const { server, address } = open('/admin/content/details?kind=banner');
  await typeTitle('一');
  press(/存草稿/);
  await screen.findByText('标题至少 2 个字');
  expect(server.to(CREATE)).toEqual([]);
  await typeTitle('秋季招聘周');
  fireEvent.change(screen.getByLabelText('跳转地址'), { target: { value: '/jobs' } });
  press(/存草稿/);
  await screen.findByText('已保存');
  expect(server.to(CREATE)).toHaveLength(1);
  await waitFor(() => expect(address()).toContain('id=7'));
});

test('what was typed before the tab closed is offered, and only taken on a word', async () => {
  const first = open();
  await typeTitle('还没保存的标题');
  await unsaved();
  first.unmount();
  open();
  await screen.findByText(/没有保存的修改$/);
  expect((await titleField()).value).toBe('秋季招聘周');
  press(/恢\s*复/);
  await waitFor(async () => expect((await titleField()).value).toBe('还没保存的标题'));
});
