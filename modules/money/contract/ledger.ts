import { z } from 'zod';
import { type EndpointTable, financeMembers, financeOperators } from '#contract/endpoint.ts';
import { id, instant, listOf, moment, paging } from '#contract/fields.ts';
import { ledgerUnits, platformAccounts, postingKinds, quotaUnits } from '#contract/ledger/ledger-units.ts';

const namesOf = <T extends Record<string, unknown>>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

const unit = z.enum(namesOf(ledgerUnits), { error: '请重新选择账目类别' }).meta({ title: '账目类别' });
const account = z.enum(namesOf(platformAccounts), { error: '账户不正确' }).optional().meta({ title: '账户' });
const range = {
  from: instant('开始时间').optional(),
  to: instant('结束时间').optional(),
};

const quotaLeft = z.object({
  unit: z.enum(namesOf(quotaUnits)),
  left: z.number(),
  used: z.number(),
  /** The units that expire first, and when; null where nothing is left. */
  nextExpiry: z.object({ at: z.string(), count: z.number() }).nullable(),
});

/** A line of an account, with the balance after it. */
export const statementLine = z.object({
  id: z.string(),
  at: moment(),
  unit,
  kind: z.enum(namesOf(postingKinds)),
  note: z.string(),
  amount: z.number(),
  balance: z.number(),
});
export type StatementLine = z.output<typeof statementLine>;

const statement = z.object({ lines: z.array(statementLine), isCut: z.boolean() });

export const platformLine = z.object({
  id: z.string(),
  at: moment(),
  kind: z.enum(namesOf(postingKinds)),
  note: z.string(),
  companyName: z.string().nullable(),
  lines: z.array(z.object({ account: z.enum([...namesOf(platformAccounts), 'own']), unit, amount: z.number() })),
});
export type PlatformPosting = z.output<typeof platformLine>;

/** When the ledger was last verified and how many entries were checked; null: never. */
const checked = z.object({ at: z.string(), entries: z.number() }).nullable();

const lineQuery = { unit: unit.optional(), ...range };

export const ledgerEndpoints = {
  'GET /api/company/companyAssets': {
    access: 'recruiter',
    members: ['recruiter', 'finance'],
    summary: '单位资产：余额（分）和各项权益的剩余与已用',
    query: z.object({ companyId: id('单位编号') }),
    returns: z.object({ balance: z.number(), quotas: z.array(quotaLeft) }),
  },
  'GET /api/company/ledger': {
    ...financeMembers,
    summary: '单位账目，逐笔有余额',
    query: z.object({ ...lineQuery, ...paging }),
    returns: listOf(statementLine),
  },
  'GET /api/company/statement': {
    ...financeMembers,
    summary: '对账单：一段时间内的全部账目，最多 5000 笔',
    query: z.object(lineQuery),
    returns: statement,
  },
  'GET /api/admin/ledger': {
    ...financeOperators,
    summary: '平台总账，可按单位查看',
    query: z.object({ companyId: id('单位编号').optional(), ...range, ...paging }),
    returns: listOf(platformLine),
  },
  'GET /api/admin/statement': {
    ...financeOperators,
    summary: '对账单：一个单位的全部账目，或平台一个账户的账目（默认收款账户，单位为分），逐笔有余额，最多 5000 笔',
    query: z.object({ companyId: id('单位编号').optional(), account, ...lineQuery }),
    returns: statement,
  },
  'GET /api/admin/ledgerBooks': {
    ...financeOperators,
    summary: '平台各账户的合计，以及账目核对结果',
    returns: z.object({
      accounts: z.array(z.object({ account: z.enum([...namesOf(platformAccounts), 'own']), unit, total: z.number() })),
      faults: z.array(z.string()),
      newest: checked,
      full: checked,
    }),
  },
  'POST /api/admin/ledgerBooks/checks': {
    ...financeOperators,
    summary: '核对全部账目；在后台进行',
  },
} as const satisfies EndpointTable;
