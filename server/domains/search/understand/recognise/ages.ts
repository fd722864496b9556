import { labelOf } from '#contract/taxonomy/list.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { codeLexeme } from '../../index/code-bits.ts';
import { type Placed, partOf } from '../part.ts';

const shape = /(?<from>\d{1,2}|[零一二三四五六])[-~到至](?<to>\d{1,2}|[三四五六])岁/gu;
const signs = '零一二三四五六';
const years = (text: string): number => (/^\d/.test(text) ? Number(text) : signs.indexOf(text));

/** By the greatest age of the learners. */
const stageOf = (to: number): StageCode =>
  to <= 3 ? 'nursery' : to <= 6 ? 'preschool' : to <= 12 ? 'primary' : 'junior';

/** '0-3岁', '3到6岁': the age of those who are taught. Working age begins at 16. */
export const recogniseAges = (text: string): Placed[] =>
  [...text.matchAll(shape)].flatMap((match) => {
    const to = years(match.groups?.to ?? '');
    if (to > 15) return [];
    const stage = stageOf(to);
    const code = codeLexeme('stage', stage);
    const group = { text: match[0], kind: 'stage' as const, codes: [[code]], words: [] };
    return [
      { from: match.index, to: match.index + match[0].length, part: partOf(match[0], labelOf(stages, stage), group) },
    ];
  });
