import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { DemoCompany } from '../../companies/draw-company.ts';
import type { Random } from '../../random.ts';
import { academicFields, type Field, vocationalFields } from './field.ts';

const general = ['马克思主义理论', '英语', '计算机科学与技术', '心理学', '公共管理'];

/** What a university with such a word in its name teaches above all; others teach everything. */
const strengths: readonly (readonly [RegExp, readonly string[]])[] = [
  [/体育/, ['体育学', '护理学', '教育学', '新闻传播', ...general]],
  [/艺术|传媒/, ['设计学', '音乐学', '新闻传播', '汉语言文学', '历史学', ...general]],
  [/医科/, ['临床医学', '护理学', '药学', '生物与食品', '数据科学', ...general]],
  [/农林/, ['农学', '生物与食品', '环境科学', '机械工程', '金融学', '数据科学', ...general]],
  [/财经/, ['金融学', '会计学', '法学', '数据科学', '数学', ...general]],
  [/交通/, ['土木工程', '机械工程', '电气工程', '人工智能', '数据科学', '数学', ...general]],
  [
    /理工|科技|工程|工学院/,
    ['人工智能', '机械工程', '电气工程', '土木工程', '化学与材料', '物理学', '数据科学', ...general],
  ],
  [
    /师范/,
    ['教育学', '学科教学论', '数学', '物理学', '汉语言文学', '历史学', '音乐学', '体育学', '数据科学', ...general],
  ],
  [/教育科学/, ['教育学', '学科教学论', '心理学', '数据科学']],
  [/智能制造/, ['人工智能', '机械工程', '电气工程', '计算机科学与技术', '化学与材料']],
];

/** Fields without a laboratory. */
const bookish = new Set([
  '马克思主义理论',
  '英语',
  '汉语言文学',
  '历史学',
  '法学',
  '会计学',
  '金融学',
  '公共管理',
  '教育学',
  '学科教学论',
  '数学',
]);

/** What a college for one trade teaches; others teach everything. */
const trades: readonly (readonly [RegExp, readonly string[]])[] = [
  [/幼儿师范/, ['学前教育', '艺术设计', '动漫与数字媒体', '康养服务']],
];

const fieldsByName = new Map<string, readonly Field[]>();

function fieldsOf({ row, stages }: DemoCompany): readonly Field[] {
  const academic = stages.some((stage) => stage === 'undergraduate' || stage === 'postgraduate');
  const [all, narrowed] = academic ? [academicFields, strengths] : [vocationalFields, trades];
  const strength = narrowed.find(([word]) => word.test(row.name))?.[1];
  if (!strength) return all;
  const key = strength.join();
  const known = fieldsByName.get(key) ?? all.filter((field) => strength.includes(field.name));
  fieldsByName.set(key, known);
  return known;
}

/** A field that the company teaches; the first of the list are sought more than the last. */
export function drawField(random: Random, role: RoleCode, company: DemoCompany): Field | null {
  const fields = fieldsOf(company);
  for (let attempt = 0; attempt < 8; attempt++) {
    const field = fields[Math.floor(random.next() ** 1.3 * fields.length)];
    if (field && !(role === 'lab' && bookish.has(field.name))) return field;
  }
  return fields[0] ?? null;
}
