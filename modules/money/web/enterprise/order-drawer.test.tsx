import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { fill, press, settled } from '#web/testing/antd.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { InvoiceTitle } from '../../contract/invoices.ts';
import { InvoiceDialog } from './order-drawer.tsx';

const order = sampleOf(api['GET /api/company/orders/:id'].returns, { price: 39_900 });
const company = { name: '杭州钱江湾中学', creditCode: '12330100470116379N' };
const last = {
  kind: 'plain',
  name: '杭州市教育局',
  taxNumber: '11330100002489559B',
  email: 'cw@school.example.cn',
} as const;
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test.each([
  { which: 'first', titles: [], name: company.name, taxNumber: company.creditCode },
  { which: 'next', titles: [{ id: '1', title: last }], name: last.name, taxNumber: last.taxNumber },
])('the $which invoice begins with name and tax number that are known', async ({ titles, name, taxNumber }) => {
  serve({ 'GET /api/company/invoiceTitles': titles, 'GET /api/team/company': company });
  renderConsole(<InvoiceDialog order={order} onClose={() => undefined} />);
  await screen.findByLabelText('发票抬头');
  expect([typed('发票抬头'), typed('纳税人识别号')]).toEqual([name, taxNumber]);
});

const ASK = 'POST /api/company/invoices';
const title = { ...last, taxNumber: '12330106470116379T', address: '', bank: '' };
const TITLES = 'GET /api/company/invoiceTitles';
const DROP = 'DELETE /api/company/invoiceTitles/:id';

async function open(titles: { id: string; title: InvoiceTitle }[] = [{ id: '1', title }]) {
  const server = serve({ [TITLES]: titles, 'GET /api/team/company': company });
  const onClose = vi.fn();
  renderConsole(<InvoiceDialog order={{ ...order, id: '41' }} onClose={onClose} />);
  await screen.findByLabelText('发票抬头');
  return { server, onClose };
}

test('a request that was lost stays typed, and is the same one when it is sent again', async () => {
  const { server, onClose } = await open();
  server.change({ [ASK]: unreachable });
  fill('发票抬头', '杭州市教育局财务处');
  press('提交申请');
  await screen.findByText('接口请求失败');
  await settled();
  expect([typed('发票抬头'), onClose.mock.calls]).toEqual(['杭州市教育局财务处', []]);
  server.change({ [ASK]: {} });
  press('提交申请');
  press('提交申请');
  await screen.findByText('已申请，开具后发送到邮箱');
  const [lost, again, ...more] = server.to(ASK);
  const { kind, taxNumber, email } = title;
  expect(again?.body).toEqual({ orderId: '41', title: { kind, name: '杭州市教育局财务处', taxNumber, email } });
  expect([again?.headers.get('idempotency-key'), more]).toEqual([lost?.headers.get('idempotency-key'), []]);
});

test('a special invoice needs address and bank, each said at its field', async () => {
  const { server, onClose } = await open();
  server.change({ [ASK]: {} });
  fireEvent.click(screen.getByRole('radio', { name: /专用/ }));
  await screen.findByLabelText('注册地址和电话');
  press('提交申请');
  await waitFor(() => expect(screen.getAllByText('专用发票须填写')).toHaveLength(2));
  expect([server.to(ASK), onClose.mock.calls]).toEqual([[], []]);
});

test('an invoice that was asked for already is refused with its reason', async () => {
  const { server, onClose } = await open();
  server.change({ [ASK]: () => refusal('CONFLICT', '这笔订单已申请过发票') });
  press('提交申请');
  await screen.findByText('这笔订单已申请过发票');
  expect(onClose).not.toHaveBeenCalled();
});

test('a title that was used before fills the form in, and can be deleted', async () => {
  const other = { ...title, name: '杭州市教育局财务处', taxNumber: '12330100470116379N' };
  const { server } = await open([
    { id: '1', title },
    { id: '2', title: other },
  ]);
  const list = within(screen.getByRole('list', { name: '用过的抬头' }));
  fireEvent.click(list.getByRole('button', { name: /财务处 12330100470116379N$/ }));
  expect([typed('发票抬头'), typed('纳税人识别号')]).toEqual([other.name, other.taxNumber]);
  server.change({ [DROP]: null, [TITLES]: [{ id: '1', title }] });
  fireEvent.click(list.getByRole('button', { name: '删除抬头：杭州市教育局财务处' }));
  press('删除', await screen.findByRole('tooltip'));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(server.to(DROP).map(({ params }) => params)).toEqual([{ id: '2' }]);
});
