import { allOf, anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { cut } from '#server/domains/search/public.ts';
import { lexeme } from '../index/talent-row.ts';
import type { Claim, Rule } from './people-claim.ts';
import { type PlacedPart, weightOf } from './talent-part.ts';

/** How resumes tell of it. A mention of 竞赛 alone may be one in which the person took part: 师范生教学技能竞赛. */
const led = (contests: readonly Query[]): Query[] => [
  ...['指导', '辅导', '带队', '教练'].map((deed) => allOf([deed, anyOf(contests)])),
  allOf(cut('优秀指导教师')),
];
const label = '竞赛';

/** 竞赛 beside a 学科: who seeks to teach it, or has led pupils to it. */
function contest({ 0: typed, groups, input = '' }: RegExpMatchArray): Claim | null {
  const deed = groups?.won ? '获奖' : groups?.led || groups?.led2 ? '辅导' : '';
  if (deed === '' && input.trim() === typed.trim()) return null;
  const sought = deed === '获奖' ? [] : [lexeme.subject('olympiad')];
  const contests = /大赛|技能/u.test(typed) ? ['大赛', allOf(['技能', '竞赛'])] : ['竞赛', '奥赛'];
  return { label: `${label}${deed}`, kind: 'experience', required: [anyOf([...sought, ...led(contests)])] };
}

const contestName = '(?:学科|奥林匹克|(?:职业|专业)?技能)?(?:竞赛|奥赛|大赛)(?!教练|教师|老师|[班课部组生])';
const ofTeachers = '(?<!教学|基本功|教师|能力|信息学?|[讲说微])';
const told = '(?:的)?(?:教学)?(?:经验|经历|成绩|能力|背景)?(?:的|者)?';

/** '有竞赛辅导经验', '指导学生竞赛获奖', '高中物理 竞赛'. */
export const contestPhrases: Rule[] = [
  [
    /(?:有|能)?(?<led>带|指导|辅导)过?(?:学生|学员|孩子)们?(?<won>[拿获得]过?得?过?)(?:[省市县区]级?|国家级?|全国)?(?:[一二三]等|大|的)*(?:奖项?|金牌|名次)(?:的|者)?/gu,
    contest,
  ],
  [
    new RegExp(
      `(?:有|具有|具备)?(?:(?<led>指导|辅导|带)过?(?:学生|学员|孩子)?(?:参加|打)?过?)?${ofTeachers}${contestName}(?:(?<won>获奖|得奖|[拿获得]过?奖|奖项?)|(?<led2>辅导|指导|带队|培训|培优|训练))*${told}`,
      'gu',
    ),
    (found) => (found.groups?.led || found.groups?.won || found.groups?.led2 ? contest(found) : null),
  ],
  [
    new RegExp(
      `(?:(?<!\\p{Script=Han})|(?<=[会能懂要有]))有?(?:学科|奥林匹克)?(?:竞赛|奥赛)(?:教练|教师|老师)?${told}(?!(?!(?<=的)(?:老师|教师|人))\\p{Script=Han})`,
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
