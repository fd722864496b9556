import { type EducationCode, educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { codeLexeme } from '../../index/code-bits.ts';
import { codeGroup, partOf, type QueryPart } from '../query-part.ts';
import type { WordGroup } from '../word-group.ts';
import type { Recogniser } from './claim.ts';

const levels: Record<string, EducationCode> = {
  初中: 'junior',
  高中: 'senior',
  职高: 'secondary-vocational',
  中专: 'secondary-vocational',
  中师: 'secondary-vocational',
  大专: 'college',
  专科: 'college',
  本科: 'bachelor',
  二本: 'bachelor',
  三本: 'bachelor',
  学士: 'bachelor',
  硕士: 'master',
  研究生: 'master',
  博士: 'doctor',
};
const level = `(?<level>${Object.keys(levels).join('|')})`;
const degree = '(?:学历|文凭|文化程度|文化|毕业生?|生|学位)?的?';
const may =
  '(?:也|就|都)?(?:能|可以|可|够)(?:去|够)?(?:做|报考|报名|报|干|应聘|教|当|进|投|考)?的?|就行|即可|就够|也行|都行|以下|及以下|起';
const isSchoolToo = (code: EducationCode): boolean => code === 'junior' || code === 'senior';

const limit = (shape: RegExp, isBelow = false): Recogniser => ({
  shapes: [shape],
  read(match) {
    const named = levels[match.groups?.level ?? ''];
    const code = isBelow && named ? ranked[ranked.indexOf(named) - 1] : named;
    if (!code || isStage(match)) return null;
    return partOf(match[0], `${labelOf(educations, code)}可报`, above(match[0], code));
  },
});

/** 学历 with a limit or named as such; the bare words (本科, 硕士) are in the lists. */
export const educationLimits: readonly Recogniser[] = [
  // '不卡博士': nothing from there on is required.
  limit(
    new RegExp(`(?:不卡|不要求|不强制|不一定要|不需要|不用|无需)(?:有|读)?${level}(?:学历|学位|文凭)?`, 'gu'),
    true,
  ),
  // '大专能做的', '本科就行', '专科学历可以': nothing above is required.
  limit(new RegExp(`${level}${degree}(?:${may})`, 'gu')),
  {
    shapes: [
      // '要求大专', '大专学历', '硕士毕业': that is the requirement.
      new RegExp(`(?<!不)(?:学历|要求|需要|文凭)(?:是|为|要求)?${level}(?!教师|老师)`, 'gu'),
      new RegExp(`${level}(?:学历|文凭|毕业生?|学位|及?以上(?:学历)?|生(?![物活涯理]))`, 'gu'),
    ],
    read(match) {
      const { 0: said, groups } = match;
      const code = levels[groups?.level ?? ''];
      // 小学 and 初中 in front of 生 are pupils.
      if (!code || isStage(match) || (isSchoolToo(code) && !/学历|毕业|文凭|以上/.test(said))) return null;
      const name = labelOf(educations, code);
      return partOf(said, isSchoolToo(code) ? `${name}学历` : name, group(said, [code]));
    },
  },
];

/** '小学初中都行': beside another 学段, 初中 and 高中 are schools unless they are called a degree. */
function isStage({ index, input, 0: said, groups }: RegExpExecArray): boolean {
  if (!/^[初高]中$/.test(groups?.level ?? '') || /学历|毕业|文凭|文化|生/.test(said)) return false;
  return /幼儿园|小学|初中|高中/.test(input.slice(0, index) + input.slice(index + said.length));
}

const group = (text: string, codes: readonly EducationCode[]): WordGroup =>
  codeGroup(
    text,
    'trait',
    codes.map((code) => codeLexeme('education', code)),
  );

/** Every requirement above a degree, excluded: posts without one remain. */
function above(text: string, limit: EducationCode): WordGroup {
  const codes = (Object.keys(educations) as EducationCode[]).filter(
    (code) => educations[code].rank > educations[limit].rank,
  );
  return { ...group(text, codes), not: true };
}

const ranked = (Object.keys(educations) as EducationCode[]).toSorted(
  (one, other) => educations[one].rank - educations[other].rank,
);

/** The limit above one by which no post is found: 高中可报 after 初中及以下可报. Null for other parts, and above the highest. */
export function nextLimit({ text, groups: [only, ...more] }: QueryPart): QueryPart | null {
  const excluded = only?.not && more.length === 0 ? only.codes.flat() : [];
  const [next, after] = ranked.filter((code) => excluded.includes(codeLexeme('education', code)));
  return next && after ? partOf(text, `${labelOf(educations, next)}可报`, above(text, next)) : null;
}
