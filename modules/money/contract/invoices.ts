import { z } from 'zod';
import { isCreditCode } from '#contract/companies/credit-code.ts';
import { type EndpointTable, financeMembers, financeOperators } from '#contract/endpoint.ts';
import { id, listOf, moment, oneOf, paging, stateOf, text } from '#contract/fields.ts';
import { invoice } from './order-state.ts';

/** 纳税人识别号 of before 2015: 15 digits, or 17 or 20 with a check letter. */
const older = /^[0-9]{15}$|^[0-9]{17}[0-9X]$|^[0-9]{18}[0-9A-Z]{2}$/;

/** Whether a text is a valid 纳税人识别号: a valid 统一社会信用代码 or one of the older forms. */
export const isTaxNumber = (text: string): boolean => isCreditCode(text) || older.test(text);

const email = z
  .email({ error: ({ input }) => (input ? '请输入正确的邮箱' : '请填写接收邮箱') })
  .max(254, { error: '请输入正确的邮箱' })
  .meta({ title: '接收邮箱' });

/** The buyer on an invoice; a 专票 needs address and bank too. */
export const invoiceTitle = z
  .strictObject({
    kind: oneOf(['plain', 'special'], '发票类型'),
    name: text('发票抬头', { min: 2, max: 100 }),
    taxNumber: z
      .string({ error: '请填写纳税人识别号' })
      .transform((value) => value.trim().toUpperCase())
      .refine(isTaxNumber, { error: '纳税人识别号不正确' })
      .meta({ title: '纳税人识别号' }),
    email,
    address: text('注册地址和电话', { max: 120 }).default(''),
    bank: text('开户行和账号', { max: 120 }).default(''),
  })
  .refine(({ kind, address }) => kind === 'plain' || address !== '', {
    path: ['address'],
    error: '专用发票须填写注册地址和电话',
  })
  .refine(({ kind, bank }) => kind === 'plain' || bank !== '', { path: ['bank'], error: '专用发票须填写开户行和账号' });
export type InvoiceTitle = z.output<typeof invoiceTitle>;

export const invoiceKinds = { plain: '增值税普通发票', special: '增值税专用发票' } as const;

const status = stateOf(invoice);

const shownTitle = z.object({
  kind: z.enum(['plain', 'special']),
  name: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  address: z.string(),
  bank: z.string(),
});

export const invoiceLine = z.object({
  id: z.string(),
  orderNumber: z.string(),
  packageName: z.string(),
  companyName: z.string(),
  title: shownTitle,
  amount: z.number(),
  status,
  number: z.string().nullable(),
  reason: z.string().nullable(),
  requestedAt: moment(),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

const storedTitle = z.object({ id: z.string(), title: shownTitle });
export type StoredTitle = z.output<typeof storedTitle>;

const byId = z.object({ id: id() });

export const invoiceEndpoints = {
  'GET /api/company/invoices': {
    ...financeMembers,
    summary: '本单位的发票',
    query: z.object(paging),
    returns: listOf(invoiceLine),
  },
  'POST /api/company/invoices': {
    ...financeMembers,
    summary: '为已付款的订单申请发票，抬头会被记住',
    body: z.strictObject({ orderId: id('订单编号'), title: invoiceTitle.meta({ title: '发票抬头' }) }),
    returns: invoiceLine,
    idempotent: true,
  },
  'GET /api/company/invoiceTitles': {
    ...financeMembers,
    summary: '本单位用过的发票抬头',
    returns: z.array(storedTitle),
  },
  'DELETE /api/company/invoiceTitles/:id': { ...financeMembers, summary: '删除发票抬头', params: byId },
  'GET /api/admin/invoices': {
    ...financeOperators,
    summary: '发票申请，待开票的按先后',
    query: z.object({ status: status.optional().meta({ title: '状态' }), ...paging }),
    returns: listOf(invoiceLine),
  },
  'POST /api/admin/invoices/:id/moves': {
    ...financeOperators,
    summary: '开票或驳回；每张发票只能处理一次',
    params: byId,
    body: z.discriminatedUnion('move', [
      z.strictObject({ move: z.literal('issue'), number: text('发票号码', { min: 8, max: 20 }) }),
      z.strictObject({ move: z.literal('reject'), reason: text('驳回原因', { min: 1, max: 200 }) }),
    ]),
    returns: invoiceLine,
    idempotent: true,
  },
} as const satisfies EndpointTable;
