import { type Machine, rows } from '#contract/machine.ts';
import { dayMs } from '#contract/months.ts';

export type InvoiceState = 'requested' | 'issued' | 'rejected';
type InvoiceMove = 'request' | 'issue' | 'reject';

/** An invoice 发票 for a paid order. */
export const invoice: Machine<InvoiceState, InvoiceMove, 'recruiter' | 'operator'> = {
  labels: {
    recruiter: { requested: '开票中', issued: '已开票', rejected: '未通过' },
    operator: { requested: '待开票', issued: '已开票', rejected: '已驳回' },
  },
  moves: { request: '申请开票', issue: '开票', reject: '驳回' },
  table: rows(
    [null, 'request', 'recruiter', 'requested'],
    ['requested', 'issue', 'operator', 'issued'],
    ['requested', 'reject', 'operator', 'rejected'],
  ),
};

const labels = {
  created: '待付款',
  paid: '已付款',
  fulfilled: '已生效',
  cancelled: '已取消',
  expired: '已过期',
  refunding: '退款中',
  refunded: '已退款',
  'voucher-submitted': '凭证审核中',
  'voucher-rejected': '凭证未通过',
};
export type OrderState = keyof typeof labels;

const moves = {
  create: '下单',
  pay: '付款',
  'submit-voucher': '上传转账凭证',
  'confirm-voucher': '确认到账',
  'reject-voucher': '驳回凭证',
  fulfil: '发放权益',
  cancel: '取消订单',
  expire: '过期',
  refund: '退款',
  'finish-refund': '退款完成',
};
export type OrderMove = keyof typeof moves;

/** An order of a package. Paid and fulfilled are ledger facts: never edited, only reversed by another entry. */
export const order: Machine<OrderState, OrderMove, 'recruiter' | 'operator'> = {
  labels: {
    recruiter: labels,
    operator: { ...labels, 'voucher-submitted': '待核对凭证', 'voucher-rejected': '凭证已驳回' },
  },
  moves,
  table: rows(
    [null, 'create', 'recruiter', 'created'],
    // `system`: from the company's own balance.
    ['created', 'pay', ['provider', 'system'], 'paid'],
    ['created', 'submit-voucher', 'recruiter', 'voucher-submitted'],
    ['voucher-submitted', 'confirm-voucher', 'operator', 'paid'],
    ['voucher-submitted', 'reject-voucher', 'operator', 'voucher-rejected'],
    ['paid', 'fulfil', 'system', 'fulfilled'],
    ['created', 'cancel', 'recruiter', 'cancelled'],
    ['created', 'expire', 'clock', 'expired'],
    // A fulfilled order is refunded for the unused part by reversing entries.
    [['paid', 'fulfilled'], 'refund', 'operator', 'refunding'],
    ['refunding', 'finish-refund', ['operator', 'provider'], 'refunded'],
  ),
};

/** Time to pay an order: 30 minutes online, 7 days by bank transfer. */
export const orderLifeMs = { online: 30 * 60_000, transfer: 7 * dayMs } as const;

/** The state at a given time: an unpaid order expires at its minute, whether or not a job has recorded it. */
export const orderStateAt = (status: OrderState, expiresAt: Date, now: Date): OrderState =>
  status === 'created' && expiresAt <= now ? 'expired' : status;
