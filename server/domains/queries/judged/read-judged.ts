import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';
import { every, type Fit, some } from './fit.ts';
import { fitOfTerm } from './fit-of-term.ts';
import type { PostFacts } from './post-facts.ts';
import { type Alternatives, readTerms } from './read-term.ts';

/** Number of results on a first screen. */
export const firstScreen = 10;

/**
 * The share of fitting posts among the first ten, or the first n where only n exist: penalises fitting posts behind others and
 * missing results. An empty answer scores 0.
 */
export function precision(answer: readonly PostFacts[], fits: Fit, fitting: number): number {
  const places = Math.min(firstScreen, fitting);
  return answer.slice(0, places).filter(fits).length / places;
}

/** A query as people type it, with what a right answer is. */
export interface JudgedQuery {
  kind: string;
  typed: string;
  /** What must be shown as understood, and as not understood (`unknown`). */
  understood: Alternatives[];
  /** What a fitting post must have. */
  demands: Alternatives[];
  /** Whether a post is among the answers that the author accepts. */
  fits: Fit;
}

/** The half by which the search is tuned and extra words are tried. */
export const tuningSet = join(import.meta.dirname, 'tuning.tsv');

/**
 * Reads a judged set: tab-separated kind, typed, understood, fits. A post fits if it has what is understood and what the last column
 * adds; `=` there replaces the first part. A line that starts with `#` is a comment.
 */
export function readJudged(file: string): JudgedQuery[] {
  return readRows(file).map(([kind = '', typed = '', understood = '', fits = '']) => {
    const chips = readTerms(understood);
    const demands = fits.startsWith('=') ? readTerms(fits.slice(1)) : [...chips, ...readTerms(fits)];
    return { kind, typed, understood: chips, demands, fits: every(demands.flatMap(demandOf)) };
  });
}

/** Any of the alternatives; where all are denied, none of them. */
function demandOf(alternatives: Alternatives): Fit[] {
  const fits = alternatives.flatMap((term) => fitOfTerm(term) ?? []);
  if (fits.length === 0) return [];
  return [alternatives.every(({ isDenied }) => isDenied) ? every(fits) : some(fits)];
}
