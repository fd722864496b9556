import { mergeSpans, monthText, type Span, spanOf } from '#contract/months.ts';
import type { ResumeContent } from './resumes.ts';

/** A time of which a resume says nothing, first and last month included. */
export interface ResumeGap {
  from: string;
  to: string;
  months: number;
}

/** Shorter ones are holidays and moves. */
const shortestGap = 3;

/** The months that no span covers, between the first and the last one, where there are three or more in a row. */
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

/** The gaps that the person has not explained: an explanation holds for the time that it names, and what lies within it. */
export const openGaps = (
  content: Pick<ResumeContent, 'educations' | 'experiences' | 'gapNotes'>,
  now: Date,
): ResumeGap[] =>
  resumeGaps(content, now).filter((gap) => !content.gapNotes.some(({ from, to }) => from <= gap.from && to >= gap.to));
