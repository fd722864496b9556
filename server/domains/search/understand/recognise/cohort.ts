import { cohorts } from '#contract/search/lexeme-filters.ts';
import { codeLexeme } from '../../index/code-bits.ts';
import { cohortLexeme } from '../../index/named-lexemes.ts';
import { type Placed, partOf } from '../part.ts';

const shape = /(?<!\d)(?<year>20\d\d)\s?[届级](?:应届)?(?:高校)?(?:本科|硕士|博士|研究生)?(?:毕业生|学生|生)?/gu;

/** '2027届': posts that name the year, as in the filter 届别; where none does, those for graduates of any year. */
export const recogniseCohort = (text: string): Placed[] =>
  [...text.matchAll(shape)].flatMap((match) => {
    const year = match.groups?.year ?? '';
    if (!(year in cohorts)) return [];
    const group = {
      text: match[0],
      kind: 'trait' as const,
      codes: [[cohortLexeme(year)]],
      within: [[codeLexeme('experience', 'graduate')]],
      words: [],
    };
    const part = { ...partOf(match[0], cohorts[year as keyof typeof cohorts], group), near: '应届生' };
    return [{ from: match.index, to: match.index + match[0].length, part }];
  });
