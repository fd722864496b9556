import { z } from 'zod';
import { examPostForm } from './exam-shapes.ts';
import { type ExamStep, examSteps } from './exam-state.ts';

/** A row of an organiser's table: the post as read, and what was not understood, cell by cell. */
export const readPostRow = z.object({
  number: z.number(),
  cells: z.record(z.string(), z.string()),
  /** null: the row is no post (a note below the table) or lacks what a post needs. */
  post: examPostForm.nullable(),
  /** What was read of a row that lacks its headcount or repeats a code. */
  unfinished: examPostForm.partial({ headcount: true }).optional(),
  notes: z.array(z.string()),
});
export type ReadPostRow = z.output<typeof readPostRow>;

const place = {
  /** The line where it stood, from 0, and its words. */
  line: z.number(),
  words: z.string(),
  /** What was concluded rather than read, or what contradicts it; '' where it was read as it stands. */
  note: z.string(),
};
const steps = Object.keys(examSteps) as [ExamStep, ...ExamStep[]];

/** Something found in an announcement. */
const foundFact = z.discriminatedUnion('field', [
  z.object({
    field: z.enum(['title', 'documentNumber', 'organiser', 'education', 'certificate', 'url', 'email']),
    value: z.string(),
    ...place,
  }),
  /** A day as YYYY-MM-DD. */
  z.object({ field: z.enum(['ageOn', 'papersUntil']), value: z.string(), ...place }),
  z.object({
    field: z.literal('step'),
    step: z.enum(steps),
    /** null where the text names only the other end. */
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    ...place,
  }),
  z.object({ field: z.literal('phone'), name: z.string(), number: z.string(), ...place }),
  z.object({
    field: z.literal('weights'),
    written: z.number(),
    interview: z.number(),
    /** The share of a third part, such as a test of skills. */
    other: z.number().nullable(),
    ...place,
  }),
  z.object({
    field: z.literal('ratio'),
    value: z.number(),
    /** The lowest ratio that the text allows as an exception. */
    floor: z.number().nullable(),
    ...place,
  }),
  /** Certain people pay no fee. */
  z.object({ field: z.literal('feeWaived'), value: z.literal(true), ...place }),
  z.object({
    field: z.enum(['fee', 'shortlist', 'publicityDays', 'headcount', 'ageMax']),
    value: z.number(),
    ...place,
  }),
]);
export type FoundFact = z.output<typeof foundFact>;

const unreadPart = z.object(place);
export type UnreadPart = z.output<typeof unreadPart>;

/** What was read from an announcement. Nothing is saved: the organiser takes over what is right. */
export const examReading = z.object({
  lines: z.array(z.string()),
  facts: z.array(foundFact),
  /** Times that were put to no step; `note` gives the reason. */
  unread: z.array(unreadPart),
  /** The table of posts within the text. */
  rows: z.array(readPostRow),
});
export type ExamReading = z.output<typeof examReading>;
