import { expect, test } from 'vitest';
import { invoiceTitle } from './invoices.ts';

test.each([
  [undefined, '请填写接收邮箱'],
  ['', '请填写接收邮箱'],
  ['a@b', '请输入正确的邮箱'],
])('an invoice sent to %s is refused in words that say what to do', (email, message) => {
  const { error } = invoiceTitle.safeParse({ kind: 'plain', name: '杭州中学', taxNumber: '12330106470116379T', email });
  expect(error?.issues.find(({ path }) => path[0] === 'email')?.message).toBe(message);
});
