import type { PublicationKind } from '#contract/exams/results/publication-state.ts';
import type { certificates } from '#contract/taxonomy/certificates.ts';
import type { educations } from '#contract/taxonomy/educations.ts';
import type { CodeOf } from '#contract/taxonomy/list.ts';
import { readData } from '../read-data.ts';
import type { RoomLine } from './load-seats.ts';

export type PostLine = readonly [
  code: string,
  employer: string,
  title: string,
  headcount: number,
  stage: string,
  subject: string,
  education: CodeOf<typeof educations>,
  degree: 'bachelor' | 'master',
  majors: string,
  maxAge: number,
  certificate: CodeOf<typeof certificates>,
  household?: string,
];

/** A project as `texts/exams.json` tells it; steps are counted in days from today. */
export interface ExamPlan {
  organiser: 'own' | 'bureau';
  title: string;
  documentNumber: string;
  city: string;
  publishedDaysAgo: number;
  registrations: number;
  /** The demo's seeker has registered, and was decided so. */
  seeker?: 'paid';
  /** Fen, for a project in which everybody has a decision. */
  fee?: number;
  /** Rooms whose seats are drawn. */
  rooms?: readonly RoomLine[];
  /** Of a project whose paper is marked: the score that is needed, and its lists with their days. */
  pass?: number;
  lists?: readonly (readonly [kind: PublicationKind, on: number])[];
  /** The day on which it was closed. */
  closed?: number;
  questions?: readonly (readonly [body: string, answer: string, daysAgo: number])[];
  attachments?: readonly (readonly [name: string, heading: string, lines: readonly string[]])[];
  steps: readonly (readonly [step: string, from: number, to: number, detail: string])[];
  posts: readonly PostLine[];
}

/** The projects of the demo. */
export const examPlans = () => readData<readonly ExamPlan[]>('exams');
