import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, regionCode } from '#contract/fields.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';

/** Fewer samples than this are not shown: they would tell of single posts. */
export const FEWEST_SAMPLES = 5;

/** The shares of the samples at which a sample is kept: every twentieth. */
export const TWENTIETHS = 19;

const salaryCell = z.object({
  /** '' is all of a part. */
  cityCode: z.string(),
  cityName: z.string(),
  stage: z.string(),
  tenure: z.string(),
  role: z.string(),
  /** Samples, and how many of them are people taken on. */
  n: z.number(),
  hires: z.number(),
  /** Fen a month. */
  q1: z.number(),
  median: z.number(),
  q3: z.number(),
});
export type SalaryCell = z.output<typeof salaryCell>;

export const salaryEndpoints = {
  'GET /api/salaries': {
    access: 'seeker',
    summary: '薪酬行情：按城市、学段、编制、岗位的月薪中位数与四分位，少于 5 个样本不显示；及我的期望所处位置',
    query: z.object({
      cityCode: regionCode('城市').optional(),
      stage: code(stages, '学段').optional(),
      tenure: code(tenures, '编制').optional(),
      role: code(roles, '岗位').optional(),
    }),
    returns: z.object({
      /** What was asked for; null where there are too few samples. */
      found: salaryCell.nullable(),
      /** The same with one of its parts left free, by that part: largest first. */
      byCity: z.array(salaryCell),
      byStage: z.array(salaryCell),
      byTenure: z.array(salaryCell),
      byRole: z.array(salaryCell),
      /** What the person's default resume asks for, and how many in a hundred samples pay less than its middle. */
      mine: z.object({ title: z.string(), min: z.number(), max: z.number(), above: z.number().nullable() }).nullable(),
      countedAt: z.string().nullable(),
    }),
  },
} as const satisfies EndpointTable;
