/** Fields of a table of posts, each with the headings by which bureaus name it; earlier entries win. */
const headings = {
  code: /^(?:岗位|职位)?(?:代码|编码|编号)$/,
  department: /主管(?:部门|单位|局)/,
  employer: /(?:招聘|用人|聘用|引进)单位|^单位(?:名称)?$|^学校(?:名称)?$/,
  headcount: /人数|名额|计划(?:数|招聘)?$|^招聘计划|^数量$/,
  ratio: /比例/,
  age: /年龄/,
  educationAndDegree: /学历.{0,3}学位/,
  education: /学历/,
  degree: /学位/,
  majors: /专业/,
  certificate: /教师资格|资格证|资格种类/,
  putonghua: /普通话/,
  audience: /招聘(?:对象|范围)|应届|生源/,
  experience: /工作(?:经历|经验|年限)|教学经历/,
  stage: /学段/,
  subject: /学科|科目/,
  others: /其[他它](?:条件|要求|资格)?|资格条件|任职要求|所需条件/,
  note: /备注|说明/,
  title: /(?:岗位|职位)(?:名称|类别)?$|^招聘岗位/,
} as const;

export type PostField = keyof typeof headings;

const plain = (heading: string) => heading.normalize('NFKC').replace(/[\s()（）:：*]/g, '');

/**
 * The column of each field. A heading that consists of several lines or levels counts by all of its words. A column serves one field;
 * columns that serve none are listed, so that nothing in the table is dropped in silence.
 */
export function postColumns(columns: readonly string[]): { of: Partial<Record<PostField, string>>; unused: string[] } {
  const of: Partial<Record<PostField, string>> = {};
  const used = new Set<string>();
  for (const [field, pattern] of Object.entries(headings) as [PostField, RegExp][]) {
    const column = columns.find((one) => !used.has(one) && pattern.test(plain(one)));
    if (column === undefined) continue;
    of[field] = column;
    used.add(column);
  }
  return { of, unused: columns.filter((one) => !used.has(one) && !/^序号$|^第 \d+ 列$/.test(plain(one))) };
}
