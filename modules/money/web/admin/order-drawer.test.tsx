import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import type { OperatorOrder } from '../../contract/order-shapes.ts';
import { OrderDrawer, VoucherWork } from './order-drawer.tsx';

const OPEN = 'GET /api/admin/orders/:id';
const MOVE = 'POST /api/admin/orders/:id/moves';

beforeEach(() => signIn.operator('finance'));

const orderOf = (more: Some<OperatorOrder>) =>
  sampleOf(api[OPEN].returns, {
    id: '70',
    companyName: '云溪实验学校',
    packageName: '年度套餐',
    price: 500_000,
    status: 'voucher-submitted',
    method: 'transfer',
    moves: ['confirm-voucher', 'reject-voucher'],
    refundable: 320_050,
    needsTwo: false,
    firstEyes: null,
    refundFirst: null,
    refund: null,
    ...more,
  });

function open(more: Some<OperatorOrder> = {}) {
  const server = serve({ [OPEN]: orderOf(more) });
  return { server, ...renderConsole(<OrderDrawer id="70" onClose={() => undefined} />) };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** The dialog above the drawer. */
const dialogOf = async (title: string) =>
  within((await screen.findByText(title, { selector: '.ant-modal-title' })).closest('[role=dialog]') as HTMLElement);
/** Fills in what the bank's statement says. */
async function confirmVoucher(user: ReturnType<typeof open>['user'], amount = '5000') {
  fireEvent.change(await screen.findByLabelText('到账金额'), { target: { value: amount } });
  fireEvent.change(screen.getByLabelText('银行流水号'), { target: { value: '2026112800017' } });
  const ok = screen.getByRole('button', { name: '确认并发放权益' });
  await user.click(ok);
  return { ok };
}
const bodies = (sent: Sent[]) => sent.map(({ body }) => body);

test('a voucher is confirmed once; what comes of it says whether the quotas were given or another pair of eyes is needed', async () => {
  const { server, user } = open();
  server.change({ [MOVE]: unreachable });
  const { ok } = await confirmVoucher(user);
  await screen.findByText('接口请求失败');
  server.change({ [MOVE]: orderOf({ status: 'voucher-submitted' }) });
  await waitFor(() => expect(ok.className).not.toContain('loading'));
  await user.click(ok);
  await screen.findByText('已初次确认，等待另一位运营');
  expect(screen.queryByText('已确认，权益已发放')).toBeNull();
  const [first, again] = server.to(MOVE);
  const paid = { move: 'confirm-voucher', amount: 500_000, reference: '2026112800017' };
  expect(bodies(server.to(MOVE))).toEqual([paid, paid]);
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('who confirmed first cannot confirm again; another operator can', async () => {
  const { unmount } = open({ needsTwo: true, firstEyes: { name: '陈立', mine: true } });
  expect(await button('等待另一位运营确认')).toHaveProperty('disabled', true);
  unmount();
  const { server, user } = open({ needsTwo: true, firstEyes: { name: '赵岩', mine: false } });
  server.change({ [MOVE]: orderOf({ status: 'fulfilled' }) });
  await confirmVoucher(user);
  await screen.findByText('已确认，权益已发放');
});

test('a voucher is rejected with a reason, which stays where the call failed', async () => {
  const { server, user } = open();
  server.change({ [MOVE]: () => refusal('CONFLICT', '订单状态已变化') });
  await user.click(await button('驳回凭证'));
  const dialog = await dialogOf('驳回凭证');
  const ok = dialog.getByRole('button', { name: /确\s*定/ });
  fireEvent.change(dialog.getByLabelText('原因（会告知单位）'), { target: { value: '  ' } });
  expect(ok).toHaveProperty('disabled', true);
  fireEvent.change(dialog.getByLabelText('原因（会告知单位）'), { target: { value: ' 金额与订单不符 ' } });
  await user.click(ok);
  await screen.findByText('订单状态已变化');
  expect(dialog.getByLabelText('原因（会告知单位）')).toHaveProperty('value', ' 金额与订单不符 ');
  server.change({ [MOVE]: orderOf({ status: 'voucher-rejected', moves: [] }) });
  await waitFor(() => expect(ok.className).not.toContain('loading'));
  await user.click(ok);
  await screen.findByText('已处理，并通知了单位');
  await waitFor(() => expect(screen.queryByLabelText('原因（会告知单位）')).toBeNull());
  expect(server.to(MOVE).at(-1)?.body).toEqual({ move: 'reject-voucher', reason: '金额与订单不符' });
});

test('a refund begins with what is left, takes no wrong amount, and goes out in fen', async () => {
  const { server, user } = open({ status: 'fulfilled', moves: ['refund'] });
  server.change({ [MOVE]: orderOf({ status: 'refunding' }) });
  await user.click(await button(/退\s*款/));
  const dialog = await dialogOf('退款');
  const amount = dialog.getByLabelText('退款金额');
  expect(amount).toHaveProperty('value', '3200.50');
  dialog.getByText(/最多可退 ¥3,200.50/);
  fireEvent.change(amount, { target: { value: '12.345' } });
  fireEvent.blur(amount);
  await user.click(dialog.getByRole('button', { name: '开始退款' }));
  await dialog.findByText('请输入正确的金额');
  dialog.getByText('请填写原因');
  expect(server.to(MOVE)).toEqual([]);
  fireEvent.change(amount, { target: { value: '1200.05' } });
  fireEvent.blur(amount);
  fireEvent.change(dialog.getByLabelText('原因（会告知单位）'), { target: { value: '学校撤并' } });
  await user.click(dialog.getByRole('button', { name: '开始退款' }));
  await screen.findByText('已开始退款，并通知了单位');
  expect(bodies(server.to(MOVE))).toEqual([{ move: 'refund', amount: 120_005, reason: '学校撤并' }]);
});

test('a refund above the limit is confirmed by another operator with the same amount', async () => {
  const { server, user } = open({
    status: 'fulfilled',
    moves: ['refund'],
    refundFirst: { name: '赵岩', mine: false, amount: 300_000 },
  });
  server.change({ [MOVE]: orderOf({ status: 'fulfilled' }) });
  await user.click(await button('确认退款'));
  const dialog = await dialogOf('退款');
  dialog.getByText(/赵岩提出退款 ¥3,000.00/);
  expect(dialog.getByLabelText('退款金额')).toHaveProperty('value', '3000.00');
  fireEvent.change(dialog.getByLabelText('原因（会告知单位）'), { target: { value: '核对无误' } });
  await user.click(dialog.getByRole('button', { name: '开始退款' }));
  await screen.findByText('已初次确认，等待另一位运营');
});

test('a refund on its way by the provider is not finished by hand, unless it failed there', async () => {
  const waiting = { status: 'waiting' as const, attempts: 1, problem: '', triedAt: '2026-11-25T02:00:00.000Z' };
  const more = { status: 'refunding' as const, method: 'wechat' as const, moves: ['finish-refund'] };
  const { unmount } = open({ ...more, refund: waiting });
  await screen.findByText('正在由微信支付原路退回');
  expect(screen.queryByRole('button', { name: '退款已转出' })).toBeNull();
  unmount();
  const { server, user } = open({ ...more, refund: { ...waiting, problem: '余额不足' } });
  server.change({ [MOVE]: orderOf({ status: 'refunded', moves: [] }) });
  await screen.findByText('微信支付没有退成：余额不足');
  await user.click(await button('退款已转出'));
  const dialog = await dialogOf('退款已转出');
  fireEvent.change(dialog.getByLabelText('退款凭据，如银行回单号'), { target: { value: 'HD2026112601' } });
  fireEvent.keyDown(dialog.getByLabelText('退款凭据，如银行回单号'), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(bodies(server.to(MOVE))).toEqual([{ move: 'finish-refund', reason: 'HD2026112601' }]));
});

test('in 待办 a voucher is opened with its moves; what waits in other queues is not the module’s', async () => {
  const server = serve({ [OPEN]: orderOf({}) });
  const other = renderConsole(<VoucherWork queue="support" id="70" />);
  expect(other.container.querySelector('main')?.textContent).toBe('');
  expect(server.to(OPEN)).toEqual([]);
  renderConsole(<VoucherWork queue="vouchers" id="70" />);
  await screen.findByRole('heading', { name: '云溪实验学校', level: 2 });
  await button('确认并发放权益');
});
