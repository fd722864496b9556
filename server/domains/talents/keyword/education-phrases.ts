import { type EducationCode, educationAtLeast, educations, educationsFrom } from '#contract/taxonomy/educations.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { anyOf } from '#packages/memory-index/query/query.ts';
import { lexeme } from '../index/talent-row.ts';
import { type Claim, type Rule, says } from './people-claim.ts';
import type { Stance } from './refusals.ts';

const levels: Record<string, EducationCode> = {
  中专: 'secondary-vocational',
  大专: 'college',
  专科: 'college',
  本科: 'bachelor',
  学士: 'bachelor',
  硕士: 'master',
  研究生: 'master',
  博士: 'doctor',
};
const level = `(?<level>${Object.keys(levels).join('|')})(?:研究生)?`;
const degree = '(?:学历|学位|文凭|毕业|生)*';

/** '专科不要' asks for 本科, '本科以下不要' too; '不要博士' leaves out those who have more than is sought. */
function refusedLevel({ groups }: RegExpMatchArray, stance: Stance): Claim | null {
  const named = levels[groups?.level ?? ''];
  if (stance !== 'refused' || named === undefined) return null;
  const { rank } = educations[named];
  if (rank >= educations.master.rank && !groups?.below)
    return { label: labelOf(educations, named), kind: 'education', required: [lexeme.education(named)] };
  const least = groups?.below === '以下' ? rank : rank + 1;
  const code = codesOf(educations).findLast((one) => educations[one].rank === least);
  return code
    ? { label: educationAtLeast(code), kind: 'education', required: [lexeme.education(code)], isOpposite: true }
    : null;
}

/** A degree of a form of study, of a level or above. */
const studied = (form: 'full-time' | 'part-time', named = ''): Claim => ({
  label: `${form === 'full-time' ? '全日制' : '非全日制'}${named}`,
  kind: 'education',
  required: [anyOf(educationsFrom(levels[named] ?? 'secondary-vocational').map((code) => lexeme.study(form, code)))],
});

const names = Object.keys(levels).join('|');

/** What a search for posts reads otherwise of 学历, or not at all. */
export const educationPhrases: Rule[] = [
  // '大专中专都行': the lowest of them is enough.
  [
    new RegExp(`(?<all>(?:(?:${names})${degree}[、或和/ ]*){2,})(?:都行|都可以?|均可|皆可|都要|不限)`, 'gu'),
    ({ groups }) => {
      const found = [...(groups?.all ?? '').matchAll(new RegExp(names, 'gu'))].flatMap(([name]) => levels[name] ?? []);
      const [lowest] = found.toSorted((one, other) => educations[one].rank - educations[other].rank);
      return lowest
        ? { label: labelOf(educations, lowest), kind: 'education', required: [lexeme.education(lowest)] }
        : null;
    },
  ],
  // '不要函授自考的'
  [
    /(?:(?:函授|自考|成[人教](?:教育|高考)?|夜大|电大|网教|网络教育|专升本)[、和或/\s]*)+(?:学历|本科|大专|毕业)?(?:的)?/gu,
    (_, stance) => (stance === 'refused' ? { ...studied('full-time'), isOpposite: true } : null),
  ],
  // '非全日制的不要'
  [
    /非全日制(?:的)?(?:学历)?/gu,
    (_, stance) => (stance === 'refused' ? { ...studied('full-time'), isOpposite: true } : studied('part-time')),
  ],
  [
    new RegExp(`(?:全日制|统招)(?:的)?(?:普通)?(?:${level}${degree})?(?:及?以上)?`, 'gu'),
    ({ groups }) => studied('full-time', groups?.level),
  ],
  says(
    /教育(?:学|专业)?硕士/gu,
    'education',
    '教育硕士',
    lexeme.education('master'),
    anyOf(['学科教学', '教育', '学前教育', '小学教育'].map(lexeme.major)),
  ),
  // A search for posts joins what is said of one list: 本科以上 beside '硕士优先' stays a demand of its own.
  [
    new RegExp(`${level}${degree}(?:及?以上|起步?|就行|就可以?|即可|就够)(?:学历|学位)?(?!的?(?:不|勿|免|除))`, 'gu'),
    ({ groups }, stance) => {
      const code = levels[groups?.level ?? ''];
      return code && stance === 'wanted'
        ? { label: labelOf(educations, code), kind: 'education', required: [lexeme.education(code)] }
        : null;
    },
  ],
  [new RegExp(`${level}${degree}(?<below>及?以下)?(?:学历)?`, 'gu'), refusedLevel],
];
