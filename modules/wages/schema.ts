import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { fenColumn, moment, moveColumns, primaryId, refId, refTo, statusIn } from '#database/schema/columns.ts';
import { company } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import type { SlipItem } from './contract/pay/slip-totals.ts';
import type { WageSlip } from './contract/wage-shapes.ts';
import { type HourSheetState, standingHourStates, type WageSlipState } from './contract/wage-slip-state.ts';
import type { WageUnit } from './contract/wage-units.ts';

/** An agreement of a school and a hired teacher: fen per lesson or hour, and a period. Immutable. */
export const wageAgreement = pgTable(
  'wage_agreement',
  {
    id: primaryId(),
    deliveryId: refTo('delivery_id', () => delivery.id),
    companyId: refTo('company_id', () => company.id),
    joberId: refTo('jober_id', () => jober.id),
    rateFen: fenColumn('rate_fen').notNull(),
    unit: text('unit').$type<WageUnit>().notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    note: text('note').notNull().default(''),
    createdBy: refId('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('wage_agreement_once_idx').on(t.deliveryId, t.fromDay),
    index('wage_agreement_company_idx').on(t.companyId, t.createdAt.desc().nullsFirst()),
    index('wage_agreement_jober_idx').on(t.joberId, t.createdAt.desc().nullsFirst()),
    check('wage_agreement_terms', sql`${t.rateFen} > 0 and ${t.fromDay} <= ${t.toDay}`),
  ],
);

/** Hours that are or may still become confirmed. */
export const standingHours = statusIn(standingHourStates);

/** Hours of one day. A second valid entry of the same day must state its purpose, so that no lesson is entered twice. */
export const wageHours = pgTable(
  'wage_hours',
  {
    id: primaryId(),
    agreementId: refTo('agreement_id', () => wageAgreement.id),
    day: date('day').notNull(),
    quantity: smallint('quantity').notNull(),
    note: text('note').notNull().default(''),
    status: text('status').$type<HourSheetState>().notNull(),
    reason: text('reason').notNull().default(''),
    enteredAt: moment('entered_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('wage_hours_day_idx').on(t.agreementId, t.day, t.note).where(standingHours),
    index('wage_hours_agreement_idx').on(t.agreementId, t.day),
    check('wage_hours_quantity', sql`${t.quantity} between 1 and 2400`),
  ],
);

/**
 * A wage slip. Its lines and amounts are frozen when it is issued; a correction is another slip that refers to it. One valid slip
 * per month.
 */
export const wageSlip = pgTable(
  'wage_slip',
  {
    id: primaryId(),
    agreementId: refTo('agreement_id', () => wageAgreement.id),
    previousId: refId('previous_id'),
    month: text('month').notNull(),
    status: text('status').$type<WageSlipState>().notNull(),
    quantity: integer('quantity').notNull(),
    rateFen: fenColumn('rate_fen').notNull(),
    lines: jsonb('lines').$type<WageSlip['lines']>().notNull(),
    items: jsonb('items').$type<SlipItem[]>().notNull(),
    payFen: fenColumn('pay_fen').notNull(),
    grossFen: fenColumn('gross_fen').notNull(),
    deductionFen: fenColumn('deduction_fen').notNull(),
    netFen: fenColumn('net_fen').notNull(),
    note: text('note').notNull().default(''),
    /** Its last author: a different person approves it. */
    writtenBy: refId('written_by').notNull(),
    approvedBy: refId('approved_by'),
    approverName: text('approver_name'),
    disputeReason: text('dispute_reason').notNull().default(''),
    evidence: jsonb('evidence').$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    issuedAt: moment('issued_at'),
    paidAt: moment('paid_at'),
  },
  (t) => [
    foreignKey({ columns: [t.previousId], foreignColumns: [t.id] }),
    uniqueIndex('wage_slip_month_idx').on(t.agreementId, t.month).where(sql`status <> 'corrected'`),
    uniqueIndex('wage_slip_previous_idx').on(t.previousId).where(sql`previous_id is not null`),
    index('wage_slip_agreement_idx').on(t.agreementId, t.month),
    check('wage_slip_sum', sql`${t.netFen} = ${t.grossFen} - ${t.deductionFen}`),
    check(
      'wage_slip_signs',
      sql`${t.payFen} >= 0 and ${t.grossFen} >= ${t.payFen} and ${t.deductionFen} >= 0 and ${t.netFen} >= 0`,
    ),
    check('wage_slip_four_eyes', sql`${t.approvedBy} is distinct from ${t.writtenBy} or ${t.approvedBy} is null`),
    check(
      'wage_slip_second_look',
      sql`${t.status} = 'draft' or ${t.grossFen} <= 500000 or ${t.approvedBy} is not null`,
    ),
    check('wage_slip_paid', sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
  ],
);

/** Every move of an agreement, its hours and slips: the source of the exported proof. */
export const wageEvent = pgTable(
  'wage_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    agreementId: refTo('agreement_id', () => wageAgreement.id),
    /** agreement, hours or slip */
    about: text('about').$type<'agreement' | 'hours' | 'slip'>().notNull(),
    aboutId: refId('about_id').notNull(),
    ...moveColumns(),
    actorId: refId('actor_id').notNull(),
    /** seeker or recruiter */
    side: text('side').$type<'seeker' | 'recruiter'>().notNull(),
    actorName: text('actor_name').notNull(),
  },
  (t) => [index('wage_event_agreement_idx').on(t.agreementId, t.id)],
);

/** 薪酬行情, computed by a scheduled job. '' means all values of a dimension. Groups with too few samples have no row. */
export const salaryMarket = pgTable(
  'salary_market',
  {
    cityCode: text('city_code').notNull(),
    stage: text('stage').notNull(),
    tenure: text('tenure').notNull(),
    role: text('role').notNull(),
    n: integer('n').notNull(),
    hires: integer('hires').notNull(),
    /** Fen a month at every 5 % of the samples, ascending: the 5th, 10th and 15th are quartiles. */
    points: bigint('points', { mode: 'bigint' }).array().notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityCode, t.stage, t.tenure, t.role] }),
    index('salary_market_stage_idx').on(t.stage, t.tenure, t.role, t.n.desc().nullsFirst()),
    check('salary_market_fewest', sql`${t.n} >= 5`),
  ],
);
