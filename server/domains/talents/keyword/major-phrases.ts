import { join } from 'node:path';
import { anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { cutAll, inTitle } from '#server/domains/search/public.ts';
import { readRows } from '#server/platform/read-rows.ts';
import { majorForms } from '../index/field-names.ts';
import { lexeme } from '../index/talent-row.ts';
import type { Claim, Rule } from './people-claim.ts';
import type { Stance } from './refusals.ts';
import { vague } from './trades.ts';

const rows = readRows(join(import.meta.dirname, 'majors.tsv'));
const named = (kind: string) => rows.flatMap(([of, ...said]) => (of === kind ? [said] : []));
/** Majors that do not begin with the short name by which people call them. */
const called = new Map(named('called').map(([name = '', majors = '']) => [name, majors.split(' ')]));
/** What says nothing of a major. */
const noMajor = /^(?:研究生|及?以上|学[历位]|毕业)|不限|相关|所学|任何|对口|本专业|师范$|老师|教师/u;
const ofTeaching = named('teaching').flatMap(([majors = '']) => majors.split('|'));
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
  const names = called.get(plain) ?? [
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

/** '学前教育专业毕业', '汉语言文学专业 本科', '小学教育 本科'; 护理专业教师 teaches it instead. */
export const majorPhrases: Rule[] = [
  [
    /(?<!\p{Script=Han})(?<name>\p{Script=Han}{2,8}[学论工程术])类(?=[、,，\s]|$)/gu,
    ({ groups }, stance) => major(groups?.name ?? '', stance),
  ],
  [
    /(?:(?<!\p{Script=Han})|(?<=(?<!\p{Script=Han})(?:除了?|排除|不要)))(?!了|除|排除|不要)(?:有|是|[须需要]是?)?(?:学(?!前))?(?<name>\p{Script=Han}{2,8}?)(?:类|等)?专业(?![四八]级)(?:毕业|出身|背景)?(?:的|生)?(?!带头人|负责人|主任)(?=本科|硕士|博士|大专|专科|研究生|大学生|优先|[^\p{Script=Han}]|$|(?<=[业身景的生])\p{Script=Han})(?!教师|老师|课)/gu,
    ({ groups }, stance) => major(groups?.name ?? '', stance),
  ],
  [
    new RegExp(`(?<name>${named('beyond').join('|')})(?:专业)?(?:毕业|出身|背景|方向)?(?:的|生)?`, 'gu'),
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
