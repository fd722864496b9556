import { z } from 'zod';

const postOfExam = z.object({
  id: z.string(),
  examId: z.string(),
  code: z.string(),
  title: z.string(),
  employer: z.string(),
});

/** What the list of projects says of all of them. */
export const examOverview = z.object({
  /** 计划名额 of the projects that take registrations. */
  places: z.number(),
  /** Projects whose registration ends within a week. */
  endingSoon: z.number(),
  /** Cities with projects that are not over, those with the most first. */
  regions: z.array(z.object({ code: z.string(), name: z.string(), exams: z.number() })),
  /** Organisers with projects that are not over. */
  organisers: z.array(z.object({ id: z.string(), name: z.string(), exams: z.number() })),
  /** Projects that are not over, by 学段. */
  stages: z.record(z.string(), z.number()),
});
export type ExamOverview = z.output<typeof examOverview>;

/** How a seeker's default resume fits the posts of all projects that take registrations. */
export const examFitting = z.object({
  /** What was compared, in short words; empty while the resume says nothing. */
  compared: z.array(z.string()),
  /** Posts whose rules all fit; rules that only a person can judge count as fitting. */
  total: z.number(),
  /** The first of them, by deadline. */
  posts: z.array(postOfExam),
  /** Projects with posts that fit, the nearest deadline first. */
  exams: z.array(z.object({ id: z.string(), title: z.string(), until: z.string(), posts: z.number() })),
  /** What the resume does not say and most posts lack alone. */
  lacking: z.object({ label: z.string(), section: z.string().nullable(), posts: z.number() }).nullable(),
});
export type ExamFitting = z.output<typeof examFitting>;
