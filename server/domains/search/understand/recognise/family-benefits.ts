import type { BenefitCode } from '#contract/taxonomy/benefits.ts';
import { codeLexeme } from '../../index/code-bits.ts';
import { benefitTexts } from '../meaning/benefit-texts.ts';
import { codeGroup, partOf } from '../query-part.ts';
import { cut } from '../segment.ts';
import type { Recogniser } from './claim.ts';

const child = '(?:老师|教师|自家|自己)?(?:孩子|小孩|子女|娃娃|娃儿?|儿子|女儿|宝宝)';
const learns = '(?:入读|上学|入学|就读|读书|念书|入园|上幼儿园)';
const spouse = '(?:老公|老婆|媳妇|爱人|对象|配偶|家属|另一半|丈夫|妻子|夫妻俩?|两口子)';
const placed = '(?:安排|解决|安置)';

const asking = (code: BenefitCode, label: string, ...shapes: RegExp[]): Recogniser => ({
  shapes,
  read: ({ 0: said }) =>
    partOf(said, label, {
      ...codeGroup(said, 'benefit', [codeLexeme('benefit', code)]),
      words: benefitTexts([code]).map((word) => cut(word)),
    }),
});

/** What sentences ask for the family; a child that merely goes to school ('孩子上学了') is none of them. */
export const familyBenefits: readonly Recogniser[] = [
  asking(
    'children-school',
    '子女入学',
    // '孩子能跟着我在同一所学校念书', '老师小孩能在本校读书'
    new RegExp(`${child}[^，。,；\\s]{0,3}(?:能|可以|跟着?我?|随|免)[^，。,；\\s]{0,10}${learns}`, 'gu'),
    // '能让娃跟着上学', '可以带孩子一起读书'
    new RegExp(`(?:能|可以|可)(?:让|带|带着)${child}[^，。,；\\s]{0,6}${learns}`, 'gu'),
  ),
  asking(
    'spouse-job',
    '配偶安置',
    // '老公的工作也给安排', '爱人能一起解决工作'
    new RegExp(`${spouse}[^，。,；\\s]{0,6}${placed}(?:了?工作|就业)?`, 'gu'),
    // '给老婆安排工作', '能给她安排工作'
    new RegExp(`(?:给|帮|为)(?:[她他]|${spouse})[^，。,；\\s]{0,3}${placed}(?:个|份)?(?:工作|就业|岗位)`, 'gu'),
  ),
];
