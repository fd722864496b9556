import { z } from 'zod';
import { type EndpointTable, financeMembers, financeOperators } from '#contract/endpoint.ts';
import { id, listOf, paging, text, whole } from '#contract/fields.ts';
import { quotaNames } from '#contract/ledger/quotas.ts';
import {
  fen,
  method,
  operatorLine,
  operatorOrder,
  order,
  orderLine,
  orderStates,
  packageBody,
  salesPackage,
} from './order-shapes.ts';

const byId = z.object({ id: id('订单编号') });
const status = z.enum(orderStates, { error: '状态不正确' }).optional().meta({ title: '状态' });
const reason = text('原因', { min: 1, max: 200 });

const freeLimits = z.strictObject({
  posts: whole(quotaNames.posts, 0, 10_000),
  refreshes: whole(quotaNames.refreshes, 0, 10_000),
  talentContacts: whole(quotaNames.talentContacts, 0, 10_000),
  recruiters: whole(quotaNames.recruiters, 0, 1_000),
});

export const orderEndpoints = {
  'GET /api/company/packages': {
    ...financeMembers,
    summary: '在售套餐，以及可用的付款方式和收款账户',
    returns: z.object({
      items: z.array(salesPackage),
      methods: z.array(method),
      bank: z.object({ holder: z.string(), bank: z.string(), account: z.string() }).nullable(),
    }),
  },
  'GET /api/company/orders': {
    ...financeMembers,
    summary: '本单位的订单',
    query: z.object({ status, ...paging }),
    returns: listOf(orderLine),
  },
  'POST /api/company/orders': {
    ...financeMembers,
    summary: '下单；价格以下单时为准',
    body: z.strictObject({ packageId: id('套餐编号'), method }),
    returns: order,
    idempotent: true,
  },
  'GET /api/company/orders/:id': { ...financeMembers, summary: '订单详情', params: byId, returns: order },
  'POST /api/company/orders/:id/voucher': {
    ...financeMembers,
    summary: '上传转账凭证，等待核对',
    params: byId,
    body: z.strictObject({ fileId: id('凭证'), note: text('转账说明', { max: 200 }) }),
    returns: order,
    idempotent: true,
  },
  'POST /api/company/orders/:id/cancel': {
    ...financeMembers,
    summary: '取消未付款的订单',
    params: byId,
    returns: order,
  },
  'POST /api/company/orders/:id/payment': {
    ...financeMembers,
    summary: '在线付款：微信为二维码内容，支付宝为付款页地址',
    params: byId,
    returns: z.object({ provider: z.enum(['wechat', 'alipay']), url: z.string() }),
  },
  'GET /api/admin/orders': {
    ...financeOperators,
    summary: '订单；按订单号或单位名称查找',
    query: z.object({ status, keyword: text('关键词', { max: 40 }).optional(), ...paging }),
    returns: listOf(operatorLine),
  },
  'GET /api/admin/ordersByMonth': {
    ...financeOperators,
    summary: '按月份和套餐统计的收款与退款，最近的月份在前',
    query: z.object({ months: whole('月数', 1, 36).default(12) }),
    returns: z.array(
      z.object({
        /** `YYYY-MM` in Asia/Shanghai. */
        month: z.string(),
        packageName: z.string(),
        /** Orders that were paid in the month. */
        paid: z.number(),
        received: z.number(),
        /** Money that was given back in the month, whenever it was received. */
        refunded: z.number(),
      }),
    ),
  },
  'GET /api/admin/orders/:id': { ...financeOperators, summary: '订单与凭证', params: byId, returns: operatorOrder },
  'POST /api/admin/orders/:id/moves': {
    ...financeOperators,
    summary: '核对凭证与退款；超过限额的订单须两人先后确认',
    params: byId,
    body: z.discriminatedUnion('move', [
      z.strictObject({
        move: z.literal('confirm-voucher'),
        amount: fen('到账金额'),
        reference: text('银行流水号', { min: 4, max: 60 }),
      }),
      z.strictObject({ move: z.literal('reject-voucher'), reason }),
      z.strictObject({ move: z.literal('refund'), amount: fen('退款金额'), reason }),
      z.strictObject({ move: z.literal('finish-refund'), reason: text('退款凭据', { min: 1, max: 200 }) }),
    ]),
    returns: operatorOrder,
    idempotent: true,
  },
  'GET /api/admin/dailyLimits': { ...financeOperators, summary: '单位每天免费的次数', returns: freeLimits },
  'PUT /api/admin/dailyLimits': {
    ...financeOperators,
    summary: '设定单位每天免费的次数，从下一次使用起生效',
    body: freeLimits,
    returns: freeLimits,
  },
  'GET /api/admin/packages': { ...financeOperators, summary: '全部套餐', returns: z.array(salesPackage) },
  'POST /api/admin/packages': {
    ...financeOperators,
    summary: '新建套餐',
    body: packageBody,
    returns: salesPackage,
    idempotent: true,
  },
  'PUT /api/admin/packages/:id': {
    ...financeOperators,
    summary: '修改套餐；已下的订单不变',
    params: z.object({ id: id('套餐编号') }),
    body: packageBody,
    returns: salesPackage,
  },
} as const satisfies EndpointTable;
