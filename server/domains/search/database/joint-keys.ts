import { type CodeFilter, type Condition, cityNumber, conditionLexemes } from '../find/condition.ts';
import { codeLexeme, regionLexeme, saidLexeme } from '../index/code-bits.ts';

/** What is listed together, since it goes together: city, 学段 and 学科, each of which may be left open. */
export interface JointKeys {
  /** Lexemes, one of which a post has; counted in `term_stat`. */
  keys: string[];
  /** Whether a lexeme is among what they say. */
  covers(lexeme: string): boolean;
}

/** The key of posts in a city, of a 学段 and a 学科 that a post has or says; empty for any. */
export const jointKey = (city: string, stage: string, subject: string): string => `#j:${city}/${stage}/${subject}`;

/** The joint lexemes that a condition asks for; null where it names fewer than two of the three, or one twice. */
export function jointKeys(condition: Condition): JointKeys | null {
  const asked = [...condition.codes, ...condition.said];
  const stages = asked.filter(({ list }) => list === 'stage');
  const subjects = asked.filter(({ list }) => list === 'subject');
  const city = cityNumber(condition);
  const isCity = city !== null && condition.region === String(city);
  const named = [isCity, stages.length > 0, subjects.length > 0].filter(Boolean).length;
  if (named < 2 || stages.length > 1 || subjects.length > 1) return null;
  const keys = (stages[0]?.codes ?? ['']).flatMap((stage) =>
    (subjects[0]?.codes ?? ['']).map((subject) => jointKey(isCity ? String(city) : '', stage, subject)),
  );
  const ofLists = [...stages, ...subjects].flatMap(({ list, codes }) =>
    codes.flatMap((code) => [codeLexeme(list, code), saidLexeme(list, code)]),
  );
  const covered = new Set([...ofLists, ...(isCity ? [regionLexeme(city)] : [])]);
  return { keys, covers: (lexeme) => covered.has(lexeme) };
}

/** The condition as lexemes, with place, 学段 and 学科 as one where a post has such a lexeme. */
export function narrowings(condition: Condition): string[][] {
  const lists = conditionLexemes(condition);
  const joint = jointKeys(condition);
  if (joint === null) return lists;
  return [joint.keys, ...lists.filter(([first = '']) => !joint.covers(first))];
}

/** The keys of a condition and of those that leave one of its parts out, as facets do. */
export function jointKeysAround(condition: Condition): string[] {
  const without = (list: CodeFilter['list']): Condition => ({
    ...condition,
    codes: condition.codes.filter((filter) => filter.list !== list),
  });
  const around = [condition, { ...condition, region: null }, without('stage'), without('subject')];
  return [...new Set(around.flatMap((one) => jointKeys(one)?.keys ?? []))];
}
