import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { button, press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

const LIST = 'GET /api/content/editor/items/:id/versions';
const ONE = 'GET /api/content/editor/items/:id/versions/:number';
const BACK = 'POST /api/content/editor/items/:id/versions/:number/restore';
const schema = api['GET /api/content/editor/items/:id'].returns;
type Item = ReturnType<typeof schema.parse>;

const form = (title: string) => ({ kind: 'article', title, body: '<p>正文</p>', coverUrl: '' });
const item = (more: object = {}): Item =>
  sampleOf(schema, { id: '7', version: 3, form: form('新标题'), ...more } as unknown as Some<Item>);
const version = (number: number, title: string) => ({
  number,
  act: 'save',
  editor: '陈立',
  at: '2027-03-01T01:00:00Z',
  title,
});

function open({ unsaved = false } = {}) {
  const server = serve({
    [LIST]: [version(3, '新标题'), version(2, '旧标题')],
    [ONE]: { form: form('旧标题') } as never,
    [BACK]: item({ version: 4 }) as never,
  });
  const onRestored = vi.fn();
  renderConsole(<VersionsDrawer item={item()} unsaved={unsaved} onClose={() => undefined} onRestored={onRestored} />);
  return { server, onRestored };
}
const line = async (number: number) => (await screen.findByText(`第 ${number} 版`)).closest('li') as HTMLElement;

beforeEach(() => signIn.operator('content'));

test('a version is compared with what stands now, line by line, and folded again', async () => {
  const { server } = open();
  press('与当前对比', await line(2));
  const lines = within(await screen.findByRole('list', { name: '第 2 版与当前的差异' })).getAllByRole('listitem');
  const changed = lines.map(({ textContent }) => textContent ?? '').filter((text) => /^[+−]/.test(text));
  expect(changed.some((text) => text.startsWith('−') && text.includes('旧标题'))).toBe(true);
  expect(changed.some((text) => text.startsWith('+') && text.includes('新标题'))).toBe(true);
  expect(server.to(ONE)[0]?.params).toEqual({ id: '7', number: '2' });
  press('收起', await line(2));
  await waitFor(() => expect(screen.queryByRole('list', { name: '第 2 版与当前的差异' })).toBeNull());
});

test('a version is put back after a question, which tells of what is not saved', async () => {
  const { server, onRestored } = open({ unsaved: true });
  press('恢复', await line(2));
  await screen.findByText('没有保存的修改会丢失');
  expect(server.to(BACK)).toEqual([]);
  const ask = (await screen.findByText('恢复为第 2 版？')).closest('.ant-popover') as HTMLElement;
  within(ask)
    .getByText(/确\s?定/)
    .click();
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  expect(server.to(BACK)[0]?.params).toEqual({ id: '7', number: '2' });
});

test('the version that stands now cannot be put back', async () => {
  open();
  const now = await line(3);
  button('与当前对比', now);
  expect(within(now).queryByText(/恢\s?复/)).toBeNull();
});

test('versions that did not load are not shown as none, and are asked for again; so is one of them', async () => {
  const server = serve({ [LIST]: () => refusal('UNAVAILABLE') });
  renderConsole(
    <VersionsDrawer item={item()} unsaved={false} onClose={() => undefined} onRestored={() => undefined} />,
  );
  await screen.findByText('历史版本没有加载出来');
  server.change({ [LIST]: [version(2, '旧标题')], [ONE]: unreachable });
  press('重试');
  press('与当前对比', await line(2));
  await screen.findByText('这一版没有加载出来');
  server.change({ [ONE]: { form: form('旧标题') } as never });
  press('重试');
  await screen.findByRole('list', { name: '第 2 版与当前的差异' });
});
