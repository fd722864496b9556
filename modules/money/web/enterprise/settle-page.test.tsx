import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '#contract/months.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Answers, type Sent, serve } from '#web/testing/serve.ts';
import { SettlePage } from './settle-page.tsx';

const ORDERS = 'GET /api/company/orders';
const LEDGER = 'GET /api/company/ledger';
const STATEMENT = 'GET /api/company/statement';
const order = (id: string, status: string, more = {}) => ({
  id,
  status,
  packageName: `套餐${id}`,
  price: 39_900,
  method: 'transfer',
  moves: [],
  invoice: null,
  units: { posts: 5 },
  createdAt: '2027-03-01T01:00:00Z',
  ...more,
});
const movement = (id: string, amount: number) => ({
  id,
  amount,
  at: '2027-03-01T01:00:00Z',
  unit: 'posts',
  kind: 'grant',
  note: `第 ${id} 笔`,
  balance: 5,
});

function open(tab: string, more: Answers = {}) {
  const server = serve({
    'GET /api/company/companyAssets': { balance: 100_000 },
    'GET /api/company/packages': { items: [] },
    [ORDERS]: {},
    'GET /api/company/invoices': {},
    [LEDGER]: {},
    ...more,
  });
  return { server, ...renderConsole(<SettlePage />, `/settle?tab=${tab}`) };
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

beforeEach(() => signIn.recruiter('finance'));

test('each order offers what is next for it: to pay, an invoice, or nothing', async () => {
  open('orders', {
    [ORDERS]: {
      items: [
        order('1', 'created', { moves: ['submit-voucher'] }),
        order('2', 'fulfilled'),
        order('3', 'fulfilled', { invoice: 'requested' }),
        order('4', 'expired'),
      ],
      total: 4,
    } as never,
  });
  (await rowOf('套餐1')).getByRole('button', { name: '去付款' });
  (await rowOf('套餐2')).getByRole('button', { name: '申请发票' });
  for (const name of ['套餐3', '套餐4'])
    expect((await rowOf(name)).queryByRole('button', { name: /去付款|申请发票/ })).toBeNull();
});

test('an order opens over the list, stands in the address, and closing it leaves the list', async () => {
  const { user, address } = open('orders', {
    [ORDERS]: { items: [order('1', 'fulfilled')], total: 1 } as never,
    'GET /api/company/orders/:id': order('1', 'fulfilled', { validDays: 90, events: [] }) as never,
  });
  await user.click(await screen.findByRole('button', { name: '套餐1' }));
  await screen.findByTestId('order');
  expect(address()).toContain('id=1');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /关闭|close/i }));
  await waitFor(() => expect(address()).not.toContain('id=1'));
  expect(address()).toContain('tab=orders');
});

test('without orders the way leads to the packages, without invoices to the orders', async () => {
  const first = open('orders');
  await first.user.click(await screen.findByRole('button', { name: '看看套餐' }));
  await waitFor(() => expect(first.address()).not.toContain('tab=orders'));
  first.unmount();
  const { user, address } = open('invoices');
  await user.click(await screen.findByRole('button', { name: '查看订单' }));
  await waitFor(() => expect(address()).toContain('tab=orders'));
});

test('the ledger is narrowed by an account; the statement of the same is saved, and says where it was cut', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  const { server } = open('ledger', {
    [LEDGER]: { items: [movement('1', 5), movement('2', -1)], total: 2 } as never,
    [STATEMENT]: { lines: [movement('1', 5)], isCut: true } as never,
  });
  await screen.findByText('第 1 笔');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '账目' }));
  fireEvent.click(
    (await screen.findAllByText(/职位|发布/, { selector: '.ant-select-item-option-content' }))[0] as HTMLElement,
  );
  await waitFor(() => expect(server.to(LEDGER).at(-1)?.query.unit).toBeDefined());
  const { unit } = server.to(LEDGER).at(-1)?.query ?? {};
  fireEvent.click(screen.getByRole('button', { name: /导出 CSV$/ }));
  await screen.findByText('已导出最新的 1 笔，请缩小范围导出其余');
  expect(server.to(STATEMENT)[0]?.query.unit).toBe(unit);
  expect(await saved[0]?.text()).toContain('第 1 笔');
});

test('what is left stands over what was bought, and what ends first in one line', async () => {
  const at = new Date(Date.now() + 10 * dayMs).toISOString();
  open('packages', {
    'GET /api/company/companyAssets': {
      balance: 0,
      quotas: [
        { unit: 'posts', left: 3, used: 27, nextExpiry: { at, count: 3 } },
        {
          unit: 'refreshes',
          left: 142,
          used: 8,
          nextExpiry: { at: new Date(Date.now() + 40 * dayMs).toISOString(), count: 142 },
        },
      ],
    } as never,
  });
  const assets = within(await screen.findByTestId('assets'));
  assets.getByText(/^最先到期的是职位发布 3 个，/);
  assets.getByText('余额 ¥0.00');
  const posts = assets.getByTestId('quota-posts');
  expect(posts.textContent).toBe('剩 3 / 30 个');
});

test('the pages of the orders are asked of the server, and stand in the address', async () => {
  const page = ({ query }: Sent) => ({ items: [order(query.page === '2' ? '21' : '1', 'expired')], total: 40 });
  const { server, address } = open('orders', { [ORDERS]: page as never });
  await screen.findByText('套餐1');
  fireEvent.click(screen.getByTitle('2'));
  await screen.findByText('套餐21');
  expect(address()).toContain('page=2');
  expect(server.to(ORDERS).at(-1)?.query.page).toBe('2');
});

test.each(['recruiter', 'interviewer'] as const)(
  'a %s sees what is left, and neither buys nor reads accounts',
  async (role) => {
    signIn.recruiter(role);
    const { server } = open('orders');
    await screen.findByText('套餐、订单、发票和账目由主管理员与财务办理。');
    expect([ORDERS, LEDGER].flatMap((key) => server.sent.filter((one) => one.key === key))).toEqual([]);
  },
);
