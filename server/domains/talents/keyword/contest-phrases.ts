import { allOf, anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { cut } from '#server/domains/search/public.ts';
import { lexeme } from '../index/talent-row.ts';
import type { Claim, Rule } from './people-claim.ts';
import { type PlacedPart, weightOf } from './talent-part.ts';

/** How resumes tell of it. A mention of 竞赛 alone may be one in which the person took part: 师范生教学技能竞赛. */
const led = (): Query[] => [
  ...['指导', '辅导', '带队', '教练'].map((deed) => allOf([deed, anyOf(['竞赛', '奥赛'])])),
  allOf(cut('优秀指导教师')),
];
const label = '竞赛';

/** 竞赛 beside a 学科: who seeks to teach it, or has led pupils to it. */
function contest({ 0: typed, groups, input = '' }: RegExpMatchArray): Claim | null {
  const deed = groups?.won ? '获奖' : groups?.led || groups?.led2 ? '辅导' : '';
  if (deed === '' && input.trim() === typed.trim()) return null;
  const sought = deed === '获奖' ? [] : [lexeme.subject('olympiad')];
  return { label: `${label}${deed}`, kind: 'craft', required: [anyOf([...sought, ...led()])] };
}

const contestName = '(?:学科|奥林匹克)?(?:竞赛|奥赛)(?!教练|教师|老师|[班课部组生])';
const ofTeachers = '(?<!教学|技能|基本功|教师|能力|信息学?|[讲说微])';
const told = '(?:的)?(?:经验|经历|成绩|能力)?(?:的|者)?';

/** '有竞赛辅导经验', '指导学生竞赛获奖', '高中物理 竞赛'. */
export const contestPhrases: Rule[] = [
  [
    new RegExp(
      `(?:有|具有|具备)?(?:(?<led>指导|辅导|带)过?(?:学生|学员|孩子)?(?:参加|打)?过?)?${ofTeachers}${contestName}(?:(?<won>获奖|得奖|拿奖|奖项?)|(?<led2>辅导|指导|带队|培训|培优|训练))+${told}`,
      'gu',
    ),
    contest,
  ],
  [
    new RegExp(`(?:有|具有|具备)?(?<led>指导|辅导|带)过?(?:学生|学员|孩子)?(?:参加|打)?过?${contestName}${told}`, 'gu'),
    contest,
  ],
  [
    new RegExp(
      `(?:(?<!\\p{Script=Han})|(?<=最好|[会能懂要有]))有?${contestName}${told}(?!(?!优先|更[好佳]|加分)\\p{Script=Han})`,
      'gu',
    ),
    contest,
  ],
];

/** Who seeks to teach 竞赛 names the 学科 by the major alone. */
export function besideContests(parts: readonly PlacedPart[]): PlacedPart[] {
  if (!parts.some(({ part }) => part.label.startsWith(label))) return [...parts];
  return parts.map((placed) => {
    const { part } = placed;
    if (part.weight !== weightOf('subject') || part.isManner || part.required.length === 0) return placed;
    const majors = anyOf(part.label.split('、').map(lexeme.major));
    const trained = allOf([lexeme.subject('olympiad'), majors]);
    return { ...placed, part: { ...part, required: [anyOf([allOf(part.required), trained])] } };
  });
}
