import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installModules } from '#web/slots.tsx';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Answers, later, refusal, serve } from '#web/testing/serve.ts';
import { WorkPage } from './work-page.tsx';

const LIST = 'GET /api/admin/reviews/:queue';
const CLAIM = 'POST /api/admin/reviews/:queue/:id/claim';
const RELEASE = 'DELETE /api/admin/reviews/:queue/:id/claim';
const UNDO = 'DELETE /api/admin/reviews/:queue/:id/decision';
const DECIDE = 'POST /api/admin/reviews/:queue/:id/decision';
const dueAt = new Date(Date.now() + 3_600_000).toISOString();
const itemOf = (id: string, queue = 'posts') => ({ id, queue, kind: 'post', title: `职位 ${id}`, dueAt, since: dueAt });

function open(
  queue: 'posts' | 'companies' = 'posts',
  ids = ['1', '2', '3'],
  more: Answers = {},
  at = `/admin/reviews?queue=${queue}`,
) {
  const verdicts: ('approve' | 'reject')[] = ['approve', 'reject'];
  const server = serve({
    'GET /api/admin/reviewCounts': { items: [{ queue, waiting: ids.length }] },
    'GET /api/admin/reviewReasons': {
      items: [{ id: '9', queue, label: '薪资不实', body: '薪资与实际不符，请更正', active: true }],
    },
    [LIST]: { items: ids.map((id) => itemOf(id, queue)), total: ids.length, held: [] },
    [CLAIM]: ({ params }) => ({ ...itemOf(params.id ?? ''), verdicts }),
    [DECIDE]: undefined,
    [RELEASE]: undefined,
    ...more,
  });
  return { server, ...renderConsole(<WorkPage />, at) };
}
const opened = (id: string) => screen.findByRole('heading', { name: `职位 ${id}`, level: 2 });
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

beforeEach(() => signIn.operator('review'));
afterEach(() => installModules([]));

test('J, K and O walk the queue; each verdict is of the open item, and the next one opens', async () => {
  const { server } = open();
  await opened('1');
  press('j');
  press('j');
  press('k');
  expect(server.to(CLAIM)).toHaveLength(1);
  press('o');
  await opened('2');
  press('a');
  await opened('3');
  expect(server.to(DECIDE).map(({ params, body }) => [params.id, body])).toEqual([['2', { verdict: 'approve' }]]);
});

test('leaving the queue gives the open item back, and not those that were decided', async () => {
  const { server, unmount } = open();
  await opened('1');
  press('a');
  await opened('2');
  unmount();
  await waitFor(() => expect(server.to(RELEASE).map(({ params }) => params.id)).toEqual(['2']));
});

test('a refusal needs its reason; what is typed there is no verdict', async () => {
  const { server, user } = open();
  await opened('1');
  press('r');
  const reason = await screen.findByLabelText('理由，对方会看到这段话');
  press('a', reason);
  press('a');
  expect(server.to(DECIDE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '薪资不实' }));
  const dialog = within(reason.closest<HTMLElement>('.ant-modal') ?? document.body);
  await user.click(dialog.getByRole('button', { name: /驳\s*回/ }));
  await opened('2');
  expect(server.to(DECIDE)[0]?.body).toEqual({ verdict: 'reject', reason: '薪资与实际不符，请更正' });
});

test('a second key while a verdict is under way decides nothing else', async () => {
  const { server } = open();
  await opened('1');
  const slow = later<undefined>();
  server.change({ [DECIDE]: () => slow.promise });
  press('a');
  await waitFor(() => expect(server.to(DECIDE)).toHaveLength(1));
  press('a');
  slow.resolve(undefined);
  await opened('2');
  expect(server.to(DECIDE)).toHaveLength(1);
});

test('an item that a colleague holds says so, and is asked for again', async () => {
  const { server, user } = open('companies', ['1']);
  server.change({ [CLAIM]: () => refusal('CONFLICT', '李婷正在处理这一项') });
  await screen.findByText('李婷正在处理这一项');
  server.change({ [CLAIM]: { ...itemOf('1'), verdicts: ['approve'] } });
  await user.click(screen.getByRole('button', { name: '再试一次' }));
  await opened('1');
});

test('many posts are decided after a second word, each once; those refused are named', async () => {
  const { server, user } = open();
  await opened('1');
  await user.click(screen.getByRole('checkbox', { name: '选择 职位 1' }));
  await user.click(screen.getByRole('checkbox', { name: '选择 职位 3' }));
  server.change({ [DECIDE]: ({ params }) => (params.id === '3' ? refusal('CONFLICT', '已被处理') : undefined) });
  await user.click(screen.getByRole('button', { name: '通过所选' }));
  expect(server.to(DECIDE)).toEqual([]);
  const sure = (await screen.findByText('不再逐个查看，通过所选的 2 项？')).closest<HTMLElement>('.ant-popover');
  await user.click(within(sure ?? document.body).getByRole('button', { name: /通\s*过/ }));
  await screen.findByText('已处理 1 项');
  await screen.findByText('1 项没有处理：已被处理');
  expect(
    server
      .to(DECIDE)
      .map(({ params }) => params.id)
      .sort(),
  ).toEqual(['1', '3']);
});

test('an approval by papers waits for every check, by key and by button, and sends what was checked', async () => {
  const { server, user } = open('companies', ['1', '2']);
  const papers = [{ title: '营业执照', name: '执照.png', url: '/uploads/1', picture: false }];
  server.change({ [CLAIM]: ({ params }) => ({ ...itemOf(params.id ?? ''), papers, verdicts: ['approve', 'reject'] }) });
  await screen.findByText('还有 4 项没核对');
  press('a');
  await user.click(screen.getByRole('button', { name: /^通\s?过/ }));
  await screen.findByText('还有 4 项没核对，逐项对着证照勾选后再通过');
  expect(server.to(DECIDE)).toEqual([]);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  press('a');
  await opened('2');
  expect(server.to(DECIDE)[0]?.body).toEqual({
    verdict: 'approve',
    checked: ['name', 'creditCode', 'validity', 'agent'],
  });
  await screen.findByText('还有 4 项没核对');
});

test('an approval in its grace period is taken back by U and opens again', async () => {
  const held = [
    { queue: 'companies' as const, id: '1', title: '职位 1', runsAt: new Date(Date.now() + 9_000).toISOString() },
  ];
  const { server } = open('companies', ['2'], {
    [LIST]: { items: [itemOf('2', 'companies')], total: 1, held },
    [UNDO]: undefined,
  });
  await screen.findByText(/已通过“职位 1”，\d+ 秒后生效并通知单位/);
  server.change({ [LIST]: { items: [itemOf('1', 'companies'), itemOf('2', 'companies')], total: 2, held: [] } });
  press('u');
  await opened('1');
  expect(server.to(UNDO).map(({ params }) => params.id)).toEqual(['1']);
});

test('a search gives the open item back, and its keys decide nothing', async () => {
  const { server, user } = open();
  await opened('1');
  server.change({ [LIST]: { items: [itemOf('3')], total: 1, held: [] } });
  await user.type(screen.getByPlaceholderText('标题或单位名称'), '职位 3{Enter}');
  await waitFor(() => expect(server.to(RELEASE).map(({ params }) => params.id)).toEqual(['1']));
  press('a');
  expect(server.to(DECIDE)).toEqual([]);
});

/** What a module shows of its own queue: one writes there, or is done. */
const Thread = ({ id, onBusy }: { id: string; onBusy(isBusy: boolean): void }) => (
  <button type="button" onClick={() => onBusy(true)}>
    留言 {id}
  </button>
);

test('all kinds stand in one list, each with its panel; the counts lead to the queues', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  installModules([{ name: 'support', slots: { 'operators.work': Thread } }]);
  const waiting = { items: [itemOf('7', 'support'), itemOf('1'), itemOf('9', 'support')] };
  const { server, user } = open(
    'posts',
    [],
    {
      'GET /api/admin/reviewCounts': {
        items: [
          { queue: 'posts', waiting: 1, overdue: 1 },
          { queue: 'support', waiting: 2, overdue: 0 },
        ],
      },
      [LIST]: ({ params }) => ({
        items: waiting.items.filter(({ queue }) => params.queue === 'all' || queue === params.queue),
        total: 3,
        held: [],
      }),
    },
    '/admin',
  );
  const later = () => act(() => vi.advanceTimersByTimeAsync(20_000));
  await screen.findByText('3 件，1 件超时；最急的在前');
  const pills = within(screen.getByRole('navigation', { name: '待办' })).getAllByRole('link');
  expect(pills.map((pill) => [pill.textContent, pill.getAttribute('href')])).toEqual([
    ['全部 3', '/admin'],
    ['职位 1', '/admin/reviews?queue=posts'],
    ['客服 2', '/admin/support'],
  ]);
  await user.click(await screen.findByText('留言 7'));
  waiting.items = waiting.items.slice(1);
  await later();
  await waitFor(() => expect(screen.queryAllByTestId('review-item')).toHaveLength(2));
  screen.getByText('留言 7');
  await user.click(screen.getAllByTestId('review-item')[0] as HTMLElement);
  await opened('1');
  press('a');
  await screen.findByText('留言 9');
  waiting.items = [];
  await later();
  await screen.findByText('都处理完了');
  expect(server.to(RELEASE)).toEqual([]);
});
