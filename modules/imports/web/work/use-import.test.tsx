import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useToasts } from '#web/api/toasts.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { importCallsOf } from './import-calls.ts';
import { useImport } from './use-import.ts';

const READ = 'POST /api/company/imports';
const MAP = 'PUT /api/company/imports/:id/mapping';
const WRITE = 'POST /api/company/imports/:id/write';
const row = (number: number, outcome: 'new' | 'update' | 'held' = 'new') => ({
  number,
  outcome,
  title: `职位 ${number}`,
});
const sheet = {
  id: '4',
  name: '岗位表.xlsx',
  columns: ['岗位', '学历要求', '薪资'],
  mapping: { title: '岗位', education: '学历要求' },
  total: 3,
  rows: [row(1), row(2), row(3)],
};

function open() {
  const server = serve({
    [READ]: sheet,
    [MAP]: ({ body }) => ({
      ...sheet,
      mapping: Object.fromEntries(
        body.mapping.map((one: { field: string; column: string }) => [one.field, one.column]),
      ),
    }),
  });
  const client = new QueryClient();
  const { result } = renderHook(() => useImport(importCallsOf()), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return { server, now: () => result.current, begin: () => act(() => result.current.begin('7')) };
}
const texts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => signIn.recruiter());

test('a table is read and shown with its mapping; one that cannot be read says so, and another may be chosen', async () => {
  const { server, now, begin } = open();
  server.change({ [READ]: () => refusal('INVALID_INPUT', '没有找到表头') });
  await begin();
  expect([now().sheet, now().phase, texts()]).toEqual([null, 'mapped', ['没有找到表头']]);
  server.change({ [READ]: sheet });
  await begin();
  expect(now().sheet).toMatchObject({ name: '岗位表.xlsx', mapping: sheet.mapping });
});

test('a column is read into one field, so that choosing it for another takes it away', async () => {
  const { now, begin } = open();
  await begin();
  await act(() => now().remap('salary', '岗位'));
  expect(now().sheet?.mapping).toEqual({ education: '学历要求', salary: '岗位' });
});

test('one column may tell experience and degree', async () => {
  const { now, begin } = open();
  await begin();
  await act(() => now().remap('experience', '学历要求'));
  expect(now().sheet?.mapping).toEqual({ title: '岗位', education: '学历要求', experience: '学历要求' });
});

test('a mapping that was not taken goes back to what it was', async () => {
  const { server, now, begin } = open();
  await begin();
  server.change({ [MAP]: unreachable });
  await act(() => now().remap('title', undefined));
  expect([now().sheet?.mapping, now().remapping]).toEqual([sheet.mapping, false]);
});

test('rows are written some at a time until all are, each with what became of it', async () => {
  const { server, now, begin } = open();
  await begin();
  let done = 0;
  server.change({
    [WRITE]: () => {
      done += 1;
      return { done, rows: [row(done, done === 2 ? 'held' : 'update')] } as never;
    },
  });
  await act(() => now().write());
  expect([now().phase, now().sheet?.done, server.to(WRITE).length]).toEqual(['done', 3, 3]);
  expect(now().sheet?.rows.map(({ outcome }) => outcome)).toEqual(['update', 'held', 'update']);
  expect(texts()).toEqual(['岗位表已写入草稿']);
});

test('writing that is cut off keeps what is written, and goes on there', async () => {
  const { server, now, begin } = open();
  await begin();
  server.change({
    [WRITE]: () => (server.to(WRITE).length > 1 ? unreachable() : ({ done: 2, rows: [row(1, 'update')] } as never)),
  });
  await act(() => now().write());
  expect([now().phase, now().sheet?.done]).toEqual(['paused', 2]);
  server.change({ [WRITE]: { done: 3, rows: [row(3, 'update')] } as never });
  await act(() => now().write());
  expect([now().phase, now().sheet?.rows.map(({ outcome }) => outcome)]).toEqual(['done', ['update', 'new', 'update']]);
});

test('stopping waits for the rows that are under way, and writes no more', async () => {
  const { server, now, begin } = open();
  await begin();
  const rows = later<never>();
  server.change({ [WRITE]: () => rows.promise });
  let writing: Promise<void> | undefined;
  act(() => {
    writing = now().write();
  });
  await waitFor(() => expect(now().phase).toBe('writing'));
  act(() => now().stop());
  rows.resolve({ done: 1, rows: [row(1, 'update')] } as never);
  await act(async () => writing);
  expect([now().phase, now().sheet?.done, server.to(WRITE).length]).toEqual(['paused', 1, 1]);
});

test.each([
  [0, 'mapped'],
  [1, 'paused'],
  [3, 'done'],
] as const)('an import opened again with %i of 3 rows written is %s', async (done, phase) => {
  const { server, now } = open();
  server.change({ 'GET /api/company/imports/:id': { ...sheet, done } });
  await act(() => now().open('4'));
  expect([now().phase, now().chooseSheet]).toEqual([phase, undefined]);
});

test('an import that is taken back while it is open is read anew', async () => {
  const { server, now, begin } = open();
  server.change({ [WRITE]: { done: 3, rows: [row(3, 'update')] } as never });
  await begin();
  await act(() => now().write());
  server.change({
    'POST /api/company/imports/:id/undo': { removed: 3, restored: 0, left: 0 },
    'GET /api/company/imports/:id': { ...sheet, done: 0 },
  });
  await act(() => now().undo('4'));
  expect([now().phase, now().sheet?.done]).toEqual(['mapped', 0]);
});

test.each([
  [{ removed: 2, restored: 1, left: 0 }, '已撤回：删除 2 个草稿，还原 1 个草稿'],
  [{ removed: 2, restored: 0, left: 1 }, '已撤回：删除 2 个草稿；1 个已提交或修改过，予以保留'],
  [{ removed: 0, restored: 0, left: 0 }, '没有可以撤回的草稿'],
])('taking back with %j says %s', async (answer, text) => {
  const { server, now } = open();
  server.change({ 'POST /api/company/imports/:id/undo': answer });
  await act(() => now().undo('4'));
  expect(texts()).toEqual([text]);
});
