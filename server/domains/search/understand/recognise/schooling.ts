import { codeLexeme } from '../../index/code-bits.ts';
import { benefitTexts } from '../meaning/benefit-texts.ts';
import { type Placed, partOf } from '../part.ts';
import { cut } from '../segment.ts';

const child = '(?:孩子|小孩|子女|娃娃|娃儿?|儿子|女儿|宝宝)';
const learns = '(?:入读|上学|入学|就读|读书|念书|入园|上幼儿园)';
const shapes = [
  // '孩子能跟着我在同一所学校念书', '老师小孩能在本校读书'
  new RegExp(
    `(?:老师|教师|自家|自己)?${child}[^，。,；\\s]{0,3}(?:能|可以|跟着?我?|随|免)[^，。,；\\s]{0,10}${learns}`,
    'gu',
  ),
  // '能让娃跟着上学', '可以带孩子一起读书'
  new RegExp(`(?:能|可以|可)(?:让|带|带着)${child}[^，。,；\\s]{0,6}${learns}`, 'gu'),
];

/** Sentences that ask for 子女入学; a child that merely goes to school ('孩子上学了') is none of them. */
export const recogniseSchooling = (text: string): Placed[] =>
  shapes.flatMap((shape) =>
    [...text.matchAll(shape)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      part: partOf(match[0], '子女入学', {
        text: match[0],
        kind: 'benefit',
        codes: [[codeLexeme('benefit', 'children-school')]],
        words: benefitTexts(['children-school']).map((word) => cut(word)),
      }),
    })),
  );
