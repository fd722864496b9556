import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import { VersionsCard } from './versions-card.tsx';

const CREATE = 'POST /api/resumes';
const RENAME = 'PATCH /api/resumes/:id';
const REMOVE = 'DELETE /api/resumes/:id';
const resumeOf = (id: string, name: string, isDefault = false) =>
  sampleOf(api['GET /api/resumes/:id'].returns, { id, name, isDefault });
const [first, second] = [resumeOf('1', '公办学校版', true), resumeOf('2', '国际学校版')];

function open(all = [first, second]) {
  const server = serve({
    [CREATE]: ({ body }) => ({ id: '3', name: body.name }),
    'GET /api/resumes/:id': { id: '2', revision: 7 },
    [RENAME]: ({ body }) => ({ id: '2', name: body.name }),
    [REMOVE]: [first],
    'POST /api/resumes/:id/default': [first, second],
  });
  const watch = { beforeLeaving: vi.fn(async () => undefined), onList: vi.fn(), onRenamed: vi.fn() };
  const resume = all.at(-1) ?? first;
  return { server, watch, ...renderPage(<VersionsCard resume={resume} all={all} {...watch} />) };
}
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => signIn.seeker());

test('what is typed is saved before another version opens or is copied', async () => {
  const { watch, user, server } = open();
  const saved = vi.fn();
  watch.beforeLeaving.mockImplementation(async () => void saved());
  await user.click(button('复制'));
  await user.click(button('保存'));
  await screen.findByText('another page');
  expect(saved).toHaveBeenCalled();
  expect(server.to(CREATE)[0]?.body).toEqual({ name: '国际学校版 副本', from: '2' });
});

test('input that could not be saved keeps the person on the page', async () => {
  const { watch, user } = open();
  watch.beforeLeaving.mockRejectedValue(new Error('没有保存'));
  await user.click(button('公办学校版'));
  await waitFor(() => expect(watch.beforeLeaving).toHaveBeenCalledOnce());
  expect(screen.queryByText('another page')).toBeNull();
});

test('a new version that is asked for again after a lost answer is the same one', async () => {
  const { server, user } = open();
  server.change({ [CREATE]: unreachable });
  await user.click(button('新建'));
  expect(button('保存')).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('简历名称'), '民办学校版');
  await user.click(button('保存'));
  await waitFor(() => expect(server.to(CREATE)).toHaveLength(1));
  server.change({ [CREATE]: { id: '3' } });
  await user.click(button('保存'));
  await screen.findByText('another page');
  const [lost, answered] = server.to(CREATE);
  expect(lost?.body).toEqual({ name: '民办学校版', blank: true });
  const keys = [lost, answered].map((sent) => sent?.headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a new name goes with the newest revision; escape changes nothing', async () => {
  const { server, watch, user } = open();
  await user.click(button('重命名'));
  await user.type(screen.getByLabelText('简历名称'), '（旧）{Escape}');
  expect(screen.queryByLabelText('简历名称')).toBeNull();
  await user.click(button('重命名'));
  expect(screen.getByLabelText<HTMLInputElement>('简历名称').value).toBe('国际学校版');
  await user.type(screen.getByLabelText('简历名称'), '二');
  await user.click(button('保存'));
  await waitFor(() => expect(watch.onRenamed).toHaveBeenCalledOnce());
  expect(server.to(RENAME).map(({ body }) => body)).toEqual([{ revision: 7, name: '国际学校版二' }]);
});

test('a version is deleted only after a yes; the last one cannot be, nor an eleventh be made', async () => {
  const { server, user, unmount } = open();
  await user.click(button('删除'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }));
  expect(server.to(REMOVE)).toEqual([]);
  await user.click(button('删除'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await screen.findByText('another page');
  expect(server.to(REMOVE)[0]?.params).toEqual({ id: '2' });
  unmount();
  const only = open([first]);
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  only.unmount();
  open(Array.from({ length: 10 }, (_, at) => resumeOf(`${at + 1}`, `第 ${at + 1} 份`)));
  expect([screen.queryByRole('button', { name: '新建' }), screen.queryByRole('button', { name: '复制' })]).toEqual([
    null,
    null,
  ]);
});
