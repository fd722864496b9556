import { surnames } from '#server/domains/resumes/public.ts';
import { lexeme } from '../index/talent-row.ts';
import type { Claim, Rule } from './people-claim.ts';

/** Cards show the first character of a name, and nobody is found by more of it. */
const named = ({ groups }: RegExpMatchArray): Claim | null => {
  const [first] = groups?.name ?? '';
  return first === undefined ? null : { label: `姓${first}`, kind: 'name', required: [lexeme.surname(first)] };
};

/** '姓吴的', '王老师'. */
export const namePhrases: Rule[] = [
  [/姓(?!名|氏|别)(?<name>\p{Script=Han})(?:的|氏)?/gu, named],
  [
    new RegExp(
      `(?<=^|[^\\p{Script=Han}]|找|叫|联系)(?<name>[${surnames.single}]|${surnames.compound.join('|')})(?:老师|教授|主任|校长|园长)`,
      'gu',
    ),
    named,
  ],
];
