import { plainText } from '#modules/imports/server/public.ts';

/**
 * Fields of a table of posts, each with the headings by which bureaus name it, the surest first. Earlier fields choose first, so that
 * '学历学位' is one column of both.
 */
const headings = {
  code: [/^(?:岗位|职位)?(?:代码|编码|编号|代号)$/, /(?:岗位|职位)(?:代码|编码|编号|代号|序号)/],
  department: [/主管(?:部门|单位|局)/],
  employer: [
    /(?:招聘|用人|聘用|引进|需求|设岗|受援|任教|接收|服务)(?:单位|学校(?!类)|园所|县区?)|^单位(?:名称)?$/,
    /^(?:学校|园所|幼儿园)(?:名称|名字)?$/,
    /(?:招聘|用人|需求|设岗|所在|所属)(?:部门|学院|院系|单位|学校)|^(?:二级)?(?:学院|院系|部门)(?:名称)?$/,
  ],
  headcount: [
    /(?:招聘|拟聘|拟招|需求|计划|引进|岗位|职位|拟引进)(?:人数|名额|计划数|计划|数量?|总数)$/,
    /^(?:人数|名额|数量|计划|计划数)(?:人|名)?$/,
    /招聘人数|招聘计划|拟聘人数/,
  ],
  ratio: [/开考比例/, /比例$/],
  age: [/年龄/],
  educationAndDegree: [/学历.{0,3}学位/],
  education: [/学历/],
  degree: [/学位/],
  majors: [/专业(?:要求|条件|名称|及代码|代码)?$/, /^(?!.*职务).*专业(?!技术)/],
  certificate: [/教师资格|教资|资格证|资格种类/, /^证书(?:要求)?$/],
  putonghua: [/普通话/],
  audience: [/招聘(?:对象|范围)|应届|^对象$/],
  household: [/户籍|户口/],
  experience: [/工作(?:经历|经验|年限)|教学经历|教龄/],
  stage: [/学段|学校类[别型]/],
  subject: [/(?:任教|招聘)?学科|任教科目/],
  others: [/其[他它](?:条件|要求|资格)*$/, /任职要求|所需条件|资格条件$|^(?:岗位|招聘|报考)?(?:要求|条件)$/],
  note: [/备注/, /说明$/],
  title: [/(?:岗位|职位)(?:名称|名字|名)$|^招聘岗位$/, /^(?:岗位|职位)$/, /(?:岗位|职位)类别$/, /^名称$/],
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
    .replace(/^(?:现|(?:调整|变更|更正)后的?)/, '');

export interface PostColumns {
  of: Partial<Record<PostField, string>>;
  /** Columns of conditions for a person. */
  conditions: string[];
  /** Columns that serve no field. */
  unused: string[];
}

/** Whether a table has posts: each is named, or is counted, belongs somewhere and asks for something. */
export function isOfPosts({ of }: PostColumns): boolean {
  const isAsked = of.education || of.educationAndDegree || of.majors || of.age || of.certificate || of.others;
  return Boolean(of.title || of.subject || (of.headcount && (of.stage || of.employer || of.code) && isAsked));
}

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
    const free = columns.filter((one) => !used.has(one) && !superseded.test(plain(one)));
    const column = patterns.map((pattern) => free.find((one) => pattern.test(plain(one)))).find(Boolean);
    if (column === undefined) continue;
    of[field] = column;
    used.add(column);
  }
  const serial = columns.find((one) => /^序号$/.test(plain(one)));
  if (!of.code && serial && areDistinct(rows.map(({ cells }) => plainText(cells[serial])))) of.code = serial;
  const rest = columns.filter(
    (one) => !used.has(one) && !/^序号\d*$|^第\d+列$/.test(plain(one)) && !superseded.test(plain(one)),
  );
  const isCondition = (one: string) => conditions.test(plain(one));
  return { of, conditions: rest.filter(isCondition), unused: rest.filter((one) => !isCondition(one)) };
}
