import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { QueryWordTrial } from '#contract/queries/queries.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { QueriesPage } from './queries-page.tsx';

const LIST = 'GET /api/admin/queries';
const WORDS = 'GET /api/admin/queryWords';
const TRY = 'POST /api/admin/queryWords/try';
const KEEP = 'POST /api/admin/queryWords';
const REMOVE = 'DELETE /api/admin/queryWords/:id';

const row = { query: '开车的', detail: '', n: 12, searched: 15, days: [0, 12, 0] };
const word = { id: '7', term: '带娃', kind: 'synonym' as const, means: '保育员', createdAt: '2026-11-20T02:00:00Z' };
const same = { query: '开车的', fitting: null, total: { before: 0, after: 9 }, outcome: 'same' as const };
const trial: QueryWordTrial = {
  term: same,
  titles: ['校车司机 · 明朗小学'],
  judged: [],
  judgedInAll: 348,
  frequent: [],
};
const worse = {
  ...trial,
  judged: [
    { query: '小语', fitting: { before: 10, after: 2 }, total: { before: 90, after: 9 }, outcome: 'worse' as const },
  ],
};
const lists = { [LIST]: { items: [row], rare: 4 }, [WORDS]: [word] };
const open = (at = '/admin/queries') => renderConsole(<QueriesPage />, at);
const button = (name: string) => screen.findByRole('button', { name });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

beforeEach(() => signIn.operator());

test('one step from a query in vain, a word is tried and kept as it was tried', async () => {
  const server = serve({ ...lists, [TRY]: trial, [KEEP]: word });
  open();
  await screen.findByText('开车的');
  expect(screen.getByText(/这段时间有 4 次/)).toBeTruthy();
  fireEvent.click(await button('加说法'));
  expect(screen.getByLabelText('别人的说法', { selector: 'input' })).toHaveProperty('value', '开车的');
  expect(await button('保留')).toHaveProperty('disabled', true);
  write('意思', '司机');
  fireEvent.click(await button('试一试'));
  await screen.findByText('搜“开车的”：0 → 9 个职位');
  expect(screen.getByText('348 条评测搜索都不受影响')).toBeTruthy();
  fireEvent.click(await button('保留'));
  await screen.findByText('已保留，十几秒内生效');
  const body = { term: '开车的', kind: 'synonym', means: '司机', evenIfWorse: false };
  expect(server.to(KEEP).map((sent) => sent.body)).toEqual([body]);
});

test('a word that was taken away again is kept anew, though it is the same', async () => {
  const server = serve({ ...lists, [TRY]: trial, [KEEP]: word });
  open();
  for (const times of [1, 2]) {
    fireEvent.click(await button('加说法'));
    write('意思', '司机');
    fireEvent.click(await button('试一试'));
    await screen.findByText('搜“开车的”：0 → 9 个职位');
    fireEvent.click(await button('保留'));
    await waitFor(() => expect(server.to(KEEP)).toHaveLength(times));
    await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  }
  const [first, second] = server.to(KEEP);
  expect(first?.body).toEqual(second?.body);
  expect(first?.headers.get('idempotency-key')).not.toBe(second?.headers.get('idempotency-key'));
});

test('a changed word must be tried again; one that makes searches worse says so on the button', async () => {
  const server = serve({ ...lists, [TRY]: worse, [KEEP]: word });
  open();
  fireEvent.click(await button('加一个说法'));
  write('别人的说法', '小语');
  write('意思', '司机');
  fireEvent.click(await button('试一试'));
  await screen.findByText('348 条评测搜索里 1 条含有这个说法：0 条变好，1 条变差');
  write('意思', '司机师傅');
  expect(await button('保留')).toHaveProperty('disabled', true);
  fireEvent.click(await button('试一试'));
  fireEvent.click(await button('变差也保留'));
  await waitFor(() => expect(server.to(KEEP)[0]?.body).toMatchObject({ means: '司机师傅', evenIfWorse: true }));
});

test('a word that was changed while it was tried has not been tried, and cannot be kept', async () => {
  const answer = later<QueryWordTrial>();
  const server = serve({ ...lists, [TRY]: () => answer.promise, [KEEP]: word });
  open();
  fireEvent.click(await button('加一个说法'));
  write('别人的说法', '小语');
  write('意思', '司机');
  fireEvent.click(await button('试一试'));
  await waitFor(() => expect(server.to(TRY)).toHaveLength(1));
  write('意思', '司机师傅');
  await act(async () => answer.resolve(trial));
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  expect(await button('保留')).toHaveProperty('disabled', true);
  server.change({ [TRY]: trial });
  fireEvent.click(await button('试一试'));
  await waitFor(async () => expect(await button('保留')).toHaveProperty('disabled', false));
  fireEvent.click(await button('保留'));
  await waitFor(() => expect(server.to(KEEP).map(({ body }) => body.means)).toEqual(['司机师傅']));
});

test('what the server refuses is said, and the form stays', async () => {
  serve({ ...lists, [TRY]: () => refusal('INVALID_INPUT', '搜索还不懂这个意思') });
  open();
  fireEvent.click(await button('加一个说法'));
  write('别人的说法', '火箭');
  write('意思', '火箭发动机');
  fireEvent.click(await button('试一试'));
  await screen.findByText(/搜索还不懂这个意思/);
  expect(screen.getByLabelText('意思', { selector: 'input' })).toHaveProperty('value', '火箭发动机');
});

test('a word is taken back after a yes', async () => {
  const server = serve({ ...lists, [REMOVE]: null });
  open('/admin/queries?tab=words');
  await screen.findByText('保育员');
  fireEvent.click(await button('收回'));
  await screen.findByText('搜索不再认得这个说法');
  fireEvent.click((await screen.findAllByRole('button', { name: '收回' })).at(-1) as HTMLElement);
  await waitFor(() => expect(server.to(REMOVE)).toHaveLength(1));
});

test('an empty list and one that does not load say so', async () => {
  serve({ [LIST]: { items: [], rare: 0 }, [WORDS]: [] });
  open();
  await screen.findByText(/^这段时间没有这样的搜索/);
  serve({ [LIST]: unreachable, [WORDS]: [] });
  open('/admin/queries?tab=left');
  await screen.findByText('搜索词没有加载出来');
});
