import { labelOf } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { allOf, anyOf } from '#packages/memory-index/query/query.ts';
import { cut, readOnce } from '#server/domains/search/public.ts';
import { lexeme } from '../index/talent-row.ts';
import { partOfPerson } from './part-of-person.ts';
import { noWords, type PlacedPart, type TalentPart, weightOf } from './talent-part.ts';

const or = /^(?:的|者|出来的|毕业的)?\s*(?:或|\/)\s*(?:者|有|当过|做过|做)?\s*$/u;
const list = /^(?:的|者)?\s*[、/]\s*$/u;

/** '钢琴 声乐 舞蹈 都行' */
const anyBehind =
  /^[^,，。;；或]*?(?:都[行要招收成]|都可以?|均可|皆可|任选(?:其一|一个)?|任一|(?:随便)?哪个(?:都(?:行|可以?))?)(?=$|[\s,，。;；])/u;
/** '机器人 无人机社团' */
const kindBehind =
  /^(?:专业)?(?:社团|方向|类|老师|教师|教练)|^\s+(?:体育|音乐|美术|舞蹈|艺术|信息技术|编程)(?:老师|教师|教练)/u;

/** '地理、生物都能教', '音乐兼道法': one person for all of them. */
const every =
  /都(?:能|会|可以|要会?)(?:够|教|带|上)|都[会能教带](?=$|[\s,，。;；的])|(?<!\p{Script=Han})既|又(?:能|会|可以)?[教带]|兼(?:教|带|任|上)?(?!职|课|一?下?[当做带任]?班主)|同时(?:能|会|可以)?[教带]|[也还](?:能|会|可以)[教带]|双(?:学科|科|肩挑)|[会能]教\p{Script=Han}{2,6}的(?=\p{Script=Han}{2,8}[老教]师)|\p{Script=Han}也会(?=$|[\s,，])/u;

/** Of these kinds somebody names several to be met by any of them: places, schools, 学科. */
const merging = new Set((['region', 'role', 'stage', 'subject'] as const).map(weightOf));
const isSchool = ({ weight, label }: TalentPart): boolean =>
  weight === weightOf('school') && /(?:大学|学院|学校)$/u.test(label);
const mayMerge = (part: TalentPart): boolean =>
  isPlain(part) &&
  part.isWish !== true &&
  part.isManner !== true &&
  part.narrower === undefined &&
  part.label !== labelOf(roles, 'homeroom') &&
  (merging.has(part.weight) || isSchool(part));

/** Only what lexemes say can be met in place of another. */
const isPlain = ({ required, refused, salaryMax, monthsMin, monthsMax, arrival }: TalentPart): boolean =>
  required.length > 0 &&
  refused.length === 0 &&
  salaryMax === undefined &&
  monthsMin === undefined &&
  monthsMax === undefined &&
  arrival === undefined;

/** Beside what a list has, a word that none has is what somebody seeks to teach or has studied, and no mention of it. */
const soughtBeside = (part: TalentPart, other: TalentPart) =>
  part.isUnknown && !part.isAbility && !other.isUnknown && part.strong.length > 0
    ? anyOf([allOf(part.strong), lexeme.major(part.text)])
    : allOf(part.required);

export function eitherOf(one: TalentPart, other: TalentPart, between: '或' | '、'): TalentPart {
  const { near: _, also: ______, isUnknown: __, typedAs: ___, narrower: ____, words: _____, ...first } = one;
  const near = [...(one.near ?? []), ...(other.near ?? [])].map(({ required }) => allOf(required));
  return {
    ...noWords,
    ...first,
    text: `${one.text}${between}${other.text}`,
    label: [...new Set([one, other].flatMap(({ label }) => label.split(between)))].join(between),
    weight: one.isSkill ? one.weight : Math.max(one.weight, other.weight),
    required: [anyOf([soughtBeside(one, other), soughtBeside(other, one)])],
    strong: one.strong.length > 0 && other.strong.length > 0 ? [anyOf([allOf(one.strong), allOf(other.strong)])] : [],
    ...(near.length > 0 && !(one.isUnknown && other.isUnknown)
      ? { near: [{ required: [anyOf([allOf(one.required), allOf(other.required), ...near])] }] }
      : {}),
    ...(one.isUnknown && other.isUnknown ? { isUnknown: true as const } : {}),
  };
}

/**
 * Neighbours with 或 between them become one part that either meets ('有教师资格证或师范类'), and so do several places, schools,
 * posts or 学科 anywhere in the keyword, unless it says that one person is sought for all of them.
 */
export function withAlternatives(parts: readonly PlacedPart[], text: string): PlacedPart[] {
  const isForAll = every.test(text);
  const found: PlacedPart[] = [];
  for (const placed of parts) {
    const before = found.at(-1);
    const between = before && before.to <= placed.from ? text.slice(before.to, placed.from) : null;
    const isEither =
      before &&
      between !== null &&
      (or.test(between) ||
        (list.test(between) && !isForAll && mayList(before.part, placed.part)) ||
        (/^\s*$/u.test(between) && !isForAll && areAny(before.part, placed.part, text.slice(placed.to)))) &&
      isPlain(before.part) &&
      isPlain(placed.part);
    const same =
      isEither || !mayMerge(placed.part) || isForAll ? undefined : found.find((other) => isSame(other, placed));
    if (isEither)
      found.splice(-1, 1, { from: before.from, to: placed.to, part: eitherOf(before.part, placed.part, '或') });
    else if (same) found.splice(found.indexOf(same), 1, { ...same, part: eitherOf(same.part, placed.part, '、') });
    else found.push(placed);
  }
  return found.map((placed) => (isForAll ? placed : { ...placed, part: bothFirst(placed.part, text) }));
}

/** '美术 书法' may mean one person for both: they come first. */
function bothFirst(part: TalentPart, text: string): TalentPart {
  const [one, other, ...more] = part.label.split('、');
  const isApart = part.weight === weightOf('subject') && new RegExp(`${one}(?:老师|教师)?\\s+${other}`, 'u').test(text);
  if (!one || !other || more.length > 0 || part.narrower || !isApart) return part;
  const taught = (name: string) => readOnce(name).map((read) => allOf(partOfPerson(read)?.required ?? []));
  const query = allOf([one, other].map((name) => anyOf([...taught(name), allOf(cut(name))])));
  const who = `兼写到“${one}”和“${other}”`;
  return { ...part, narrower: { text: part.label, query, who, rest: '其中之一相符的人才' } };
}

/** '日语、朝鲜语教师', '电气工程、自动化专业', '新东方/学而思': any of several in a list. */
const mayList = (one: TalentPart, other: TalentPart): boolean =>
  (mayBeTaught(one) && mayBeTaught(other)) ||
  (one.weight === weightOf('title') && other.weight === weightOf('title')) ||
  (one.label.endsWith('专业') && other.label.endsWith('专业'));
const areAny = (one: TalentPart, other: TalentPart, behind: string): boolean =>
  mayList(one, other) &&
  [one, other].every(({ isManner, isWish }) => !isManner && !isWish) &&
  (anyBehind.test(behind) ||
    (kindBehind.test(behind) &&
      [one, other].every(({ isUnknown, weight }) => !isUnknown && weight === weightOf('craft'))));
const taught = new Set((['craft', 'subject'] as const).map(weightOf));
const mayBeTaught = ({ isUnknown, isAbility, weight }: TalentPart): boolean =>
  isAbility !== true && (isUnknown === true || taught.has(weight));

const isSame = ({ part }: PlacedPart, { part: other }: PlacedPart): boolean =>
  mayMerge(part) && part.weight === other.weight && part.label !== other.label;

/** Whether a keyword seeks one person for several 学科. */
export const isForEach = (text: string): boolean => every.test(text);
