import { z } from 'zod';

/** Points from 0 to the most, with so many decimals. */
export const pointsField = (title: string, most: number, decimals: number) =>
  z
    .number({ error: `${title}应为数字` })
    .min(0, { error: `${title}不能小于 0` })
    .max(most, { error: `${title}不能大于 ${most}` })
    .refine((value) => Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6, {
      error: `${title}最多${decimals === 2 ? '两' : '四'}位小数`,
    })
    .meta({ title });

/** What a list of future staff says of a person beside the score. */
const personDetails = z.object({
  gender: z.string(),
  /** 'YYYY-MM' */
  born: z.string(),
  education: z.string(),
  school: z.string(),
});
export type PersonDetails = z.output<typeof personDetails>;

/** One person's line of a publication. */
export const resultLine = z.object({
  /** 1, 2, 3 … within the post; null for those who are not ranked. */
  rank: z.number().nullable(),
  /** Masked. */
  name: z.string(),
  ticket: z.string(),
  written: z.number().nullable(),
  interview: z.number().nullable(),
  total: z.number().nullable(),
  /** Of `outcomes`. */
  outcome: z.string(),
  note: z.string(),
  details: personDetails.nullable(),
});
export type ResultLine = z.output<typeof resultLine>;

/** A post within a publication: lines and numbers. */
export const postSummary = z.object({
  code: z.string(),
  title: z.string(),
  employer: z.string(),
  headcount: z.number(),
  /** The score that was needed; null for none. */
  pass: z.number().nullable(),
  /** The lowest score that was in; null where nobody was. */
  line: z.number().nullable(),
  /** People with a score, and in the list. */
  scored: z.number(),
  in: z.number(),
  /** Written scores by steps: from `from` up to the next. */
  histogram: z.array(z.object({ from: z.number(), people: z.number() })),
});
export type PostSummary = z.output<typeof postSummary>;

export type PublicationSummary = Record<string, PostSummary>;
