import { z } from 'zod';
import { moment, text, whole, yesNo } from '#contract/fields.ts';
import { type QuotaUnit, quotaUnits, soldUnits } from '#contract/ledger/ledger-units.ts';
import { statesOf } from '#contract/machine.ts';
import { rules } from '#contract/rules.ts';
import { order as machine, type OrderState } from './order-state.ts';

/** Upper limit of one amount: 100 million yuan. */
const MAX_FEN = 10_000_000_000;

/** An amount in fen on the wire. A form parses it from yuan with `fenOf`; both give the same messages. */
export const fen = (title: string) =>
  z
    .number({ error: rules.amount.message })
    .int({ error: rules.amount.message })
    .min(1, { error: rules.amount.message })
    .max(MAX_FEN, { error: `${title}过大` })
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

export const packageBody = z.strictObject({
  name: text('套餐名称', { min: 2, max: 30 }),
  intro: text('套餐说明', { max: 200 }),
  price: fen('价格'),
  units,
  validDays: whole('有效天数', 1, 1_095),
  isActive: yesNo('是否在售', '请选择是否在售'),
  position: whole('排序', 0, 999),
});

const shownUnits = z.partialRecord(z.enum(unitNames), z.number());

export const salesPackage = z.object({
  id: z.string(),
  name: z.string(),
  intro: z.string(),
  price: z.coerce.number(),
  units: shownUnits,
  validDays: z.number(),
  isActive: z.boolean(),
  position: z.number(),
});
export type SalesPackage = z.output<typeof salesPackage>;

export const orderStates = statesOf(machine) as [OrderState, ...OrderState[]];

export const payMethods = {
  transfer: '对公转账',
  wechat: '微信支付',
  alipay: '支付宝',
  balance: '余额支付',
} as const;
export type PayMethod = keyof typeof payMethods;
export const method = z
  .enum(Object.keys(payMethods) as [PayMethod, ...PayMethod[]], { error: '请重新选择付款方式' })
  .meta({ title: '付款方式' });

const file = z.object({ id: z.string(), name: z.string(), type: z.string(), url: z.string() });

const event = z.object({ move: z.string(), note: z.string(), at: moment() });

export const orderLine = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(orderStates),
  packageName: z.string(),
  units: shownUnits,
  validDays: z.number(),
  price: z.coerce.number(),
  method,
  reason: z.string().nullable(),
  refundAmount: z.coerce.number().nullable(),
  createdAt: moment(),
  expiresAt: moment(),
  fulfilledAt: moment().nullable(),
  /** State of its invoice, where one was requested and not refused. */
  invoice: z.enum(['requested', 'issued']).nullable(),
  moves: z.array(z.string()),
});
export type OrderLine = z.output<typeof orderLine>;

/** What an order's own page shows besides its line. */
const detail = { voucher: file.nullable(), voucherNote: z.string(), events: z.array(event) };

export const order = orderLine.extend(detail);
export type Order = z.output<typeof order>;

export const operatorLine = orderLine.extend({
  companyId: z.string(),
  companyName: z.string(),
  /** The first of two confirmations; `mine`: made by the caller. */
  firstEyes: z.object({ name: z.string(), mine: z.boolean() }).nullable(),
  needsTwo: z.boolean(),
});
export type OperatorOrderLine = z.output<typeof operatorLine>;

/** A refund through the original payment provider. */
const refundOf = z.object({
  status: z.enum(['waiting', 'done', 'by-hand']),
  attempts: z.number(),
  /** Why the last attempt failed; empty if it did not. */
  problem: z.string(),
  triedAt: moment().nullable(),
});

export const operatorOrder = operatorLine.extend({
  ...detail,
  /** Refundable amount in fen, by what is left of the quotas. */
  refundable: z.coerce.number(),
  left: shownUnits,
  /** The first of two operators requested a refund above the limit; `mine`: it was the caller. In fen. */
  refundFirst: z.object({ name: z.string(), mine: z.boolean(), amount: z.number() }).nullable(),
  /** Null where no provider makes the refund. */
  refund: refundOf.nullable(),
});
export type OperatorOrder = z.output<typeof operatorOrder>;
