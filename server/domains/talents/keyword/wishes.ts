import { type ExperienceCode, experiences } from '#contract/taxonomy/experiences.ts';
import { anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { lexeme } from '../index/talent-row.ts';
import { type PlacedPart, type Span, type TalentPart, weightOf } from './talent-part.ts';

const clause = '[^，。,；;！!？?\\s]';
const wishBefore = '(?:最好(?:是|有|能|会|带(?!过))?|尽量(?:是|有)?|优先(?:考虑|选择|录[用取])(?:是|有)?)';
/** '最好有编制', '优先考虑硕士', as `wishesApart` sets them off. */
const before = new RegExp(`${wishBefore}\\s*(?<wish>(?:${clause}|[ ])+)`, 'gu');
/** '班主任优先' */
const after = new RegExp(`(?<wish>${clause}+?(?: 或 ${clause}+?)*)\\s*优先(?!(?:考虑|选择|录[用取])${clause})`, 'gu');
const end = '(?=$|[\\s,，。;；!！?？])';
const typed = '[^\\s,，。;；!！?？]';
/** Ways to say that something is wished, brought into two: '最好有编制', '硕士 优先'. */
const ways: readonly [RegExp, string][] = [
  // '最好是高级，带过竞赛': what somebody did besides is wished in the same breath, as is what they can do between wishes.
  [
    /(?<=最好[^,，。;；]*[,，]\s*)(?=(?:带|拿|做|出|获|参加|发表|主持|指导|辅导)得?过|(?:能|会|可以)[^,，。;；]{2,}[,，][^,，。;；]{2,}(?:优先|更[好佳]|加分))/gu,
    '最好有',
  ],
  [/(?:有|具有|具备)(?:丰富的?)?(?:相关|教学|工作|任教|带班)*经验(?:的|者)?(?=优先|更[好佳])/gu, ' 1年以上经验'],
  [/(?:如果|若是?|要是|假如)(?=\p{Script=Han}{1,12}?(?:优先|更[好佳]|最好))|的话(?=就?(?:优先|更[好佳]|最好))/gu, ''],
  [/(?<![\p{L}\p{N}])(?:优先(?!考虑|选择|录[用取]|的)|首选|更?倾向于?|偏好|偏向于?)(?=[\p{L}\p{N}])/gu, '优先考虑'],
];
const wished = new RegExp(
  `(?<=^|[\\s,，。;；])(?<wish>(?!优先|最好)${typed}+?)(?:的|者)?\\s*(?:优先(?!(?:考虑|选择|录[用取])${typed})(?:考虑|选择|录[用取])?|(?:就|则)?更[好佳](?:${end}|的(?=${typed}))|[为尤最]佳${end}|(?<!老师|教师|教练|主任|[员人师者\\s])最好${end})`,
  'gu',
);
const hoped = new RegExp(`\\s*(?<word>${wishBefore})(?!的)\\s*(?<wish>${typed}+?)(?:的(?=${typed})|${end})`, 'gu');

/** A text in which each wish is a clause of its own, so that nothing beside it is read together with it. */
export const wishesApart = (text: string): string =>
  ways
    .reduce((plain, [pattern, way]) => plain.replace(pattern, way), text)
    .replace(wished, '，$<wish> 优先，')
    .replace(hoped, '，$<word> $<wish>，');

/** What says who is sought, and stays a demand beside what is wished in the same breath: '高中数学硕士优先'. */
const core = new Set((['region', 'role', 'stage', 'craft', 'subject'] as const).map(weightOf));
const isCore = ({ part }: PlacedPart): boolean => core.has(part.weight);
const posts = new Set((['role', 'craft', 'subject'] as const).map(weightOf));
const isPost = ({ part }: PlacedPart): boolean => posts.has(part.weight);

/** A place alone does not say who is sought. */
const saysMore = ({ part }: PlacedPart): boolean => part.weight !== weightOf('region');

const spansOf = (shape: RegExp, text: string): Span[] =>
  [...text.matchAll(shape)].map((found) => {
    const from = found.index + found[0].indexOf(found.groups?.wish ?? '');
    return { from, to: from + (found.groups?.wish ?? '').length };
  });

/** Marks what is wished: such people come first. What alone says who is sought is demanded all the same. */
export function withWishes(
  parts: readonly PlacedPart[],
  text: string,
  isSentence: boolean,
  hasOwn: boolean,
): PlacedPart[] {
  const wished = new Set<PlacedPart>();
  const mark = (span: Span, isAfter: boolean) => {
    const inside = parts.filter(({ from, to }) => span.from < to && from < span.to);
    const others = parts.filter((placed) => !inside.includes(placed));
    // Of '数学老师 最好有小学经验' all is wished, since it has been said who is sought.
    // What the school is like may say who is sought.
    const isNamed = others.some((placed) => !isSentence || saysMore(placed));
    const isOther = hasOwn || isNamed;
    const isTold = isSentence ? isNamed || (hasOwn && !inside.some(isPost)) : !isAfter && others.some(isPost);
    // Of all that runs on before 优先, the last is the wish.
    const besides = inside.filter((placed) => !isCore(placed));
    const isRun = isAfter && besides.length > 3 && !/[、或/和与]/u.test(text.slice(span.from, span.to));
    const free = (isTold ? inside : besides).slice(isRun ? -1 : 0);
    // Of '高中数学本科以上硕士优先' the last of a kind is the wish, of '清华或北大优先' both.
    const last = free.filter(
      ({ part, to }, at) =>
        !isAfter ||
        isTold ||
        // '硕士以上985优先'
        (!text.slice(0, to).endsWith('以上') &&
          !free
            .slice(at + 1)
            .some((other) => other.part.weight === part.weight && text.slice(to, other.from).trim() !== '或')),
    );
    const found = inside.length === 1 || free.length === 0 ? (isOther ? inside : []) : last;
    for (const placed of found) wished.add(placed);
  };
  for (const span of spansOf(before, text)) mark(span, false);
  for (const span of spansOf(after, text)) mark(span, true);
  return parts.map((placed) =>
    wished.has(placed) ? { ...placed, part: { ...placed.part, isWish: true as const } } : placed,
  );
}

/** What orders people by a wish; null where it is a comparison that no lexeme has. */
export function queryOfWish({
  required,
  refused,
  monthsMin,
  monthsMax,
  salaryMax,
  arrival,
}: TalentPart): Query[] | null {
  if (refused.length > 0 || monthsMax !== undefined || salaryMax !== undefined || arrival !== undefined) return null;
  if (monthsMin === undefined) return [...required];
  const bands = (Object.keys(experiences) as ExperienceCode[]).filter(
    (code) => code !== 'any' && code !== 'graduate' && experiences[code].from * 12 >= monthsMin,
  );
  return bands.length > 0 ? [...required, anyOf(bands.map(lexeme.experience))] : null;
}
