import { z } from 'zod';
import { education, experience, gapNote, intention } from './resume-entries.ts';

/*
 * Entries with the rules for writing. Entries stored before these rules, in a resume or frozen in a delivery, are read without
 * them.
 */

const period = z.object({ from: z.string(), to: z.string() });
const pay = z.object({ salaryMin: z.number(), salaryMax: z.number() });

/** Checked as soon as both ends are valid, alongside other fields' errors, so that a form shows all of them. */
const onceBoth = (ends: z.ZodType) => ({ when: ({ value }: { value: unknown }) => ends.safeParse(value).success });

const inOrder = <T extends z.ZodType<z.infer<typeof period>>>(entry: T, error = '结束时间不能早于开始时间') =>
  entry.refine(({ from, to }) => to === 'now' || from <= to, { ...onceBoth(period), error, path: ['to'] });

export const writtenExperience = inOrder(experience);
export const writtenEducation = inOrder(education);
export const writtenGapNote = inOrder(gapNote, '空档结束不能早于空档开始');

export const writtenIntention = intention.refine(({ salaryMin = 0, salaryMax = salaryMin }) => salaryMin <= salaryMax, {
  ...onceBoth(pay),
  error: '最高月薪不能低于最低月薪',
  path: ['salaryMax'],
});
