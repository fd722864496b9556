import { normalise } from './normalise.ts';

/** Age, sex, and what no post asks: a post has no field for them, so that a search cannot obey. */
const patterns: readonly RegExp[] = [
  /(?<![\d~到至-])[2-6]\d(?:多|[-~到至][2-6]\d)?周?岁(?:及?以[上下内]|左右)?/gu,
  /[二三四五六]十[一二三四五六七八九多]?周?岁(?:及?以[上下内]|左右)?/gu,
  /(?<!\p{Script=Han})(?:限|只招)?[男女](?:性|生|士)?(?!\p{Script=Han})|(?<!\p{Script=Han})[男女](?=幼师|教师|老师|教练)/gu,
  /非师范(?:类|生|专业)*(?:也?可以?报|能报)?/gu,
  /不限专业|专业不限/gu,
];

/** What of a keyword cannot be a condition, as typed. */
export function unusableIn(keyword: string): string[] {
  const text = normalise(keyword);
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.sort((one, other) => one.index - other.index).map(([words]) => words.trim());
}
