import { surnames } from '#server/domains/resumes/public.ts';
import { lexeme } from '../index/talent-row.ts';
import type { Claim, Rule } from './people-claim.ts';

/** Nobody is found by more of a name than the surname. */
const named = ({ groups }: RegExpMatchArray): Claim | null => {
  const name = groups?.name ?? '';
  return name === '' ? null : { label: `姓${name}`, kind: 'name', required: [lexeme.surname(name)] };
};

/** '姓吴的', '姓欧阳', '王老师'. */
export const namePhrases: Rule[] = [
  [new RegExp(`姓(?!名|氏|别)(?<name>${surnames.compound.join('|')}|\\p{Script=Han})(?:的|氏)?`, 'gu'), named],
  [
    new RegExp(
      `(?<=^|[^\\p{Script=Han}]|找|叫|联系)(?<name>${surnames.compound.join('|')}|[${surnames.single}])(?:老师|教授|主任|校长|园长)`,
      'gu',
    ),
    named,
  ],
];
