import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { day, id, list, month, oneOf, text, whole } from '#contract/fields.ts';
import { rules } from '#contract/rules.ts';
import { hourEntry, wageAgreement, wageRecord, wageSlipShape } from './wage-shapes.ts';
import { MAX_OF_A_DAY, type WageUnit, wageUnits } from './wage-units.ts';

/** A positive amount in fen: the seed's amount rule, as it applies on the wire. */
const amount = (title: string, max: number) => {
  const error = rules.amount.message;
  return z.number({ error }).int({ error }).min(1, { error }).max(max, { error }).meta({ title });
};

const agreementId = z.object({ id: id('约定编号') });
const hoursId = z.object({ id: id('课时编号') });
const slipId = z.object({ id: id('工资条编号') });

const hours = z.strictObject({
  day: day('日期'),
  quantity: whole('数量', 1, MAX_OF_A_DAY, '数量请填 0.01 到 24'),
  note: text('说明', { max: 60 }).default(''),
});
const note = text('说明', { max: 300 }).default('');
const items = list(
  z.strictObject({
    kind: oneOf(['add', 'deduct'], '项目类别'),
    name: text('项目名称', { min: 1, max: 30 }),
    fen: amount('金额', 100_000_000),
  }),
  '工资项目',
  { max: 20, unit: '项' },
).default([]);

/** A move with a message for the other side; required for `refuse` and `dispute`. */
const moved = <const M extends readonly [string, ...string[]]>(moves: M) =>
  z.strictObject({ move: z.enum(moves, { error: '操作不正确' }).meta({ title: '操作' }), note });

/** The document that verifies a slip, for download. */
const proof = z.object({ name: z.string(), sha256: z.string(), base64: z.string() });

const school = { access: 'recruiter', members: ['recruiter', 'finance'] } as const;

export const wageEndpoints = {
  'GET /api/wages': {
    access: 'seeker',
    summary: '我的课时约定与工资条，及各年合计',
    returns: z.object({
      agreements: z.array(wageAgreement),
      slips: z.array(wageSlipShape),
      years: z.array(z.object({ year: z.string(), slips: z.number(), grossFen: z.number(), netFen: z.number() })),
    }),
  },
  'GET /api/wages/agreements/:id': {
    access: 'seeker',
    summary: '一份约定：课时、工资条与经过',
    params: agreementId,
    returns: wageRecord,
  },
  'POST /api/wages/agreements/:id/hours': {
    access: 'seeker',
    summary: '教师登记课时，由学校确认',
    params: agreementId,
    body: hours,
    returns: hourEntry,
    idempotent: true,
  },
  'POST /api/wages/hours/:id/moves': {
    access: 'seeker',
    summary: '确认学校登记的课时、指出有出入，或撤回自己登记的',
    params: hoursId,
    body: moved(['confirm', 'refuse', 'withdraw']),
    returns: hourEntry,
  },
  'POST /api/wages/slips/:id/moves': {
    access: 'seeker',
    summary: '确认工资条，或附证据提出异议',
    params: slipId,
    body: moved(['confirm', 'dispute']).extend({
      evidence: list(id('证据文件'), '证据', { max: 6, unit: '份' }).default([]),
    }),
    returns: wageSlipShape,
  },
  'GET /api/wages/slips/:id/proof': {
    access: 'seeker',
    summary: '导出工资条证据（PDF，含 SHA-256）',
    params: slipId,
    returns: proof,
  },
  'GET /api/company/wages': {
    ...school,
    summary: '本单位的课时约定、工资条，和可以约定课时费的已入职教师',
    returns: z.object({
      agreements: z.array(wageAgreement),
      slips: z.array(wageSlipShape),
      hired: z.array(z.object({ deliveryId: z.string(), name: z.string(), postTitle: z.string() })),
    }),
  },
  'GET /api/company/wages/agreements/:id': {
    ...school,
    summary: '一份约定：课时、工资条与经过',
    params: agreementId,
    returns: wageRecord,
  },
  'POST /api/company/wages/agreements': {
    ...school,
    summary: '与已入职的教师约定课时费与期限',
    body: z.strictObject({
      deliveryId: id('投递编号'),
      rate: amount('课时费', 1_000_000),
      unit: oneOf(Object.keys(wageUnits) as [WageUnit, ...WageUnit[]], '计量单位'),
      from: day('开始日期'),
      to: day('结束日期'),
      note,
    }),
    returns: wageAgreement,
    idempotent: true,
  },
  'POST /api/company/wages/agreements/:id/remind': {
    ...school,
    summary: '提醒教师确认课时和工资条，每天最多通知一次',
    params: agreementId,
  },
  'POST /api/company/wages/agreements/:id/hours': {
    ...school,
    summary: '学校登记课时，由教师确认',
    params: agreementId,
    body: hours,
    returns: hourEntry,
    idempotent: true,
  },
  'POST /api/company/wages/hours/:id/moves': {
    ...school,
    summary: '确认教师登记的课时、指出有出入，或撤回自己登记的',
    params: hoursId,
    body: moved(['confirm', 'refuse', 'withdraw']),
    returns: hourEntry,
  },
  'POST /api/company/wages/agreements/:id/slips': {
    ...school,
    summary: '按已确认的课时生成某月的工资条草稿',
    params: agreementId,
    body: z.strictObject({ month: month('月份'), items, note }),
    returns: wageSlipShape,
    idempotent: true,
  },
  'PUT /api/company/wages/slips/:id': {
    ...school,
    summary: '修改工资条草稿，并按最新确认的课时重算；已复核的须再次复核',
    params: slipId,
    body: z.strictObject({ items, note }),
    returns: wageSlipShape,
  },
  'POST /api/company/wages/slips/:id/moves': {
    ...school,
    summary: '复核、发出、更正（生成关联的新工资条）或标为已发放',
    params: slipId,
    body: moved(['approve', 'issue', 'correct', 'pay']),
    returns: wageSlipShape,
  },
  'GET /api/company/wages/slips/:id/proof': {
    ...school,
    summary: '导出工资条证据（PDF，含 SHA-256）',
    params: slipId,
    returns: proof,
  },
} as const satisfies EndpointTable;
