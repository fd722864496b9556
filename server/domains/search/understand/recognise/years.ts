import { cohorts } from '#contract/search/lexeme-filters.ts';
import { type ExperienceCode, experiences } from '#contract/taxonomy/experiences.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { codeLexeme } from '../../index/code-bits.ts';
import { cohortLexeme } from '../../index/lexemes.ts';
import { codeGroup, partOf } from '../query-part.ts';
import { readAmount } from './amount.ts';
import type { Recogniser } from './claim.ts';

const signs = '零一二三四五六';
const ageOf = (text: string): number => (/^\d/.test(text) ? Number(text) : signs.indexOf(text));

/** By the greatest age of the learners. */
const stageOf = (to: number): StageCode =>
  to <= 3 ? 'nursery' : to <= 6 ? 'preschool' : to <= 12 ? 'primary' : 'junior';

/** '0-3岁', '3到6岁': the age of those who are taught. Working age begins at 16. */
export const ages: Recogniser = {
  shapes: [/(?<from>\d{1,2}|[零一二三四五六])[-~到至](?<to>\d{1,2}|[三四五六])岁/gu],
  read({ 0: said, groups }) {
    const to = ageOf(groups?.to ?? '');
    const stage = stageOf(to);
    return to > 15
      ? null
      : partOf(said, labelOf(stages, stage), codeGroup(said, 'stage', [codeLexeme('stage', stage)]));
  },
};

/** '2027届': posts that name the year, as in the filter 届别; where none does, those for graduates of any year. */
export const cohort: Recogniser = {
  shapes: [/(?<!\d)(?<year>20\d\d)\s?[届级](?:应届)?(?:高校)?(?:本科|硕士|博士|研究生)?(?:毕业生|学生|生)?/gu],
  read({ 0: said, groups }) {
    const year = groups?.year ?? '';
    if (!(year in cohorts)) return null;
    const within = [[codeLexeme('experience', 'graduate')]];
    const group = { ...codeGroup(said, 'trait', [cohortLexeme(year)]), within };
    return { ...partOf(said, cohorts[year as keyof typeof cohorts], group), near: '应届生' };
  },
};

const number = '(?<years>\\d{1,2}|[一二两三四五六七八九十]{1,3})';
const work = '(?:的?(?:教学|教书|工作|教龄|从教|任教|执教|授课|带班|班主任|教育)?(?:工作)?(?:经验|经历|教龄))';
const shapes = [
  new RegExp(`(?:有|具有|满)?${number}年(?:以上|多|及以上)?${work}`, 'gu'),
  new RegExp(`(?:教龄|工作经验|教学经验|经验)(?:有|满|要求)?${number}(?:-\\d{1,2})?年(?:以上|及以上)?`, 'gu'),
  // Years since the degree are taken for years of work.
  new RegExp(`毕业(?:有|了|快)?${number}年(?:多|了)?`, 'gu'),
  new RegExp(`(?:工作|教了|教书|从教|任教|干了|带了|[做当管带教干](?:了|过|了有))${number}年(?:多|了)?`, 'gu'),
  // What was taught stands between: 教初中物理八年.
  new RegExp(`(?<=教(?!师)[^，。,；\\s再想要]{1,8})${number}年(?!级)(?:多|了)?`, 'gu'),
];

/** '3年经验', '5年教龄': posts that do not ask for more, nor for graduates. */
export const yearsOfWork: Recogniser = {
  shapes,
  read({ 0: said, groups }) {
    const [years = Number.NaN] = readAmount(groups?.years ?? '') ?? [];
    if (!(years > 0 && years < 45)) return null;
    const unfit = (Object.keys(experiences) as ExperienceCode[])
      .filter((code) => experiences[code].from > years || code === 'graduate')
      .map((code) => codeLexeme('experience', code));
    const excluded = { ...codeGroup(said, 'trait', unfit), not: true as const };
    return partOf(said, `${years} 年经验`, ...(unfit.length > 0 ? [excluded] : []));
  },
};
