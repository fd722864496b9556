import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, regionCode } from '#contract/fields.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';

/** Minimum sample size; smaller groups would reveal single posts. */
export const MIN_SAMPLES = 5;

/** Number of stored quantiles: every 5 %. */
export const TWENTIETHS = 19;

const salaryCell = z.object({
  /** '' means all values of this dimension. */
  cityCode: z.string(),
  cityName: z.string(),
  stage: z.string(),
  tenure: z.string(),
  role: z.string(),
  /** Sample size, and how many of the samples are hires. */
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
      /** The requested group; null with too few samples. */
      found: salaryCell.nullable(),
      /** The same group with one dimension left free; largest first. */
      byCity: z.array(salaryCell),
      byStage: z.array(salaryCell),
      byTenure: z.array(salaryCell),
      byRole: z.array(salaryCell),
      /** What the person's default resume asks for, and the share of samples (%) that pay less than its midpoint. */
      mine: z.object({ title: z.string(), min: z.number(), max: z.number(), above: z.number().nullable() }).nullable(),
      countedAt: z.string().nullable(),
    }),
  },
} as const satisfies EndpointTable;
