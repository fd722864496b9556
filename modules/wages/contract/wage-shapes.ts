import { z } from 'zod';
import { stateOf } from '#contract/fields.ts';
import { storedFile } from '#contract/files/files.ts';
import { hourSheet, wageSlip } from './wage-slip-state.ts';
import { type WageUnit, wageUnits } from './wage-units.ts';

const unit = z.enum(Object.keys(wageUnits) as [WageUnit, ...WageUnit[]]);

export const wageAgreement = z.object({
  id: z.string(),
  postTitle: z.string(),
  company: z.object({ name: z.string() }),
  person: z.object({ name: z.string() }),
  rateFen: z.number(),
  unit,
  from: z.string(),
  to: z.string(),
  note: z.string(),
  /** Records that wait for the reader's confirmation, and for the other side's. */
  toConfirm: z.number(),
  waiting: z.number(),
  /** Hours of this month that count or wait, in hundredths of the unit. */
  monthQuantity: z.number(),
});
export type WageAgreement = z.output<typeof wageAgreement>;

export const hourEntry = z.object({
  id: z.string(),
  day: z.string(),
  /** In hundredths of the agreement's unit. */
  quantity: z.number(),
  note: z.string(),
  status: stateOf(hourSheet),
  reason: z.string(),
  moves: z.array(z.string()),
});
export type HourEntry = z.output<typeof hourEntry>;

const item = z.object({ kind: z.enum(['add', 'deduct']), name: z.string(), fen: z.number() });

export const wageSlipShape = z.object({
  id: z.string(),
  agreementId: z.string(),
  /** The slip that this one corrects, and its own correction. */
  previousId: z.string().nullable(),
  nextId: z.string().nullable(),
  month: z.string(),
  status: stateOf(wageSlip),
  postTitle: z.string(),
  companyName: z.string(),
  personName: z.string(),
  unit,
  rateFen: z.number(),
  quantity: z.number(),
  /** The confirmed hours when the slip was made, each with its share of the pay; the shares add up to `payFen`. */
  lines: z.array(z.object({ day: z.string(), quantity: z.number(), fen: z.number(), note: z.string() })),
  items: z.array(item),
  payFen: z.number(),
  grossFen: z.number(),
  deductionFen: z.number(),
  netFen: z.number(),
  note: z.string(),
  disputeReason: z.string(),
  evidence: z.array(storedFile),
  /** Whether a second approval is required, and who gave it. */
  needsApproval: z.boolean(),
  approvedBy: z.string().nullable(),
  issuedAt: z.string().nullable(),
  /** The reader's moves. */
  moves: z.array(z.string()),
});
export type WageSlip = z.output<typeof wageSlipShape>;

const wageEvent = z.object({
  at: z.string(),
  about: z.enum(['agreement', 'hours', 'slip']),
  aboutId: z.string(),
  move: z.string(),
  to: z.string(),
  side: z.enum(['seeker', 'recruiter']),
  name: z.string(),
  note: z.string(),
});
export type WageEvent = z.output<typeof wageEvent>;

/** One agreement with its full history. */
export const wageRecord = z.object({
  agreement: wageAgreement,
  hours: z.array(hourEntry),
  slips: z.array(wageSlipShape),
  events: z.array(wageEvent),
});
export type WageRecord = z.output<typeof wageRecord>;
