import { anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { cutAll, inTitle } from '#server/domains/search/public.ts';
import { majorForms } from '../index/field-names.ts';
import { lexeme } from '../index/talent-row.ts';
import type { Claim, Rule } from './people-claim.ts';
import type { Stance } from './refusals.ts';
import { vague } from './trades.ts';

/** Majors that do not begin with the short name by which people call them. */
const called: Record<string, readonly string[]> = {
  幼教: ['学前教育'],
  幼师: ['学前教育'],
  中文: ['汉语言文学', '中国语言文学', '汉语言'],
  语文: ['汉语言文学', '中国语言文学', '汉语言', '语文'],
  特教: ['特殊教育'],
  思政: ['思想政治教育', '马克思主义理论'],
  政治: ['思想政治教育', '政治学', '马克思主义理论'],
  历史: ['历史', '中国史', '世界史'],
  体育: ['体育', '运动训练'],
  美术: ['美术', '绘画', '视觉传达设计'],
  法律: ['法学'],
  电商: ['电子商务'],
  科学: ['科学教育'],
};
/** What says nothing of a major. */
const noMajor = /不限|相关|所学|任何|对口|本专业|师范$|老师|教师/u;
/** Majors that read like a 学段, a 学科 or a post. */
const ofTeaching = [
  ...['小学教育', '学前教育', '幼儿教育', '初等教育', '科学教育', '艺术教育', '体育教育', '音乐教育', '美术教育'],
  ...['英语教育', '数学教育', '语文教育', '思想政治教育', '汉语国际教育', '教育技术学', '教育学', '数学与应用数学'],
  ...['汉语言文学', '中国语言文学', '英语语言文学', '课程与教学论', '学科教学', '教育管理', '应用心理学'],
  ...[
    '计算机科学与技术',
    '计算机应用技术',
    '马克思主义理论',
    '马克思主义哲学',
    '马克思主义中国化',
    '中国近现代史基本问题研究',
    '人力资源管理',
    '财务管理',
    '行政管理',
  ],
  ...['会计学', '图书情报', '图书馆学', '档案学', '运动训练', '音乐学', '美术学', '舞蹈学', '音乐表演', '舞蹈表演'],
];
const near: Record<string, Query> = { 小学教育: lexeme.stage('primary'), 学前教育: lexeme.stage('preschool') };

/** A major by its field in the resume. */
function major(name: string, stance: Stance, way = ''): Claim | null {
  if (name.startsWith('非')) {
    const claim = major(name.slice(1), 'wanted');
    return (
      claim &&
      (stance === 'refused'
        ? { ...claim, isOpposite: true }
        : { ...claim, label: `不要${claim.label}`, required: [], refused: claim.required ?? [] })
    );
  }
  const plain = name.replace(/[类系]$/u, '');
  if (plain.length < 2 || noMajor.test(name)) return null;
  const names = called[plain] ?? [
    plain,
    ...(plain.length > 2 && !/[文数理化法医育]学$/u.test(plain)
      ? majorForms(plain).filter((form) => `${form}学` === plain)
      : []),
  ];
  const alike = cutAll(plain.replace(/科学.*|工程.*/u, '') || plain).filter(
    (word) => word.length > 1 && !vague.has(word),
  );
  const studied = near[plain] ?? anyOf(alike.flatMap((word) => [inTitle(word), lexeme.major(word)]));
  return {
    label: `${name}${way && `（${way}）`}专业`,
    kind: 'education',
    required: [anyOf(names.map(lexeme.major)), ...(way ? [lexeme.major(way)] : [])],
    near: [{ required: [studied], text: '想教或学过相近的专业' }],
  };
}

/** Longer than the 学科 with which they begin. */
const ofSubjects =
  '(?:材料|环境|计算机|生物|地理|体育|食品|心理|信息|海洋|大气|动物|植物|农业|药物|统计|教育)科学(?:与工程|与技术)?|(?:生物|化学|物理|音乐|体育|舞蹈|英语|历史)(?:医学工程|医学|工程(?:与工艺)?|制药(?:工程)?|技术|表演|编导|翻译|经济|治疗)';

/** '学前教育专业毕业', '汉语言文学专业 本科', '小学教育 本科'; 护理专业教师 teaches it instead. */
export const majorPhrases: Rule[] = [
  [
    /(?<!\p{Script=Han})(?<name>\p{Script=Han}{2,8}[学论工程术])类(?=[、,，\s]|$)/gu,
    ({ groups }, stance) => major(groups?.name ?? '', stance),
  ],
  [
    /(?<!\p{Script=Han})(?:有|是|[须需要]是?)?(?:学(?!前))?(?<name>\p{Script=Han}{2,8}?)(?:类|等)?专业(?![四八]级)(?:毕业|出身|背景)?(?:的|生)?(?!带头人|负责人|主任)(?=本科|硕士|博士|大专|专科|研究生|大学生|优先|[^\p{Script=Han}]|$|(?<=[业身景的生])\p{Script=Han})(?!教师|老师|课)/gu,
    ({ groups }, stance) => major(groups?.name ?? '', stance),
  ],
  [
    new RegExp(`(?<name>${ofSubjects})(?:专业)?(?:毕业|出身|背景|方向)?(?:的|生)?`, 'gu'),
    ({ groups }, stance) => major(groups?.name ?? '', stance),
  ],
  [
    new RegExp(
      `(?<!\\p{Script=Han})(?<name>${ofTeaching.toSorted((a, b) => b.length - a.length).join('|')})(?:\\((?<way>[^()]{2,8})\\))?(?:专业)?(?:毕业|出身|背景|方向)?(?:的|生)?(?!\\p{Script=Han}{0,3}(?:教师|老师)|课|学院|集团|机构|阶段|行业)`,
      'gu',
    ),
    ({ groups }, stance) => major(groups?.name ?? '', stance, groups?.way),
  ],
];
