import { identities } from '#contract/seekers/seeker.ts';
import { anyOf } from '#packages/memory-index/query/query.ts';
import { surnames } from '#server/domains/resumes/public.ts';
import { lexeme } from '../index/talent-row.ts';
import { type Claim, type Rule, says } from './people-claim.ts';

const identity = (...codes: (keyof typeof identities)[]) => ({
  label: codes.map((code) => identities[code]).join('、'),
  kind: 'identity' as const,
  required: [anyOf(codes.map(lexeme.identity))],
});

/** Nobody is found by more of a name than the surname. */
const named = ({ groups }: RegExpMatchArray): Claim | null => {
  const name = groups?.name ?? '';
  return name === '' ? null : { label: `姓${name}`, kind: 'name', required: [lexeme.surname(name)] };
};
const compound = surnames.compound.join('|');

/** '姓吴的', '姓欧阳', '王老师'. */
export const namePhrases: Rule[] = [
  [new RegExp(`姓(?!名|氏|别)(?<name>${compound}|\\p{Script=Han})(?:的|氏)?`, 'gu'), named],
  [
    new RegExp(
      `(?<=^|[^\\p{Script=Han}]|找|叫|联系)(?<name>${compound}|[${surnames.single}])(?:老师|教授|主任|校长|园长)`,
      'gu',
    ),
    named,
  ],
];

/** '2026届毕业生', '23-25年毕业'. */
export const yearOfGraduation: Rule = [
  /(?<![\d.])(?:(?<from>(?:20)?2\d)(?:[届年]?\s*(?<range>[-~至到])|年?\s*[、/和或]|年)\s*)?(?<year>(?:20)?2\d)(?:[届级](?:应届)?(?:毕业生|生)?|年(?:刚)?毕业(?:的|生)*)/gu,
  ({ groups }) => {
    const year = groups?.year ?? '';
    const [first, last] = [groups?.from ?? year, year].map((said) => Number(said.padStart(4, '20'))) as [
      number,
      number,
    ];
    const every = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => first + at);
    const years = groups?.range ? every : [...new Set([first, last])];
    return {
      label: `${years.length > 2 ? `${first}–${last}` : years.join('、')} 届`,
      kind: 'identity',
      required: [anyOf(years.map((one) => lexeme.graduation(String(one))))],
      near: [{ required: identity('graduate').required, text: '应届毕业生' }],
    };
  },
];

/** What somebody is at present. */
export const identityPhrases: Rule[] = [
  [
    /往届(?:毕业)?生?/gu,
    (_, stance) =>
      stance === 'refused'
        ? { ...identity('graduate', 'student'), isOpposite: true }
        : { label: '往届', kind: 'identity', refused: identity('graduate', 'student').required },
  ],
  [
    /(?:应届|刚毕业|新毕业|刚出校门|毕业没多久|(?:今年|明年|即将|快要?|马上|就要)毕业(?!班)|准毕业生)(?:的?大学)?(?:毕业生|生)?/gu,
    // Who refuses 应届 does not seek those who still study either.
    (_, stance) => (stance === 'refused' ? identity('graduate', 'student') : identity('graduate')),
  ],
  [
    /在[校读](?:大?学生|研究生)?|大[三四](?:[、和或]?大四)?(?:学生)?(?:(?!\p{Script=Han})|(?=师范生|的))|研[一二三](?:在读)?(?:学生)?(?!\p{Script=Han})/gu,
    () => identity('student'),
  ],
  [/(?<!北)大学生(?:兼职)?/gu, () => identity('student', 'graduate')],
  [
    /(?:已?退休|离退休|返聘|银龄|银发)(?:计划|返聘|讲学|教师|老师|教授|专家|人员|的?老教师)*/gu,
    () => identity('retired'),
  ],
  [/在职(?=教师|老师|的|\s|$)(?:教师|老师|的)?/gu, () => identity('teacher')],
  [/(?:离职|待业|待岗)(?:人员|中|状态)?/gu, () => identity('between')],
  says(
    /退役军人|[当参]过[兵军]|(?:部队)?(?:退役|退伍|复员|转业(?=军|[^\p{Script=Han}]|$))(?:军人|士兵|兵)?/gu,
    'word',
    '退役军人',
    anyOf(['退役', '退伍', '复员', '参军', '转业']),
  ),
];
