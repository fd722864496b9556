import { quoteLexeme } from '#server/domains/search/public.ts';
import { anyOf, type Query } from '#server/platform/memory-index/query/query.ts';

/** Codes as lexemes: a sign, and the code. */
const place = {
  region: (code: string) => `c:${code}`,
  stage: (code: string) => `s:${code}`,
  subject: (code: string) => `j:${code}`,
};

/** Where and what somebody teaches; '' for wherever or whatever. */
type Joint = readonly [region: string, stage: string, subject: string];

/** One lexeme for what belongs together, so that the inverted index needs not intersect what is common in each part. */
function lexemeOf([region, stage, subject]: Joint): string {
  const told = [region, stage, subject].filter(Boolean).length;
  if (told > 1) return `k:${region}/${stage}/${subject}`;
  if (region) return place.region(region);
  return stage ? place.stage(stage) : place.subject(subject);
}

const pairs = (regions: readonly string[], stages: readonly string[], subjects: readonly string[]): Joint[] =>
  regions.flatMap((region) => stages.flatMap((stage) => subjects.map((subject): Joint => [region, stage, subject])));

/** All by which a person is found: each of region, 学段 and 学科, and each together with the others. */
export const jointLexemes = (regions: string[], stages: string[], subjects: string[]): string[] =>
  pairs([...regions, ''], [...stages, ''], [...subjects, ''])
    .filter((joint) => joint.some(Boolean))
    .map(lexemeOf);

/** Beyond this many the parts are asked one by one. */
const MOST = 24;

/** Whoever has one of each list that is not empty, as a tsquery; '' where all are empty. */
export function jointQuery(regions: readonly string[], stages: readonly string[], subjects: readonly string[]): string {
  const lists = [regions, stages, subjects];
  if (lists.every((list) => list.length === 0)) return '';
  const [some, level, taught] = lists.map((list) => (list.length > 0 ? list : ['']));
  const joint = pairs(some ?? [], level ?? [], taught ?? []);
  if (joint.length <= MOST) return oneOf(joint);
  const alone = [pairs(regions, [''], ['']), pairs([''], stages, ['']), pairs([''], [''], subjects)];
  return alone
    .filter((list) => list.length > 0)
    .map(oneOf)
    .join(' & ');
}

const oneOf = (joint: readonly Joint[]): string => {
  const lexemes = [...new Set(joint.map(lexemeOf))].map(quoteLexeme);
  return lexemes.length > 1 ? `(${lexemes.join(' | ')})` : (lexemes[0] ?? '');
};

/** Whoever has one of each list that is not empty, as parts that are asked one by one: where lists are in memory that is as fast. */
export const jointAsked = (
  regions: readonly string[],
  stages: readonly string[],
  subjects: readonly string[],
): Query[] =>
  [regions.map(place.region), stages.map(place.stage), subjects.map(place.subject)]
    .filter((list) => list.length > 0)
    .map(anyOf);
