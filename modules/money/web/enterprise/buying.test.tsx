import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import type { Order } from '../../contract/order-shapes.ts';
import { OrderDrawer } from './order-drawer.tsx';
import { PackagesTab } from './packages-tab.tsx';

const PLACE = 'POST /api/company/orders';
const OPEN = 'GET /api/company/orders/:id';
const VOUCHER = 'POST /api/company/orders/:id/voucher';
const PAY = 'POST /api/company/orders/:id/payment';
const CANCEL = 'POST /api/company/orders/:id/cancel';
const packages = [
  { id: '1', name: '起步套餐', price: 39_900, validDays: 90, units: { posts: 5 } },
  { id: '2', name: '年度套餐', price: 500_000, validDays: 365, units: { posts: 50 } },
];

beforeEach(() => signIn.recruiter('finance'));

function openPackages(more: Answers = {}) {
  const server = serve({
    'GET /api/company/packages': { items: packages, methods: ['transfer', 'balance'] },
    'GET /api/company/companyAssets': { balance: 100_000 },
    'GET /api/company/orders': { items: [] },
    [PLACE]: { id: '70' },
    ...more,
  });
  const onOrdered = vi.fn();
  return { server, onOrdered, ...renderConsole(<PackagesTab onOrdered={onOrdered} />) };
}
const buy = async (name: string) => {
  const card = (await screen.findByText(name)).closest('tr') as HTMLElement;
  fireEvent.click(within(card).getByRole('button', { name: /购\s*买/ }));
  return within(await screen.findByRole('dialog', { name: `购买${name}` }));
};

test('a package is ordered with the chosen way of payment, and its order opens', async () => {
  const { server, onOrdered, user } = openPackages();
  const dialog = await buy('起步套餐');
  dialog.getByText('¥399');
  await user.click(dialog.getByRole('radio', { name: /余额支付/ }));
  await user.click(dialog.getByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(onOrdered).toHaveBeenCalledWith('70'));
  expect(server.to(PLACE).map(({ body }) => body)).toEqual([{ packageId: '1', method: 'balance' }]);
});

test('a balance that does not cover the price cannot be chosen, also where it was chosen for a cheaper package', async () => {
  const { server, user } = openPackages();
  const cheap = await buy('起步套餐');
  await user.click(cheap.getByRole('radio', { name: /余额支付/ }));
  await user.click(cheap.getByRole('button', { name: /取\s*消/ }));
  const dear = await buy('年度套餐');
  dear.getByText('余额 ¥1,000.00，不足以支付');
  expect(dear.getByRole('radio', { name: /余额支付/ })).toHaveProperty('disabled', true);
  await user.click(dear.getByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(server.to(PLACE)).toHaveLength(1));
  expect(server.to(PLACE)[0]?.body).toEqual({ packageId: '2', method: 'transfer' });
});

test('packages that were not loaded can be asked for again; without any the platform can be asked', async () => {
  const { server, user } = openPackages({ 'GET /api/company/packages': unreachable });
  await screen.findByText('套餐没有加载出来');
  server.change({ 'GET /api/company/packages': { items: [], methods: [] } });
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('暂时没有在售的套餐');
  screen.getByRole('button', { name: /客服/ });
});

function openOrder(more: Some<Order>) {
  const order = sampleOf(api[OPEN].returns, {
    id: '70',
    packageName: '起步套餐',
    price: 39_900,
    validDays: 90,
    status: 'created',
    method: 'transfer',
    ...more,
  });
  const server = serve({
    [OPEN]: order,
    'GET /api/company/packages': {
      items: [],
      methods: [],
      bank: { holder: '教育人才网', bank: '建设银行', account: '33050161' },
    },
  });
  return { server, ...renderConsole(<OrderDrawer id="70" onClose={() => undefined} />) };
}

test('a voucher goes out with its note; where it was refused file and note stand, and a retry has the same key', async () => {
  const sent = holdUploads();
  const { server, user } = openOrder({});
  server.change({ [VOUCHER]: () => refusal('CONFLICT', '订单已过期') });
  await screen.findByText('33050161');
  const send = screen.getByRole('button', { name: '提交凭证' });
  expect(send).toHaveProperty('disabled', true);
  chooseFiles(screen.getByRole('button', { name: '上传转账凭证' }), pdf(10, '回单.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer(200, { id: '88', name: '回单.pdf' });
  fireEvent.change(screen.getByLabelText('转账说明'), { target: { value: '付款户名：教育局' } });
  await user.click(send);
  await screen.findByText('订单已过期');
  screen.getByText('回单.pdf');
  expect(screen.getByLabelText('转账说明')).toHaveProperty('value', '付款户名：教育局');
  server.change({ [VOUCHER]: {} });
  await waitFor(() => expect(send.className).not.toContain('loading'));
  await user.click(send);
  await screen.findByText('凭证已提交，核对后权益自动生效');
  const [first, again] = server.to(VOUCHER);
  expect(again).toMatchObject({ params: { id: '70' }, body: { fileId: '88', note: '付款户名：教育局' } });
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('a payment by WeChat shows its code, and one that did not begin can be begun again', async () => {
  const { server, user } = openOrder({ method: 'wechat' });
  server.change({ [PAY]: () => refusal('CONFLICT', '支付服务暂时不可用') });
  const pay = await screen.findByRole('button', { name: '微信支付' });
  await user.click(pay);
  await screen.findByText('支付服务暂时不可用');
  server.change({ [PAY]: { provider: 'wechat', url: 'weixin://wxpay/1' } });
  await waitFor(() => expect(pay.className).not.toContain('loading'));
  await user.click(pay);
  await screen.findByText('请用微信扫码付款');
  await screen.findByRole('img', { name: '微信付款码' });
});

test('an order is cancelled only after a yes, and only where it may be', async () => {
  const { server, user, unmount } = openOrder({ moves: ['cancel'] });
  server.change({ [CANCEL]: {} });
  await user.click(await screen.findByRole('button', { name: '取消订单' }));
  await screen.findByText('取消这个订单？');
  expect(server.to(CANCEL)).toEqual([]);
  const [yes] = within(screen.getByRole('tooltip')).getAllByRole('button', { name: '取消订单' });
  await user.click(yes as HTMLElement);
  await screen.findByText('订单已取消');
  expect(server.to(CANCEL)[0]?.params).toEqual({ id: '70' });
  unmount();
  openOrder({ status: 'fulfilled', moves: [] });
  await screen.findByRole('button', { name: '申请发票' });
  expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
});
