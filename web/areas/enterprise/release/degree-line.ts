import { type DegreeCode, degrees } from '#contract/taxonomy/degrees.ts';

const line = (code: DegreeCode) => `${degrees[code].label}及以上学位`;
const codes = Object.keys(degrees) as DegreeCode[];

/** The degree among the other requirements, stored as a line; '' for none. */
export const degreeOf = (others: readonly string[] = []): DegreeCode | '' =>
  codes.find((code) => others.includes(line(code))) ?? '';

/** The other requirements with this degree in place of the previous one. */
export function withDegree(others: readonly string[] = [], code: string): string[] {
  const rest = others.filter((one) => !codes.some((known) => line(known) === one));
  const requested = codes.find((known) => known === code);
  return requested ? [line(requested), ...rest] : rest;
}
