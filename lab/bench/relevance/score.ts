import type { Label } from './labels.ts';
import type { Post } from './posts.ts';

/** As many as a first screen shows. */
export const sheet = 10;

/**
 * The share of fitting posts among the first ten, or among the first n where only n fit in all: so an order that puts what fits
 * behind what does not loses, and places left empty count as wrong. An empty answer is 0.
 */
export function precision(answer: readonly Post[], label: Label, fitting: number): number {
  const places = Math.min(sheet, fitting);
  return answer.slice(0, places).filter(label).length / places;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
