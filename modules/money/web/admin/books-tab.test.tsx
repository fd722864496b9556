import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { choose, press, pressSoon, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { savedFiles } from '#web/testing/saved-files.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { BooksTab } from './books-tab.tsx';

const LEDGER = 'GET /api/admin/ledger';
const STATEMENT = 'GET /api/admin/statement';
const BOOKS = 'GET /api/admin/ledgerBooks';
const CHECK = 'POST /api/admin/ledgerBooks/checks';

const posting = { id: '1', kind: 'payment' as const, note: '购买套餐', companyName: '深圳中学', lines: [] };

function open(at = '/admin/finance?tab=books') {
  const server = serve({
    [LEDGER]: { items: [posting], total: 1 } as never,
    [BOOKS]: { accounts: [], faults: [], newest: null, full: null },
    [STATEMENT]: { lines: [], isCut: false },
  });
  return { server, ...renderConsole(<BooksTab />, at) };
}

beforeEach(() => signIn.operator('finance'));

test('the statement is of the chosen account; one that was cut says how to get the rest', async () => {
  const saved = savedFiles();
  const { server } = open();
  await screen.findByText('购买套餐');
  await choose('对账单的账户', '套餐收入');
  press('导出CSV');
  await screen.findByText('已导出 0 笔');
  expect(server.to(STATEMENT)[0]?.query).toEqual({ account: 'income' });
  expect(saved[0]?.name).toMatch(/^对账单-套餐收入-.*\.csv$/);
  server.change({ [STATEMENT]: { lines: [], isCut: true } });
  await pressSoon('导出CSV');
  await screen.findByText(/^已导出最新的 0 笔/);
});

test('the books of one school are exported as its own, and left for all books', async () => {
  const saved = savedFiles();
  const { server, address } = open('/admin/finance?tab=books&companyId=9');
  await screen.findByText('单位：深圳中学');
  expect(server.to(LEDGER)[0]?.query).toMatchObject({ companyId: '9' });
  press('导出CSV');
  await screen.findByText('已导出 0 笔');
  expect(server.to(STATEMENT)[0]?.query).toEqual({ companyId: '9' });
  expect(saved[0]?.name).toMatch(/^对账单-深圳中学-/);
  press('查看全部');
  await waitFor(() => expect(server.to(LEDGER).at(-1)?.query.companyId).toBeUndefined());
  expect(address()).not.toContain('companyId');
});

test('a check of all books is asked for once for two presses, and refused with its reason', async () => {
  const { server } = open();
  server.change({ [CHECK]: () => refusal('CONFLICT', '正在核对，请稍候') });
  await pressSoon('核对全部账目');
  press('核对全部账目');
  await screen.findByText('正在核对，请稍候');
  expect(server.to(CHECK)).toHaveLength(1);
  await settled();
  server.change({
    [CHECK]: null,
    [BOOKS]: { accounts: [], faults: ['单位 9 的余额不符'], newest: null, full: null },
  });
  press('核对全部账目');
  await screen.findByText('1 处不符');
});
