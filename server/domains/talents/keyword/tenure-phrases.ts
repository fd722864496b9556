import { anyOf } from '#server/platform/memory-index/query/query.ts';
import { lexeme } from '../index/talent-row.ts';
import type { Rule } from './people-claim.ts';

const onPayroll = ['establishment', 'quota', 'special-post'];

/** 在编 says what somebody has at present, 编制 what they hope for. */
export const tenurePhrases: Rule[] = [
  [
    /(?:现|目前|已)?(?:在编(?!制)|编内|体制内|(?<!没)有(?:事业|教师)?编(?:制|(?![辑程导写曲织排]))|在体制)(?:在岗|在职)?(?:的|人员|身份|者|(?=教师|老师))?/gu,
    () => ({ label: '在编', kind: 'tenure', required: [anyOf(onPayroll.map(lexeme.tenured))] }),
  ],
];
