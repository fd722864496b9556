import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { QuotaUnit } from '#contract/ledger/ledger-units.ts';
import { fenColumn, moment, moveColumns, primaryId, refId, refTo } from '#database/schema/columns.ts';
import { company } from '#database/schema/companies.ts';
import type { InvoiceTitle } from './contract/invoices.ts';
import type { OrderLine } from './contract/order-shapes.ts';
import type { InvoiceState, OrderState } from './contract/order-state.ts';

type PackageUnits = Partial<Record<QuotaUnit, number>>;

/** A package: an amount of each unit, its price, and its validity in days from fulfilment. */
export const salesPackage = pgTable(
  'sales_package',
  {
    id: primaryId(),
    name: text('name').notNull(),
    intro: text('intro').notNull().default(''),
    price: fenColumn('price').notNull(),
    units: jsonb('units').$type<PackageUnits>().notNull(),
    validDays: integer('valid_days').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    position: smallint('position').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [check('sales_package_price', sql`${t.price} > 0 and ${t.validDays} > 0`)],
);

/** An order of a package, with its texts and price at the time of ordering. */
export const salesOrder = pgTable(
  'sales_order',
  {
    id: primaryId(),
    /** For people and payment providers. */
    number: text('number').notNull().unique(),
    companyId: refTo('company_id', () => company.id),
    packageId: refTo('package_id', () => salesPackage.id),
    packageName: text('package_name').notNull(),
    units: jsonb('units').$type<PackageUnits>().notNull(),
    validDays: integer('valid_days').notNull(),
    price: fenColumn('price').notNull(),
    /** transfer, wechat, alipay or balance */
    method: text('method').$type<OrderLine['method']>().notNull(),
    status: text('status').$type<OrderState>().notNull(),
    voucherId: refId('voucher_id'),
    voucherNote: text('voucher_note').notNull().default(''),
    voucherAt: moment('voucher_at'),
    /** The first of two operators who confirm an order above the limit. */
    firstEyesId: refId('first_eyes_id'),
    firstEyesAt: moment('first_eyes_at'),
    /** The provider's id of the payment. */
    providerNumber: text('provider_number'),
    refundAmount: fenColumn('refund_amount'),
    /** The first of two operators who confirm a refund above the limit, and the amount. */
    refundFirstId: refId('refund_first_id'),
    refundFirstAmount: fenColumn('refund_first_amount'),
    /** Why the voucher was refused, or the money refunded. */
    reason: text('reason'),
    createdBy: refId('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    fulfilledAt: moment('fulfilled_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('sales_order_company_idx').on(t.companyId, t.createdAt.desc().nullsFirst(), t.id),
    index('sales_order_status_idx').on(t.status, t.createdAt.desc().nullsFirst(), t.id),
    index('sales_order_created_idx').on(t.createdAt.desc().nullsFirst(), t.id),
    index('sales_order_expiry_idx').on(t.expiresAt).where(sql`status = 'created'`),
    check('sales_order_price', sql`${t.price} > 0`),
    check(
      'sales_order_refund',
      sql`${t.refundAmount} is null or (${t.refundAmount} > 0 and ${t.refundAmount} <= ${t.price})`,
    ),
  ],
);

/** Every move of an order. */
export const salesOrderEvent = pgTable(
  'sales_order_event',
  {
    id: primaryId(),
    orderId: refTo('order_id', () => salesOrder.id),
    ...moveColumns(),
  },
  (t) => [index('sales_order_event_order_idx').on(t.orderId, t.at)],
);

/** A payment reported by a provider: processed once, however often and in whatever order it is reported. */
export const providerPayment = pgTable(
  'provider_payment',
  {
    id: primaryId(),
    provider: text('provider').notNull(),
    providerNumber: text('provider_number').notNull(),
    orderId: refTo('order_id', () => salesOrder.id),
    amount: fenColumn('amount').notNull(),
    /** paid: it paid the order; deposited: the order could no longer be paid, so it is the company's balance. */
    outcome: text('outcome').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    uniqueIndex('provider_payment_once_idx').on(t.provider, t.providerNumber),
    index('provider_payment_order_idx').on(t.orderId),
  ],
);

/** A refund through the provider: requested until it succeeds, under one number. */
export const providerRefund = pgTable(
  'provider_refund',
  {
    id: primaryId(),
    orderId: refTo('order_id', () => salesOrder.id),
    provider: text('provider').notNull(),
    /** Our number of the refund: repeating it refers to the same refund. */
    number: text('number').notNull(),
    amount: fenColumn('amount').notNull(),
    /** by-hand: an operator refunded it another way */
    status: text('status').$type<'waiting' | 'done' | 'by-hand'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed, in the provider's words; empty if it did not. */
    problem: text('problem').notNull().default(''),
    requestedAt: moment('requested_at').notNull(),
    triedAt: moment('tried_at'),
    doneAt: moment('done_at'),
  },
  (t) => [
    uniqueIndex('provider_refund_order_idx').on(t.orderId),
    uniqueIndex('provider_refund_number_idx').on(t.number),
    index('provider_refund_waiting_idx').on(t.requestedAt).where(sql`status = 'waiting'`),
    check('provider_refund_amount', sql`${t.amount} > 0`),
  ],
);

/** A company's invoice titles 抬头. */
export const invoiceTitle = pgTable(
  'invoice_title',
  {
    id: primaryId(),
    companyId: refTo('company_id', () => company.id),
    title: jsonb('title').$type<InvoiceTitle>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('invoice_title_company_idx').on(t.companyId),
    uniqueIndex('invoice_title_default_idx').on(t.companyId).where(sql`is_default`),
  ],
);

/** An invoice 发票 for an order, with the requested title. One at a time per order. */
export const invoice = pgTable(
  'invoice',
  {
    id: primaryId(),
    companyId: refTo('company_id', () => company.id),
    orderId: refTo('order_id', () => salesOrder.id),
    title: jsonb('title').$type<InvoiceTitle>().notNull(),
    amount: fenColumn('amount').notNull(),
    status: text('status').$type<InvoiceState>().notNull(),
    number: text('number'),
    reason: text('reason'),
    requestedBy: refId('requested_by').notNull(),
    requestedAt: moment('requested_at').notNull(),
    decidedBy: refId('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('invoice_order_idx').on(t.orderId).where(sql`status <> 'rejected'`),
    uniqueIndex('invoice_number_idx').on(t.number).where(sql`number is not null`),
    index('invoice_company_idx').on(t.companyId, t.requestedAt.desc().nullsFirst(), t.id),
    index('invoice_status_idx').on(t.status, t.requestedAt, t.id),
    check('invoice_amount', sql`${t.amount} > 0`),
  ],
);

export const invoiceEvent = pgTable(
  'invoice_event',
  {
    id: primaryId(),
    invoiceId: refTo('invoice_id', () => invoice.id),
    fromStatus: text('from_status').$type<InvoiceState>(),
    move: text('move').notNull(),
    toStatus: text('to_status').$type<InvoiceState>().notNull(),
    actorId: refId('actor_id'),
    at: moment('at').notNull(),
  },
  (t) => [index('invoice_event_invoice_idx').on(t.invoiceId, t.at)],
);
