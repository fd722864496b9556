import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
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

test('orders whose voucher waits say what they wait for', async () => {
  open();
  (await rowOf('学校1')).getByText('须两人确认');
  (await rowOf('学校2')).getByText('待二次确认');
  const paid = await rowOf('学校3');
  expect(paid.queryByRole('button', { name: '核对' })).toBeNull();
  paid.getByText(/微信/);
  const number = paid.getByText(/27030103/);
  expect(number.textContent, 'its number is read out whole').toContain('JY2027030103');
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
