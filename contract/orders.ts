import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, listOf, paging, text, whole } from './fields.ts';
import { type QuotaUnit, quotaUnits, soldUnits } from './ledger-units.ts';
import { rules } from './rules.ts';

/** The most that one amount may be: a hundred million yuan. */
const MOST_FEN = 10_000_000_000;

/** An amount in fen on the wire; a form reads it from yuan by `fenOf`, and both say the same of a wrong one. */
export const fen = (title: string) =>
  z
    .number({ error: rules.amount.message })
    .int({ error: rules.amount.message })
    .min(1, { error: rules.amount.message })
    .max(MOST_FEN, { error: `${title}过大` })
    .meta({ title });

const unitNames = Object.keys(quotaUnits) as [QuotaUnit, ...QuotaUnit[]];

const units = z
  .strictObject(
    Object.fromEntries(soldUnits.map((name) => [name, whole(quotaUnits[name].label, 0, 100_000).optional()])) as Record<
      (typeof soldUnits)[number],
      z.ZodOptional<ReturnType<typeof whole>>
    >,
  )
  .refine((given) => Object.values(given).some((count) => count), { error: '请至少填写一项权益' })
  .meta({ title: '权益' });

const packageBody = z.strictObject({
  name: text('套餐名称', { min: 2, max: 30 }),
  intro: text('套餐说明', { max: 200 }),
  price: fen('价格'),
  units,
  validDays: whole('有效天数', 1, 1_095),
  isActive: z.boolean({ error: '是否在售格式不正确' }).meta({ title: '是否在售' }),
  position: whole('排序', 0, 999),
});

const shownUnits = z.partialRecord(z.enum(unitNames), z.number());

export const salesPackage = z.object({
  id: z.string(),
  name: z.string(),
  intro: z.string(),
  price: z.number(),
  units: shownUnits,
  validDays: z.number(),
  isActive: z.boolean(),
  position: z.number(),
});
export type SalesPackage = z.output<typeof salesPackage>;

export const orderStates = [
  'created',
  'voucher-submitted',
  'voucher-rejected',
  'paid',
  'fulfilled',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
] as const;

export const payMethods = {
  transfer: '对公转账',
  wechat: '微信支付',
  alipay: '支付宝',
  balance: '余额支付',
} as const;
export type PayMethod = keyof typeof payMethods;
const method = z
  .enum(['transfer', 'wechat', 'alipay', 'balance'], { error: '付款方式不正确' })
  .meta({ title: '付款方式' });

const file = z.object({ id: z.string(), name: z.string(), type: z.string(), url: z.string() });

const event = z.object({ move: z.string(), toStatus: z.string(), note: z.string(), at: z.string() });

export const orderLine = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(orderStates),
  packageName: z.string(),
  units: shownUnits,
  validDays: z.number(),
  price: z.number(),
  method,
  reason: z.string().nullable(),
  refundAmount: z.number().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  paidAt: z.string().nullable(),
  fulfilledAt: z.string().nullable(),
  /** Of its invoice, where one was asked for and not refused. */
  invoice: z.enum(['requested', 'issued']).nullable(),
  moves: z.array(z.string()),
});
export type OrderLine = z.output<typeof orderLine>;

export const order = orderLine.extend({
  voucher: file.nullable(),
  voucherNote: z.string(),
  events: z.array(event),
});
export type Order = z.output<typeof order>;

const operatorLine = orderLine.extend({
  companyId: z.string(),
  companyName: z.string(),
  /** The first of two has confirmed it; `mine`: it was the one who asks. */
  firstEyes: z.object({ name: z.string(), mine: z.boolean() }).nullable(),
  needsTwo: z.boolean(),
});
export type OperatorOrderLine = z.output<typeof operatorLine>;

/** How money goes back by the provider it came from. */
const refundOf = z.object({
  status: z.enum(['waiting', 'done', 'by-hand']),
  attempts: z.number(),
  /** Why the last attempt failed; empty where it did not. */
  problem: z.string(),
  triedAt: z.string().nullable(),
});

const operatorOrder = operatorLine.extend({
  voucher: file.nullable(),
  voucherNote: z.string(),
  events: z.array(event),
  /** What may be given back by what is left of the quotas, in fen. */
  refundable: z.number(),
  left: shownUnits,
  /** Null where no provider gives the money back. */
  refund: refundOf.nullable(),
});
export type OperatorOrder = z.output<typeof operatorOrder>;

const byId = z.object({ id: id('订单编号') });
const finance = { who: 'recruiter', members: ['finance'] } as const;
const operator = { who: 'operator', operators: ['finance'] } as const;
const status = z.enum(orderStates, { error: '状态不正确' }).optional().meta({ title: '状态' });
const reason = text('原因', { min: 1, max: 200 });

export const orderEndpoints = {
  'GET /api/company/packages': {
    ...finance,
    does: '在售套餐，以及可用的付款方式和收款账户',
    returns: z.object({
      items: z.array(salesPackage),
      methods: z.array(method),
      bank: z.object({ holder: z.string(), bank: z.string(), account: z.string() }).nullable(),
    }),
  },
  'GET /api/company/orders': {
    ...finance,
    does: '本单位的订单',
    query: z.object({ status, ...paging }),
    returns: listOf(orderLine),
  },
  'POST /api/company/orders': {
    ...finance,
    does: '下单；价格以下单时为准',
    body: z.strictObject({ packageId: id('套餐编号'), method }),
    returns: order,
    idempotent: true,
  },
  'GET /api/company/orders/:id': { ...finance, does: '订单详情', params: byId, returns: order },
  'POST /api/company/orders/:id/voucher': {
    ...finance,
    does: '上传转账凭证，等待核对',
    params: byId,
    body: z.strictObject({ fileId: id('凭证'), note: text('转账说明', { max: 200 }) }),
    returns: order,
  },
  'POST /api/company/orders/:id/cancel': { ...finance, does: '取消未付款的订单', params: byId, returns: order },
  'POST /api/company/orders/:id/payment': {
    ...finance,
    does: '在线付款：微信为二维码内容，支付宝为付款页地址',
    params: byId,
    returns: z.object({ provider: z.enum(['wechat', 'alipay']), url: z.string() }),
  },
  'GET /api/admin/orders': {
    ...operator,
    does: '订单；按订单号或单位名称查找',
    query: z.object({ status, keyword: text('关键词', { max: 40 }).optional(), ...paging }),
    returns: listOf(operatorLine),
  },
  'GET /api/admin/orders/:id': { ...operator, does: '订单与凭证', params: byId, returns: operatorOrder },
  'POST /api/admin/orders/:id/moves': {
    ...operator,
    does: '核对凭证与退款；超过限额的订单须两人先后确认',
    params: byId,
    body: z.discriminatedUnion('move', [
      z.strictObject({ move: z.literal('confirm-voucher') }),
      z.strictObject({ move: z.literal('reject-voucher'), reason }),
      z.strictObject({ move: z.literal('refund'), amount: fen('退款金额'), reason }),
      z.strictObject({ move: z.literal('finish-refund'), reason: text('退款凭据', { min: 1, max: 200 }) }),
    ]),
    returns: operatorOrder,
  },
  'GET /api/admin/packages': { ...operator, does: '全部套餐', returns: z.array(salesPackage) },
  'POST /api/admin/packages': {
    ...operator,
    does: '新建套餐',
    body: packageBody,
    returns: salesPackage,
    idempotent: true,
  },
  'PUT /api/admin/packages/:id': {
    ...operator,
    does: '修改套餐；已下的订单不变',
    params: z.object({ id: id('套餐编号') }),
    body: packageBody,
    returns: salesPackage,
  },
} as const satisfies EndpointTable;
