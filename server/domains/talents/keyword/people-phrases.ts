import { arrivals } from '#contract/talents/talent-shapes.ts';
import { type EducationCode, educationAtLeast, educations, educationsFrom } from '#contract/taxonomy/educations.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { anyOf } from '#packages/memory-index/query/query.ts';
import { lexeme } from '../index/talent-row.ts';
import { achievementPhrases, recordPhrases } from './achievement-phrases.ts';
import { certificatePhrases } from './certificate-phrases.ts';
import { identityPhrases, namePhrases, yearOfGraduation } from './identity-phrases.ts';
import { majorPhrases } from './major-phrases.ts';
import { type Claim, partOfClaim, type Rule, says } from './people-claim.ts';
import { blanked, type Refuser, type Stance, stanceOf, withoutRefusers } from './refusals.ts';
import { schoolPhrases } from './school-phrases.ts';
import { skillPhrases } from './skill-phrases.ts';
import type { PlacedPart } from './talent-part.ts';
import { type Unusable, unusablePhrases } from './unusable-phrases.ts';
import { employerPhrases, lessonLanguages, tenurePhrases, titlePhrases } from './work-phrases.ts';
import { yearsInWords, yearsOfWork } from './years-of-work.ts';

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
const educationPhrases: Rule[] = [
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

const can = '(?:就|要|可以?|能够?|便)*';
const comes = `${can}(?:到岗|上岗|入职|就位|上班|上课(?!程)|报到|到位|顶(?:上|岗)|接手|接班|过?来(?!源|自)|到(?=的|$|[\\s,，。]))(?:上班|任教)?(?:的)?`;
/** A point in time, and the months of which the next one is meant; none for at once. */
const times: readonly [pattern: string, months: readonly number[]][] = [
  ['(?:最晚|最迟)?(?:年底|年内|元旦|明年初)(?:左右)?', [1]],
  ['(?:国庆节?|十一)[之以]?后?', [10]],
  ['放?(?:寒假|春节|过年|元旦|年)[之以]?前', [1]],
  ['放?暑假[之以]?前', [6]],
  ['[一二两三四五\\d]天[之以]?内', []],
  ['立马|即日起?', []],
  ['随时|立即|马上|即刻|尽快|立刻|现在|今天|明天|后天|(?:这|本|下)个?(?:周|星期|礼拜)[一二三四五六日天]?', []],
  ['(?:今年|明年)?秋季?(?:学期)?(?:开学)?', [9]],
  ['(?:今年|明年)?春季?(?:学期)?(?:开学)?|(?:过完?年|年|春节|寒假)[之以]?后?', [3]],
  ['(?:暑假)[之以]?后', [9]],
  ['(?:下|新)(?:个|一)?学期(?:开学)?|开学', [3, 9]],
];
const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const monthOf = (text: string): number => (/^\d+$/u.test(text) ? Number(text) : numerals.indexOf(text) + 1);
const edge =
  '(?:份)?(?:上旬|中旬|下旬|底|初|[一二三]?十?[一二三四五六七八九]?[日号]|(?<day>\\d{1,2})[日号])?(?<side>[之以]?前|[之以]?后)?';

const claim = (label: string, arrival: NonNullable<Claim['arrival']>): Claim => ({ label, kind: 'arrival', arrival });

/** '随时到岗', '九月前能来', '下学期入职', '两个月内到岗'. */
const arrivalPhrases: Rule[] = [
  [
    new RegExp(
      `(?:[20]\\d{3}年|今年|明年)?(?<month>1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月${edge}${comes}`,
      'gu',
    ),
    ({ groups }) => {
      const month = monthOf(groups?.month ?? '');
      const day = groups?.day ? ` ${groups.day} 日${groups.side?.slice(-1) ?? ''}` : '';
      return claim(`${month} 月${day}到岗`, [month]);
    },
  ],
  [
    new RegExp(`(?<count>半|[一二两三四五六]|\\d)(?<unit>个?月|年|周|个?星期)[之以]?内${comes}`, 'gu'),
    ({ groups }) => {
      const isShort = /周|星期/u.test(groups?.unit ?? '') || /^[半一1]$/u.test(groups?.count ?? '');
      const isYear = groups?.unit === '年';
      return isYear || !isShort ? claim('半年内到岗', 'term') : claim('一个月内到岗', 'month');
    },
  ],
  [new RegExp(`(?:[这本当]个?月|下个?月|月(?=底|初))${edge}${comes}`, 'gu'), () => claim('一个月内到岗', 'month')],
  // '能马上带毕业班的': what somebody will do at once.
  [
    /(?<!\p{Script=Han})(?:可以?|能)?(?:随时|立即|马上|立刻)(?!\p{Script=Han})|(?<!不)(?:能够?|可以?|要|得)(?:马上|立马|立刻|立即|随时|尽快)(?:就|能|可以)*(?=(?:带|接|教|上|顶)(?!过)\p{Script=Han})|随叫随到的?/gu,
    () => claim(arrivals.now, 'now'),
  ],
  ...times.map(
    ([pattern, months]): Rule => [
      new RegExp(`${can}(?:${pattern})(?:[之以]?[前后])?${comes}`, 'gu'),
      ({ 0: typed }) => {
        if (months.length === 0) return claim(arrivals.now, 'now');
        if (months.length === 1 && months[0] !== 3 && months[0] !== 9) return claim(`${months[0]} 月到岗`, months);
        return claim(`${/秋|暑/u.test(typed) ? '秋季' : /[春年]|寒假/u.test(typed) ? '春季' : '下学期'}到岗`, months);
      },
    ],
  ),
];

/** Phrases that mean something of people alone; in a search for posts they mean another thing or nothing. */
export interface PeoplePhrases {
  parts: PlacedPart[];
  /** What was typed and cannot be a condition. */
  unusable: Unusable[];
  /** The keyword, blank where any of these stands. */
  left: string;
  /** The keyword, blank only where something stands that cannot be a condition. */
  usable: string;
}

/** A phrase belongs to the first that it fits. */
const rules: Rule[] = [
  ...unusablePhrases.map(([pattern, reason]): Rule => [pattern, () => reason]),
  ...namePhrases,
  ...tenurePhrases,
  lessonLanguages,
  yearOfGraduation,
  ...yearsOfWork,
  ...employerPhrases,
  ...achievementPhrases,
  ...identityPhrases,
  ...schoolPhrases,
  ...majorPhrases,
  ...titlePhrases,
  ...certificatePhrases,
  ...arrivalPhrases,
  yearsInWords,
  ...educationPhrases,
  ...skillPhrases,
  ...recordPhrases,
];

/** Splits a keyword, as `plainWriting` has it, into what is said of people and the rest. */
export function readPeoplePhrases(said: string): PeoplePhrases {
  const parts: PlacedPart[] = [];
  const unusable: Unusable[] = [];
  const refusers: Refuser[] = [];
  let [left, usable] = [said, said];
  for (const [pattern, claim] of rules)
    for (const found of left.matchAll(pattern)) {
      const { before = '', behind = '' } = found.groups ?? {};
      const span = { from: found.index, to: found.index + found[0].length };
      const text = (before + found[0] + behind).trim();
      const { stance, refuser } = stanceOf(said, span);
      const claimed = text === '' ? null : claim(found, stance);
      if (claimed === null) continue;
      if (refuser) refusers.push(refuser);
      left = blanked(left, span);
      const part = typeof claimed === 'string' ? null : partOfClaim(claimed, stance, text.replace(/[的者]$/u, ''));
      if (part) {
        parts.push({ ...span, part });
        continue;
      }
      unusable.push({ text, reason: typeof claimed === 'string' ? claimed : 'waived', from: span.from });
      usable = blanked(usable, span);
    }
  return { parts, unusable, left: withoutRefusers(left, refusers), usable };
}
