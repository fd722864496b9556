import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';

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
  { which: 'next', titles: [{ title: last }], name: last.name, taxNumber: last.taxNumber },
])('the $which invoice begins with name and tax number that are known', async ({ titles, name, taxNumber }) => {
  serve({ 'GET /api/company/invoiceTitles': titles, 'GET /api/team/company': company });
  renderConsole(<InvoiceDialog order={order} onClose={() => undefined} />);
  await screen.findByLabelText('发票抬头');
  expect([typed('发票抬头'), typed('纳税人识别号')]).toEqual([name, taxNumber]);
});
