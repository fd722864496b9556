import { z } from 'zod';
import { list, text, whole } from '#contract/fields.ts';

const criterion = z.strictObject({ name: text('评分项', { min: 1, max: 20 }), max: whole('满分', 1, 100) });
export const criteria = list(criterion, '评分项', { min: 1, max: 12, ask: '至少要有 1 个评分项' }).refine(
  (items) => new Set(items.map(({ name }) => name)).size === items.length,
  { error: '评分项不能重名' },
);
export const scoreForm = z.object({ criteria: z.array(criterion), own: z.boolean() });
const mark = z.object({ name: z.string(), max: z.number(), value: z.number() });

export const scores = z.object({
  criteria: z.array(criterion),
  /** The caller's own scores; `abstained` once they chose to look without scoring. */
  mine: z.object({ marks: z.array(mark), comment: z.string() }).nullable(),
  abstained: z.boolean(),
  /** Whether scores can be given or changed now. */
  open: z.boolean(),
  judges: z.number(),
  /** Null until the caller has scored or abstained, or scoring is closed. */
  seen: z
    .object({
      sheets: z.array(
        z.object({ judge: z.string(), marks: z.array(mark), total: z.number(), comment: z.string(), at: z.string() }),
      ),
      mean: z.number().nullable(),
      spread: z.number().nullable(),
      /** This person among those scored for the post; null while fewer than three were. */
      among: z
        .object({
          people: z.number(),
          rank: z.number(),
          /** Of each criterion, the median of the people's means. */
          medians: z.array(z.object({ name: z.string(), value: z.number() })),
        })
        .nullable(),
    })
    .nullable(),
});
export type BoxScores = z.output<typeof scores>;
