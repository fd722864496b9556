import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { InvoicesTab } from './invoices-tab.tsx';
import { PackagesTab } from './packages-tab.tsx';

const LIST = 'GET /api/admin/invoices';
const MOVE = 'POST /api/admin/invoices/:id/moves';
const LIMITS = 'GET /api/admin/dailyLimits';
const SET = 'PUT /api/admin/dailyLimits';
const invoice = { id: '5', companyName: '云溪实验学校', status: 'requested' as const, amount: 39_900 };
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => signIn.operator('finance'));

function open() {
  const server = serve({ [LIST]: { items: [invoice], total: 1 }, [MOVE]: unreachable });
  return { server, ...renderConsole(<InvoicesTab />) };
}
const dialog = async (title: string) =>
  within((await screen.findByText(title, { selector: '.ant-modal-title' })).closest('[role=dialog]') as HTMLElement);

test('an invoice is issued with its number, which stays where the answer was lost, and goes again under its key', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: '开票' }));
  const asked = await dialog('开具发票');
  const ok = asked.getByRole('button', { name: /确定$/ });
  expect(ok).toHaveProperty('disabled', true);
  put('发票号码', ' 24312000000123456789 ');
  await user.click(ok);
  await screen.findByText('接口请求失败');
  await settled();
  expect(screen.getByLabelText('发票号码')).toHaveProperty('value', ' 24312000000123456789 ');
  server.change({ [MOVE]: {} });
  await user.click(ok);
  await screen.findByText('已开票，并通知了单位');
  expect(screen.queryByLabelText('发票号码')).toBeNull();
  const [first, again] = server.to(MOVE);
  expect(again).toMatchObject({ params: { id: '5' }, body: { move: 'issue', number: '24312000000123456789' } });
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('a request is refused with a reason; where somebody decided first the list is read again', async () => {
  const { server, user } = open();
  server.change({ [MOVE]: () => refusal('CONFLICT', '这张发票已开具') });
  await user.click(await screen.findByRole('button', { name: '云溪实验学校 更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '驳回' }));
  const asked = await dialog('驳回申请');
  put('原因（会告知单位）', '税号不正确');
  await user.click(asked.getByRole('button', { name: /确定$/ }));
  await screen.findByText('这张发票已开具');
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'reject', reason: '税号不正确' });
  await waitFor(() => expect(server.to(LIST).length).toBeGreaterThan(1));
});

const limits = { posts: 5, refreshes: 20, talentContacts: 10, recruiters: 3 };

test('daily limits stand as they are and are saved whole; until they are loaded there is nothing to change', async () => {
  const server = serve({ 'GET /api/admin/packages': [], [LIMITS]: unreachable });
  const first = renderConsole(<PackagesTab />);
  await waitFor(() => expect(server.to(LIMITS)).toHaveLength(1));
  expect(screen.getByRole('button', { name: '每日免费次数' })).toHaveProperty('disabled', true);
  first.unmount();
  server.change({ [LIMITS]: limits, [SET]: () => refusal('INVALID_INPUT', '次数过大') });
  const { user } = renderConsole(<PackagesTab />);
  const change = await screen.findByRole('button', { name: '每日免费次数' });
  await waitFor(() => expect(change).toHaveProperty('disabled', false));
  await user.click(change);
  const asked = await dialog('每日免费次数');
  const fields = asked.getAllByRole<HTMLInputElement>('spinbutton');
  expect(fields.map(({ value }) => value)).toEqual(['5', '20', '10', '3']);
  const save = asked.getByRole('button', { name: /保存$/ });
  fireEvent.change(fields[0] as HTMLElement, { target: { value: '' } });
  fireEvent.blur(fields[0] as HTMLElement);
  await user.click(save);
  await asked.findByText(/^请填写/);
  expect(server.to(SET)).toEqual([]);
  fireEvent.change(fields[0] as HTMLElement, { target: { value: '8' } });
  await user.click(save);
  await screen.findByText('次数过大');
  await settled();
  expect(fields[0]?.value).toBe('8');
  server.change({ [SET]: { ...limits, posts: 8 } });
  await user.click(save);
  await screen.findByText('每日免费次数已保存');
  expect(server.to(SET).at(-1)?.body).toEqual({ ...limits, posts: 8 });
});
