import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Sent, serve } from '#web/testing/serve.ts';
import { NoticesPage } from './notices-page.tsx';

const OWN = 'GET /api/notifications';
const COMPANY = 'GET /api/company/queryCompanyMessage';
const SETTINGS = 'GET /api/notifications/settings';
const SAVE = 'PUT /api/notifications/settings';
const message = (id: string, title: string, more = {}) => ({
  id,
  title,
  kind: 'post.approved',
  body: '',
  link: '',
  createdAt: '2027-03-01T01:00:00Z',
  ...more,
});
const settings = {
  topics: [{ topic: 'delivery' as const, inApp: true, fixed: false, sms: false }],
  quietFrom: '22:00',
  quietTo: '08:00',
};

function open(at = '/notices?tab=company', messages: (sent: Sent) => object | Promise<object> = () => ({})) {
  const server = serve({ [OWN]: {}, [COMPANY]: messages as never, [SETTINGS]: settings });
  return { server, ...renderConsole(<NoticesPage />, at) };
}

beforeEach(() => signIn.recruiter());

test('messages to the company lead where they say; a topic narrows them, asked of the server', async () => {
  const items = [message('1', '职位已通过审核', { link: '/ment', body: '高中物理教师' }), message('2', '没有去处的')];
  const { server, user } = open(undefined, ({ query }) => (query.topic === 'money' ? {} : { items }));
  const link = await screen.findByRole('link', { name: /职位已通过审核/ });
  expect(link.getAttribute('href')).toBe('/ment');
  expect(screen.getByText('没有去处的').closest('a')).toBeNull();
  await user.click(within(screen.getByRole('group', { name: '消息类型' })).getByRole('button', { name: '订单与工资' }));
  await screen.findByText(/^没有“.*”的消息$/);
  expect(server.to(COMPANY).at(-1)?.query).toMatchObject({ companyId: '9', topic: 'money' });
});

test('older messages are on the next page', async () => {
  const { user, address } = open(undefined, ({ query }) => ({
    items: [query.page === '2' ? message('2', '更早的') : message('1', '最新的')],
    total: 21,
  }));
  await screen.findByText('最新的');
  await user.click(screen.getByRole('listitem', { name: '2' }));
  await screen.findByText('更早的');
  expect(address()).toBe('/notices?tab=company&page=2');
});

test('what comes while the page is open stands in it', async () => {
  const { server } = open();
  await screen.findByText('还没有单位消息');
  server.change({ [COMPANY]: { items: [message('1', '收到新的投递')] } });
  hear('notice', {});
  await screen.findByText('收到新的投递');
});

test('own notices and the company’s are two places of the address', async () => {
  const { user, address, server } = open('/notices');
  await screen.findByText('还没有通知');
  expect(server.to(COMPANY)).toEqual([]);
  await user.click(screen.getByText('单位消息'));
  await screen.findByText('还没有单位消息');
  expect(address()).toBe('/notices?tab=company');
  await user.click(screen.getByText('我的通知'));
  await waitFor(() => expect(address()).toBe('/notices'));
});

test('the settings open beside the page', async () => {
  const { server, user } = open('/notices');
  server.change({
    [SAVE]: { ...settings, topics: [{ topic: 'delivery' as const, inApp: true, fixed: false, sms: true }] },
  });
  await user.click(await screen.findByRole('button', { name: '通知设置' }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.click(await drawer.findByRole('checkbox', { name: /短信$/ }));
  await screen.findByText('已保存');
});
