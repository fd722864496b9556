import { z } from 'zod';
import { clientId } from '#contract/chat/chat-fields.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { instant, list, moment, text, whole } from '#contract/fields.ts';
import { examGroup } from './groups.ts';
import { marks } from './progress.ts';

export const mostEntries = 50;

/** Made by the device when it enters, and known to nobody else: the server keeps a keyed hash. */
const device = z
  .string({ error: '缺少设备密钥' })
  .regex(/^[0-9a-f]{64}$/, { error: '设备密钥格式不正确' })
  .meta({ title: '设备密钥' });

const lot = whole('签号', 1, 200);
const at = instant('时间');

const entry = z.discriminatedUnion(
  'kind',
  [
    /** A sheet is sealed with its first arrival; the id is the device's, so that sending it again changes nothing. */
    z.strictObject({ kind: z.literal('sheet'), id: clientId, lot, marks, at }),
    /** A conflict of interest: this judge does not score that person. */
    z.strictObject({
      kind: z.literal('recusal'),
      id: clientId,
      lot,
      reason: text('回避原因', { min: 2, max: 100 }),
      at,
    }),
  ],
  { error: '评分格式不正确' },
);
export type JudgeEntry = z.output<typeof entry>;

/** A judge may seal a little before the hour, never the day before. */
export const earlyMs = 30 * 60_000;

/** Whether sheets of a group are taken now: from `earlyMs` before its time until it is closed, while its project runs. */
const groupStates = ['early', 'open', 'suspended', 'closed'] as const;
export type GroupState = (typeof groupStates)[number];

/** What a judge sees: numbers, never a name or a school. */
const view = z.object({
  exam: z.string(),
  group: examGroup
    .pick({ number: true, place: true, startsAt: true, criteria: true })
    .extend({ state: z.enum(groupStates) }),
  judge: z.object({ id: z.string(), number: z.number(), name: z.string() }),
  /** People of the group's posts and when their list was fixed, while no lots are drawn; null afterwards. */
  beforeDraw: z.object({ people: z.number(), frozenAt: moment().nullable() }).nullable(),
  /** In their order; empty before the draw. */
  lots: z.array(
    z.object({
      lot: z.number(),
      state: z.enum(['open', 'sealed', 'recused', 'absent']),
      /** Of the sealed sheet. */
      total: z.number().nullable(),
    }),
  ),
});
export type JudgeView = z.output<typeof view>;

export const examJudgeEndpoints = {
  'POST /api/judge/devices': {
    access: 'anyone',
    summary: '考官用进入码把一台设备带进小组；一码一机，再用要换发',
    body: z.strictObject({ code: text('进入码', { min: 1, max: 40 }), device }),
    returns: view,
  },
  'POST /api/judge/entries': {
    access: 'anyone',
    summary: '考官的设备按次序上报封存的评分和回避，重复上报不会重复记；不写记录即只读本组的签号',
    body: z.strictObject({
      device,
      entries: list(entry, '评分', { max: mostEntries, unit: '条', atOnce: true }),
    }),
    returns: view.extend({
      /** Entries that were refused, with why; all others are stored. */
      refused: z.array(z.object({ id: z.string(), message: z.string() })),
    }),
  },
} as const satisfies EndpointTable;
