import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { allOf, anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { cut, readOnce, statementsOf } from '#server/domains/search/public.ts';
import { lexeme } from '../index/talent-row.ts';
import { type Claim, type Rule, says } from './people-claim.ts';

/** '会弹钢琴' of somebody who teaches something else: any mention counts. */
function skill({ 0: typed, groups }: RegExpMatchArray): Claim | null {
  const name = groups?.skill ?? '';
  // 手语 is what special pupils are taught in.
  const said = readOnce(name).flatMap(statementsOf);
  if (said.some(({ codes }) => codes.includes('special-education'))) return null;
  const words = cut(name).filter((word) => word.length > 1);
  const means = anyOf([allOf(words.length > 0 ? words : cut(name)), ...taughtAs(name)]);
  return {
    label: /^会[说讲用]/u.test(typed) || typed === name ? name : typed.startsWith('会') ? `会${name}` : `${name}特长`,
    kind: 'word',
    required: [name === '弹琴' ? anyOf([means, '钢琴']) : means],
    ...(typed.startsWith('会') ? { isSkill: true as const } : {}),
  };
}

const ability = ({ 0: typed, groups: { what = '' } = {} }: RegExpMatchArray): Claim => ({
  label: typed.replace(/的$/u, ''),
  kind: 'word',
  required: [allOf(cut(what))],
  words: [what],
  isAbility: true,
});

/** Who teaches what a 学科 is called: 编程, 日语. */
const taughtAs = (name: string): Query[] =>
  codesOf(subjects)
    .filter((code) => labelOf(subjects, code).split('/').includes(name))
    .map(lexeme.subject);

/** What somebody can do besides what they teach. */
export const skillPhrases: Rule[] = [
  // Beside whom somebody works is nobody who is sought.
  [
    /(?:(?:英语|外语|口语|英文)?(?:能|会|可以)?(?:够|流利|无障碍)?(?:和|跟|与|同|给|帮|配合|协助)(?<what>外教(?:[、和与及]?中教)?(?:无障碍|顺畅|日常|一起)*(?:(?!老师|教师|助教)\p{Script=Han}){2}(?:课|工作)?)|(?<what>外教(?:[、和与及]?中教)?(?:搭班|搭档|配班(?!老师|教师))))(?:的|能力)*/gu,
    ability,
  ],
  says(
    /(?:有|当过|做过|担任过)?(?:主要)?学生(?:会)?干部(?:的?(?:经历|经验|履历|工作))*(?:的|者)?/gu,
    'experience',
    '学生干部',
    anyOf(['干部', '学生会', '班长', '团支书']),
  ),
  // '音乐老师，能带舞蹈社团': what is led besides.
  [
    /(?:[能会]|可以)*带(?<skill>\p{Script=Han}{2,4}?)(?:社团|兴趣班|兴趣小组|校队)(?:的|者)?/gu,
    (found) => {
      const others = readOnce((found.input ?? '').replace(found[0], ' ')).flatMap(statementsOf);
      return others.some(({ list }) => list === 'subject') ? skill(found) : null;
    },
  ],
  says(/(?:带过?|教过?)?(?:毕业班|[高中]考班(?!主任))/gu, 'word', '毕业班', anyOf(['毕业班', '高三', '初三'])),
  [
    /(?<=^|[^\p{Script=Han}]|[的且还也要师个位名招找聘求缺有想]|会\p{Script=Han}{2,5})会(?![带教上计议所])[说讲用]?(?<skill>(?:(?!会)\p{Script=Han}){2,5}?)(?=的|会|$|[^\p{Script=Han}])/gu,
    skill,
  ],
  [
    /(?:(?<!\p{Script=Han})|(?<=[能会以]))(?<skill>弹琴|弹钢琴|跳舞|画画|唱歌|写字|下棋|打球|朗诵|主持|讲故事|做手工|视频剪辑|剪视频)(?!(?!的)\p{Script=Han})/gu,
    skill,
  ],
  [
    /(?<![\p{Script=Han}])(?<skill>(?:(?!有|的)\p{Script=Han}){2,4})(?:特长|功底|才艺)(?:生)?(?:的|者)?|有(?<skill>(?:(?!的)\p{Script=Han}){2,4}?)(?:特长|功底|才艺)(?:的|者)?/gu,
    skill,
  ],
  // 带团队 is no post: 中层 leads a school.
  [
    /(?:能|会|愿意?|可以?)*(?:带好?过?|管过?|建设?过?|组建过?)(?:科研|教研|教学|学科|创新)?(?<what>团队)的?(?!负责|主管|管理)|有(?!教学|工作)(?<what>(?:(?!的|有)\p{Script=Han}){2,4}?)(?:能力|资源|意识|思路)(?:强|的|者)*/gu,
    ability,
  ],
  says(
    /(?:能|会|有|可以)*(?:带教(?!练)(?:青年|年轻|新)?|传帮带|师徒结对|带过?徒弟?|(?:带|指导)过?(?:青年|年轻|新)(?:教师|老师|人)|(?:给|为|帮)(?:我们)?的?(?:青年|年轻|新)(?:教师|老师|人)(?:做|上|当|搞)(?:点|些)?(?:指导|培训|师[父傅]|讲座))(?:能力|经验|经历|老师|教师)*(?:的|者)?/gu,
    'experience',
    '带教',
    anyOf(['带教', '师徒', ...['能带新教师', '指导青年教师'].map((said) => allOf(cut(said)))]),
  ),
];
