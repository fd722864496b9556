import { mergeSpans, monthText, type Span, spanOf } from '#contract/months.ts';
import type { ResumeContent } from './resumes.ts';

/** A period that a resume does not cover, first and last month included. */
export interface ResumeGap {
  from: string;
  to: string;
  months: number;
}

/** Minimum length in months; shorter gaps are holidays and moves. */
const shortestGap = 3;

/** Gaps of three or more months between the first and the last span. */
export function gapsBetween(spans: readonly Span[]): ResumeGap[] {
  const merged = mergeSpans(spans);
  return merged.slice(1).flatMap(({ from }, index) => {
    const before = merged[index] as Span;
    const months = from - before.to - 1;
    return months < shortestGap ? [] : [{ from: monthText(before.to + 1), to: monthText(from - 1), months }];
  });
}

/** The gaps between the educations and experiences of a resume, oldest first: what a school asks about. */
export const resumeGaps = (content: Pick<ResumeContent, 'educations' | 'experiences'>, now: Date): ResumeGap[] =>
  gapsBetween([...content.educations, ...content.experiences].map((entry) => spanOf(entry, now)));

/** The unexplained gaps. An explanation covers its period and everything within it. */
export const openGaps = (
  content: Pick<ResumeContent, 'educations' | 'experiences' | 'gapNotes'>,
  now: Date,
): ResumeGap[] =>
  resumeGaps(content, now).filter((gap) => !content.gapNotes.some(({ from, to }) => from <= gap.from && to >= gap.to));
