import type { Label } from './labels.ts';
import type { Post } from './posts.ts';

/** Number of results on a first screen. */
export const sheet = 10;

/**
 * The share of accepted posts among the first ten, or the first n where only n exist: penalises accepted posts behind others and
 * missing results. An empty answer scores 0.
 */
export function precision(answer: readonly Post[], label: Label, fitting: number): number {
  const places = Math.min(sheet, fitting);
  return answer.slice(0, places).filter(label).length / places;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
