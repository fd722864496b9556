import type { Condition } from '../condition.ts';
import { cityOfRegion, isProvince } from '../places.ts';
import type { Asked } from './asked.ts';
import { hashOf, keyOf } from './lexeme-hash.ts';
import type { NewDocument } from './view.ts';

type Test = (document: NewDocument) => boolean;

/** Whether a new document has what is asked. */
export function hasAsked(asked: Asked, seed: number): Test {
  if (typeof asked === 'string') {
    const key = keyOf(hashOf(asked, seed));
    return ({ lexemes }) => lexemes.has(key);
  }
  const isAny = 'anyOf' in asked;
  const tests = (isAny ? asked.anyOf : asked.allOf).map((part) => hasAsked(part, seed));
  return isAny
    ? (document) => tests.some((test) => test(document))
    : (document) => tests.every((test) => test(document));
}

/** What a condition compares. */
export function meets(condition: Condition): Test {
  const { salaryMin, salaryMax } = condition;
  const now = condition.now.getTime();
  const since = condition.since?.getTime() ?? Number.NEGATIVE_INFINITY;
  const area = condition.region === null ? null : areaOf(condition.region);
  return ({ deadline, refreshedAt, monthMin, monthMax, city, region }) =>
    deadline > now &&
    refreshedAt >= since &&
    (salaryMin === null || monthMax >= salaryMin) &&
    (salaryMax === null || (monthMin >= 0 && monthMin <= salaryMax)) &&
    (area === null || (city >= area.from && city <= area.to && (area.county === 0 || region === area.county)));
}

/** Cities between two numbers, and of one of them one county or all (0). */
export interface Area {
  from: number;
  to: number;
  county: number;
}

/** The same as `regionSql`. */
export function areaOf(region: string): Area {
  const code = Number(region);
  if (isProvince(region)) return { from: code, to: code + 9_999, county: 0 };
  const city = Number(cityOfRegion(region));
  return { from: city, to: city, county: city === code ? 0 : code };
}
