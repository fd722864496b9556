import type { certificates } from '#contract/taxonomy/certificates.ts';
import type { educations } from '#contract/taxonomy/educations.ts';
import type { CodeOf } from '#contract/taxonomy/list.ts';
import type { PublicationKind } from '../contract/results/publication-state.ts';
import words from './exam-words.json' with { type: 'json' };
import plans from './exams.json' with { type: 'json' };

export interface PlannedPost {
  code: string;
  employer: string;
  title: string;
  headcount: number;
  stage: string;
  subject: string;
  education: CodeOf<typeof educations>;
  degree: 'bachelor' | 'master';
  majors: string;
  maxAge: number;
  certificate: CodeOf<typeof certificates>;
  household?: string;
}

/** A room whose seats are drawn. */
export type PlannedRoom = Record<'place' | 'address' | 'name' | 'invigilators' | 'directions', string> & {
  seats: number;
};

/** A project as `exams.json` tells it; steps are counted in days from today. */
export interface ExamPlan {
  /** Name of the company, or `bureau`: an education bureau of the load. A company has two projects at a time at most. */
  organiser: string;
  title: string;
  documentNumber: string;
  city: string;
  publishedDaysAgo: number;
  registrations: number;
  /** The demo's seeker has registered, and was decided so. */
  seeker?: 'paid';
  /** Fen, for a project in which everybody has a decision. */
  fee?: number;
  rooms?: readonly PlannedRoom[];
  /** Of a project whose paper is marked: the score that is needed, and its lists with their days. */
  pass?: number;
  lists?: readonly (readonly [kind: PublicationKind, on: number])[];
  /** The day on which it was closed. */
  closed?: number;
  questions?: readonly (readonly [body: string, answer: string, daysAgo: number])[];
  attachments?: readonly (readonly [name: string, heading: string, lines: readonly string[]])[];
  steps: readonly (readonly [step: string, from: number, to: number, detail: string])[];
  posts: readonly PlannedPost[];
}

/** The projects of the demo. */
export const examPlans = () => plans as unknown as readonly ExamPlan[];

interface Words {
  criteria: { name: string; max: number }[];
  judgeNames: readonly string[];
  /** What an appeal says, by the rule that the refusal named, and by none. */
  appeals: Record<string, string>;
  /** {organiser}, {headcount} and {posts} agree with the table of posts. */
  announcement: readonly string[];
  settings: { payNote: string; registerNote: string; phones: { name: string; number: string }[] };
}

export const examWords: Words = words;
