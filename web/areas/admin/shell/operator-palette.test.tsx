import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { OperatorSearch, OverdueBell } from './admin-console.tsx';

const COMPANIES = 'GET /api/admin/companies';
const USERS = 'GET /api/admin/users';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

async function find(text: string) {
  const server = serve({ [COMPANIES]: { items: [{ id: '7', name: '镜湖区栀子幼儿园', status: 'approved' }] } });
  const page = renderConsole(<OperatorSearch />, '/admin');
  await page.user.keyboard('{Control>}k{/Control}');
  await page.user.type(await screen.findByRole('combobox', { name: '搜单位、用户、单号' }), text);
  return { ...page, server };
}

test('a name finds its company, and leads to the lists that are searched for it without searching them', async () => {
  signIn.operator();
  const { user, server, address } = await find('栀子');
  await screen.findByRole('option', { name: /栀子幼儿园/, selected: true });
  await user.click(screen.getByRole('option', { name: '在用户里找“栀子”' }));
  expect(address()).toBe('/admin/users?keyword=%E6%A0%80%E5%AD%90');
  expect(server.to(USERS)).toEqual([]);
});

test('a role finds only what it may open', async () => {
  signIn.operator('finance');
  const { server } = await find('JY2027');
  await screen.findByRole('option', { name: '在订单里找“JY2027”' });
  expect(screen.queryByRole('option', { name: /在用户里找/ })).toBeNull();
  expect(server.to(COMPANIES)).toEqual([]);
});

test('the bell rings for what is overdue', async () => {
  signIn.operator();
  const items = [2, 0, 1].map((overdue, at) => ({ queue: `${at}`, waiting: 4, overdue }));
  serve({ 'GET /api/admin/reviewCounts': { items } });
  renderConsole(<OverdueBell />, '/admin/companies');
  expect((await screen.findByRole('link', { name: '待办，3 件超时' })).getAttribute('href')).toBe('/admin');
});

test('beside the queues themselves there is no bell', () => {
  signIn.operator();
  serve({ 'GET /api/admin/reviewCounts': { items: [] } });
  renderConsole(<OverdueBell />, '/admin');
  expect(screen.queryByRole('link', { name: '待办' })).toBeNull();
});
