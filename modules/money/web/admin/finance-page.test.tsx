import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { FinancePage } from './finance-page.tsx';

const ORDERS = 'GET /api/admin/orders';
const order = (id: string, status: string, more = {}) => ({
  id,
  status,
  number: `JY202703010${id}`,
  companyName: `学校${id}`,
  packageName: '年度套餐',
  price: 500_000,
  method: 'transfer',
  moves: [],
  needsTwo: false,
  firstEyes: null,
  createdAt: '2027-03-01T01:00:00Z',
  ...more,
});
const all = [
  order('1', 'voucher-submitted', { moves: ['confirm-voucher'], needsTwo: true }),
  order('2', 'voucher-submitted', { needsTwo: true, firstEyes: { name: '陈立', mine: true } }),
  order('3', 'fulfilled', { method: 'wechat' }),
];

function open(at = '/admin/finance') {
  const server = serve({
    [ORDERS]: ({ query }: Sent) => {
      const items = all.filter(
        ({ status, companyName }) =>
          (!query.status || status === query.status) && (!query.keyword || companyName.includes(query.keyword)),
      );
      return { items, total: items.length } as never;
    },
    'GET /api/admin/invoices': {
      items: [40, 20].map((days) => ({
        id: `${days}`,
        requestedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
      })),
      total: 4,
    } as never,
    'GET /api/admin/ordersByMonth': [],
    'GET /api/admin/orders/:id': unreachable,
  });
  return { server, ...renderConsole(<FinancePage />, at) };
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

beforeEach(() => signIn.operator('finance'));

test('orders whose voucher waits are counted, and say what they wait for', async () => {
  open();
  const waiting = within(await screen.findByRole('region', { name: '待核对凭证' }));
  expect(
    waiting
      .getAllByRole('listitem')
      .map(({ textContent }) => /学校\d|须两人确认|待二次确认/g.exec(textContent ?? '') && textContent),
  ).toEqual([expect.stringMatching(/学校1.*须两人确认/), expect.stringMatching(/学校2.*待二次确认/)]);
  const paid = await rowOf('学校3');
  expect(paid.queryByRole('button', { name: '核对' })).toBeNull();
  paid.getByText(/微信/);
  const number = paid.getByText(/27030103/);
  expect(number.textContent, 'its number is read out whole').toContain('JY2027030103');
  expect(within(screen.getByRole('table')).queryByText('学校1'), 'what stands above is not said again').toBeNull();
});

test('what waits is summed, and is one press away; nothing that waits has no button', async () => {
  const { user, address, unmount } = open();
  const waiting = within(await screen.findByRole('region', { name: '待核对凭证' }));
  waiting.getByText('¥10,000');
  waiting.getByText('2 笔，最早的在前');
  await user.click(waiting.getByRole('button', { name: '核对 学校2' }));
  expect(address()).toContain('id=2');
  const invoices = within(screen.getByRole('region', { name: '待开发票' }));
  const waits = invoices.getAllByText(/^等了/).map(({ textContent, className }) => [textContent, className]);
  expect(waits, 'more than a month is long').toEqual([
    ['等了 40 天', 'text-warm-ink'],
    ['等了 20 天', ''],
  ]);
  await user.click(invoices.getByRole('button', { name: '去开票' }));
  expect(address()).toContain('tab=invoices');
  unmount();
  serve({ 'GET /api/admin/ordersByMonth': [], [ORDERS]: { items: [], total: 0 }, 'GET /api/admin/invoices': {} });
  renderConsole(<FinancePage />, '/admin/finance');
  await screen.findByText('凭证都核对过了');
  expect(screen.queryByRole('button', { name: /核对/ })).toBeNull();
});

test('the income of the month stands beside the month before', async () => {
  const { server } = open();
  const of = (month: string, packageName: string, received: number, refunded = 0) => ({
    month,
    packageName,
    paid: 1,
    received,
    refunded,
  });
  server.change({
    'GET /api/admin/ordersByMonth': [
      of('2027-03', '专业版', 300_000, 50_000),
      of('2027-02', '专业版', 400_000),
      of('2027-02', '体验包', 100_000),
    ],
  });
  renderConsole(<FinancePage />, '/admin/finance');
  const income = within(await screen.findByRole('region', { name: '净收入' }));
  income.getByText('¥2,500');
  income.getByText(/^3 月是 2 月的 50%/);
  expect(income.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '¥5,0002 月，2 笔',
    '3 月，1 笔',
  ]);
});

test('a state and words narrow the list together, and stand in the address', async () => {
  const { server, address, user } = open();
  await rowOf('学校3');
  fireEvent.mouseDown(screen.getByLabelText('订单状态'));
  await user.click(await screen.findByText('已生效', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(address()).toContain('status=fulfilled'));
  const field = screen.getByLabelText('搜索订单');
  fireEvent.change(field, { target: { value: ' 学校9 ' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  await screen.findByText('没有这样的订单');
  expect(server.to(ORDERS).at(-1)?.query).toMatchObject({ status: 'fulfilled', keyword: '学校9' });
  expect(decodeURIComponent(address())).toContain('keyword=学校9');
});

test('an order opens by its row, and one that did not load is asked for again without leaving the list', async () => {
  const { server, user, address } = open();
  await user.click((await rowOf('学校3')).getByRole('button', { name: '学校3' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: /重\s*试/ });
  expect(address()).toContain('id=3');
  expect(server.to('GET /api/admin/orders/:id').map(({ params }) => params.id)).toContain('3');
  screen.getByText('学校3');
});

test('no voucher that waits is said as such, not as a fault', async () => {
  serve({ 'GET /api/admin/ordersByMonth': [], [ORDERS]: {}, 'GET /api/admin/invoices': {} });
  renderConsole(<FinancePage />, '/admin/finance?status=voucher-submitted');
  await screen.findByText('没有待核对的凭证，上传新凭证后会排在这里');
});
