import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { BatchBar, mayBatch } from './batch-bar.tsx';
import { useActs, useBatch } from './ment-page.tsx';
import { RowActions } from './post-table.tsx';

const BATCH = 'POST /api/company/posts/batch';
const ids = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);
const done = ({ body }: Sent) => ({
  results: body.ids.map((id: string) => ({ id, title: `职位 ${id}`, ok: true, message: '已关闭', newId: null })),
});
const own = api['GET /api/company/posts'].returns.shape.items.element;
const postOf = (more: Some<OwnPost>) => sampleOf(own, { id: '1', title: '高中物理教师', ...more });

beforeEach(() => signIn.recruiter());

function hook() {
  const client = new QueryClient();
  const { result } = renderHook(useBatch, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return () => result.current;
}

test('many posts go a hundred a call, and how far it is can be seen', async () => {
  const second = later<void>();
  const server = serve({
    [BATCH]: (sent) => (server.to(BATCH).length === 2 ? second.promise.then(() => done(sent)) : done(sent)),
  });
  const now = hook();
  let results: Promise<unknown[]> | undefined;
  act(() => {
    results = now().mutateAsync({ ids: ids(250), move: 'close' });
  });
  await waitFor(() => expect(now().progress).toEqual({ done: 100, total: 250 }));
  second.resolve();
  expect(await act(async () => (await results)?.length)).toBe(250);
  expect(server.to(BATCH).map(({ body }) => body.ids.length)).toEqual([100, 100, 50]);
  expect(now().progress).toBeNull();
});

test('stopped, it keeps what is done and sends no more', async () => {
  const second = later<void>();
  const server = serve({
    [BATCH]: (sent) => (server.to(BATCH).length === 2 ? second.promise.then(() => done(sent)) : done(sent)),
  });
  const now = hook();
  let results: Promise<unknown[]> | undefined;
  act(() => {
    results = now().mutateAsync({ ids: ids(250), move: 'close' });
  });
  await waitFor(() => expect(server.to(BATCH)).toHaveLength(2));
  now().stop();
  second.resolve();
  expect(await act(async () => (await results)?.length)).toBe(200);
  expect(server.to(BATCH)).toHaveLength(2);
});

test('where a later call fails, what was done before it is told; where the first does, nothing was', async () => {
  const server = serve({ [BATCH]: (sent) => (server.to(BATCH).length === 2 ? unreachable() : done(sent)) });
  const now = hook();
  expect(await act(async () => (await now().mutateAsync({ ids: ids(250), move: 'close' })).length)).toBe(100);
  server.change({ [BATCH]: unreachable });
  const failed = await act(() =>
    now()
      .mutateAsync({ ids: ids(2), move: 'close' })
      .catch((error: unknown) => error),
  );
  expect(failed).toMatchObject({ kind: 'network' });
});

function Closer({ move = 'close' as const }: { move?: 'close' | 'copy' | 'refresh' }) {
  const { act: deal } = useActs();
  return (
    <button type="button" onClick={() => void deal(move, ['1', '2'])}>
      go
    </button>
  );
}

test('what was closed can be opened again from the word about it, once', async () => {
  const server = serve({ [BATCH]: done });
  const { user } = renderConsole(<Closer />);
  await user.click(screen.getByText('go'));
  await screen.findByText('已关闭 2 个职位');
  await user.click(await screen.findByText('撤销'));
  await waitFor(() => expect(server.to(BATCH)).toHaveLength(2));
  expect(server.to(BATCH)[1]?.body).toEqual({ move: 'reopen', ids: ['1', '2'] });
  await screen.findByText('已重新开放 2 个职位');
});

test('a refresh is spent: there is no way back; a copy is undone by the copies', async () => {
  const server = serve({ [BATCH]: done });
  const first = renderConsole(<Closer move="refresh" />);
  await first.user.click(screen.getByText('go'));
  await screen.findByText('已刷新 2 个职位');
  expect(screen.queryByText('撤销')).toBeNull();
  first.unmount();
  server.change({
    [BATCH]: ({ body }) => ({
      results: body.ids.map((id: string) => ({ id, title: '', ok: true, message: '', newId: `9${id}` })),
    }),
  });
  const { user } = renderConsole(<Closer move="copy" />);
  await user.click(screen.getByText('go'));
  await user.click(await screen.findByText('撤销'));
  await waitFor(() => expect(server.to(BATCH).at(-1)?.body).toEqual({ move: 'discard', ids: ['91', '92'] }));
});

test('posts that were left out are named with the reason', async () => {
  serve({
    [BATCH]: {
      results: [
        { id: '1', title: '高中物理教师', ok: true, message: '已关闭' },
        { id: '2', title: '初中数学教师', ok: false, message: '正在审核，不能关闭' },
      ],
    } as never,
  });
  const { user } = renderConsole(<Closer />);
  await user.click(screen.getByText('go'));
  await screen.findAllByText(/1 个职位没有关闭$/);
  screen.getByText(/正在审核，不能关闭$/);
  screen.getByText('已关闭：高中物理教师');
});

test.each([
  [{ status: 'draft', moves: ['submit'] }, ['copy', 'submit', 'discard']],
  [{ status: 'open', moves: ['refresh', 'close'] }, ['refresh', 'copy', 'close']],
  [{ status: 'removed', moves: [] }, ['copy']],
] as const)('of a post with %j these can be done: %j', (post, moves) => {
  const all = ['refresh', 'copy', 'reopen', 'submit', 'close', 'discard'] as const;
  expect(all.filter((move) => mayBatch(postOf(post as unknown as Some<OwnPost>), move))).toEqual(moves);
});

test('an action reaches those of the chosen that allow it, says how many, and asks where it cannot be undone', async () => {
  const posts = [
    postOf({ id: '1', status: 'open', moves: ['refresh', 'close'] }),
    postOf({ id: '2', status: 'draft', moves: [], lacking: [{ path: 'description', message: '请填写职位描述' }] }),
    postOf({ id: '3', status: 'draft', moves: ['submit'] }),
  ];
  const onAct = vi.fn();
  serve({ 'GET /api/jober/getEnterpriseRecruiter': {} });
  const { user } = renderConsole(
    <BatchBar
      posts={posts}
      busy={false}
      progress={null}
      refreshesLeft={3}
      postsLeft={12}
      onAct={onAct}
      onStop={vi.fn()}
      onClear={vi.fn()}
    />,
  );
  screen.getByText('刷新将用去 1 次额度，今天还可免费 3 次');
  await user.click(screen.getByText('刷新 1'));
  expect(onAct).toHaveBeenCalledWith('refresh', ['1']);
  await user.click(screen.getByText('提交发布 1'));
  await screen.findByText('提交 1 个职位，将用去 1 个发布额度，今天还可发布 12 个');
  await user.click(screen.getByText('补全描述 1'));
  await screen.findByText(/给 1 个草稿写上职位描述/);
  expect(onAct).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByText('补全描述'));
  expect(onAct).toHaveBeenLastCalledWith('describe', ['2']);
  await user.click(screen.getByText('丢弃草稿 2'));
  await screen.findByText('草稿将被删除，不能恢复');
  fireEvent.click(screen.getByText('丢弃草稿'));
  expect(onAct).toHaveBeenLastCalledWith('discard', ['2', '3']);
});

test('a post that takes no edits is copied in its place', async () => {
  const onAct = vi.fn();
  const { user } = renderConsole(<RowActions post={postOf({ status: 'removed', moves: [] })} onAct={onAct} />);
  expect(screen.queryByText('编辑')).toBeNull();
  await user.click(screen.getByText('复制'));
  expect(onAct).toHaveBeenCalledWith('copy', ['1']);
});
