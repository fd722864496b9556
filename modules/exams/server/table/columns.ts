import { plainText } from '#modules/imports/server/public.ts';

/**
 * Fields of a table of posts, each with the headings by which bureaus name it, the surest first. Earlier fields choose first, so that
 * '学历学位' is one column of both.
 */
const headings = {
  code: [/^(?:岗位|职位)?(?:代码|编码|编号|代号)$/, /(?:岗位|职位|职务)(?:代码|编码|编号|代号|序号)/],
  department: [/主管(?:部门|单位|局)/],
  employer: [
    /(?:招[聘考]|用人|聘用|引进|需求|设岗|受援|任教|接收|服务)(?:单位|学校(?!类)|园所)|^单位(?:名称)?$/,
    /(?<!毕业|来源|层次)(?:单位|学校|校区|园所|幼儿园)(?:名称|名字)?$/,
    /(?:招聘|用人|需求|设岗|所在|所属)(?:部门|学院|院系)|^(?:二级)?(?:(?:学院|院系|系部|部门|处室)[/或和及]?)+(?:名称)?$/,
    /^学部$|^(?:设岗|受援|招聘|服务)?[县区市旗]{1,3}$/,
  ],
  headcount: [
    /(?<!报名|递补|报考|缴费|入围|在校|学生|教师|教职工|面试|体检|参加|审核|合格)(?:人数|名额|职数|指标|计划数?|需求数?|(?:招聘|引进|选调|选聘|遴选|招|拟聘)数|岗位数|数量|总数)[人名个]?$/,
    /招聘人数|招聘计划|拟聘人数/,
  ],
  ratio: [/开考比例/, /比例$/],
  age: [/年龄/],
  educationAndDegree: [/学历.{0,3}学位/],
  education: [/学历|文化程度/],
  degree: [/学位/],
  majors: [/专业(?:要求|条件|名称|及代码|代码)?$/, /^(?!.*职务).*专业(?!技术)/],
  certificate: [/教师资格|教资|资格证|资格种类/, /^证书(?:要求)?$/],
  putonghua: [/普通话/],
  audience: [/招聘(?:对象|范围)|应届|^对象$/],
  household: [/户籍|户口/],
  experience: [/工作(?:经历|经验|年限)|教学经历|教龄/],
  stage: [/学段|学校类[别型]/],
  subject: [/学科|科目/],
  others: [
    /其[他它](?:条件|要求|资格)*$/,
    /任职要求|所需条件|资格条件$|^(?:岗位|招聘|报考)?(?:要求|条件)$/,
    /(?:要求|条件|资格)$/,
  ],
  note: [/备注/, /说明$/],
  title: [
    /(?:岗位|职位|职务)(?:名称|名字|名)$|^(?:招[聘考]|需求|引进|招募|选调|报考)(?:岗位|职位)$/,
    /^(?:岗位|职位)$/,
    /(?:岗位|职位)(?:类别|信息|方向)$/,
    /^名称$/,
    /^类别$/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

export type PostField = keyof typeof headings;

/** Headings of conditions that no field holds: a person judges them. */
const conditions = /生源|政治面貌|性别|外语|英语|计算机|职称|技术职务|身份|院校|学校层次|服务|技能|资历/;

/** What a later announcement replaces: '原招聘人数', '调整前'. */
const superseded = /^(?:原|(?:调整|变更|更正)前)/;
const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/[\s()（）:：*、,，]/g, '')
    .replace(/^(岗位|职位)-(?=编号|编码|代码|名称)/, '$1')
    .replace(/^(?:现|(?:调整|变更|更正)后的?)/, '')
    .replace(/^$/, '计划数');

export interface PostColumns {
  of: Partial<Record<PostField, string>>;
  /** Columns of conditions for a person. */
  conditions: string[];
  /** Columns that serve no field. */
  unused: string[];
}

/** Whether a table has posts: each is named or belongs somewhere, is counted and asks for something. */
export function isOfPosts({ of }: PostColumns): boolean {
  const isAsked = of.education || of.educationAndDegree || of.majors || of.age || of.certificate || of.others;
  const isNamed = of.subject || (of.title !== '类别' ? of.title : /招|计划/.test(of.headcount ?? ''));
  return Boolean(
    (isNamed && (of.headcount || isAsked)) || (of.headcount && (of.stage || of.employer || of.code) && isAsked),
  );
}

/** How many fields of a post cells name: of a heading several, of a row hardly one. */
export const fieldsNamed = (cells: readonly string[]): number =>
  Object.keys(postColumns(cells.filter((cell) => cell !== '' && cell.length <= 16)).of).length;

/** Numbers that begin anew in each part of a table name no post. */
function areDistinct(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => /^\d{1,4}$/.test(cell));
  return numbers.length > 0 && new Set(numbers).size === numbers.length;
}

/**
 * The column of each field, where there is no code that of the running number. A heading that consists of several lines or levels counts by all of its words. A column serves one field;
 * columns that serve none are listed, so that nothing in the table is dropped in silence.
 */
export function postColumns(
  columns: readonly string[],
  rows: readonly { cells: Record<string, unknown> }[] = [],
): PostColumns {
  const of: Partial<Record<PostField, string>> = {};
  const used = new Set<string>();
  for (const [field, patterns] of Object.entries(headings) as [PostField, readonly RegExp[]][]) {
    const free = columns.filter((column) => !used.has(column) && !superseded.test(plain(column)));
    const column = patterns.map((pattern) => free.find((one) => pattern.test(plain(one)))).find(Boolean);
    if (column === undefined) continue;
    of[field] = column;
    used.add(column);
  }
  const serial = columns.find((column) => /^(?:序号|(?:单位|学校)(?:代码|编号))$/.test(plain(column)));
  if (!of.code && serial && areDistinct(rows.map(({ cells }) => plainText(cells[serial])))) of.code = serial;
  const rest = columns.filter(
    (column) => !used.has(column) && !/^序号\d*$|^第\d+列$/.test(plain(column)) && !superseded.test(plain(column)),
  );
  const isCondition = (one: string) => conditions.test(plain(one));
  return { of, conditions: rest.filter(isCondition), unused: rest.filter((one) => !isCondition(one)) };
}
