import { z } from 'zod';
import { code, codes, day, fen, id, list, regionCode, text, whole, yesNo } from '#contract/fields.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { applyBy, applyByForm } from './apply-by.ts';

/** The name of a field in errors and notes. */
export function titleOf(schema: z.ZodType): string {
  let field = schema;
  while (field instanceof z.ZodOptional || field instanceof z.ZodNullable) field = field.unwrap() as z.ZodType;
  return field.meta()?.title ?? '';
}

const words = (title: string, most: number, max = 40) =>
  list(text(title, { min: 1, max }), title, { max: most, unit: '条' });

const requirements = z
  .strictObject({
    majors: words('专业', 20).optional(),
    putonghua: code(putonghuaLevels, '普通话等级').optional(),
    experienceMonths: whole('经验月数', 1, 480).optional(),
    homeroom: text('班主任经历', { max: 40 }).optional(),
    arrival: text('到岗时间', { max: 40 }).optional(),
    others: words('其他要求', 12, 80).optional(),
    /** Applicants are asked for `personalFacts`. */
    personal: yesNo('要求个人信息').optional(),
  })
  .meta({ title: '任职要求' });

/** What a post requires beyond its codes; used by 资格自检. Each entry is a row of its table. */
export const postRequirements = z.object({
  majors: z.array(z.string()).optional(),
  putonghua: z.string().optional(),
  experienceMonths: z.number().optional(),
  homeroom: z.string().optional(),
  arrival: z.string().optional(),
  others: z.array(z.string()).optional(),
  /** Applicants are asked for `personalFacts`, and may decline. */
  personal: z.boolean().optional(),
});
export type PostRequirements = z.output<typeof postRequirements>;

const salary = z
  .strictObject({
    min: fen('最低薪资').optional(),
    max: fen('最高薪资').optional(),
    unit: code(salaryUnits, '薪资单位'),
  })
  .meta({ title: '薪资' });

/** 编制说明: what the tenure of this post means in practice; each line is optional. */
const tenureTexts = z
  .strictObject({
    batch: text('招聘批次与控制数', { max: 60 }),
    nature: text('编制性质', { max: 20 }),
    natureNote: text('编制性质的说明', { max: 40 }),
    probation: text('试用期', { max: 20 }),
    probationNote: text('试用期的说明', { max: 40 }),
    service: text('最低服务期', { max: 20 }),
    serviceNote: text('最低服务期的说明', { max: 40 }),
    insurance: text('社保与年金', { max: 20 }),
    insuranceNote: text('社保与年金的说明', { max: 40 }),
  })
  .partial()
  .meta({ title: '编制说明' });

/** 编制说明 as readers get it: every line, empty where it says nothing. */
const tenureNames = tenureTexts.keyof().options;
export const tenureInfo = z.object(
  Object.fromEntries(tenureNames.map((name) => [name, z.string()])) as Record<
    (typeof tenureNames)[number],
    z.ZodString
  >,
);
export type TenureInfo = z.output<typeof tenureInfo>;

const noTenureInfo = Object.fromEntries(tenureNames.map((name) => [name, ''])) as TenureInfo;
/** 编制说明 of a form as a post shows it: every line present; null where nothing is written. */
export const tenureInfoOf = (given: z.output<typeof tenureTexts> = {}): TenureInfo | null =>
  Object.values(given).some(Boolean) ? { ...noTenureInfo, ...given } : null;

/** What a university's post says beside its pay; each line is optional. */
const academicTexts = z
  .strictObject({
    college: text('学院或部门', { max: 40 }),
    field: text('研究方向', { max: 120 }),
    /** Fen, once. */
    settling: fen('安家费'),
    research: fen('科研启动费'),
    output: text('成果要求', { max: 200 }),
  })
  .partial()
  .meta({ title: '高校岗位说明' });

const academicInfo = z.object({
  college: z.string(),
  field: z.string(),
  /** Fen, once; null where the post says nothing of it. */
  settling: z.number().nullable(),
  research: z.number().nullable(),
  output: z.string(),
});
export type AcademicInfo = z.output<typeof academicInfo>;

type AcademicForm = z.output<typeof academicTexts>;
/** 高校岗位说明 of a form as a post shows it: every line present; null where nothing is written. */
export const academicInfoOf = (given: AcademicForm = {}): AcademicInfo | null => {
  const { college = '', field = '', settling, research, output = '' } = given;
  const info = { college, field, settling: settling || null, research: research || null, output };
  return Object.values(info).some(Boolean) ? info : null;
};

export const academicFormOf = ({ settling, research, ...words }: AcademicInfo): AcademicForm => ({
  ...words,
  ...(settling === null ? {} : { settling }),
  ...(research === null ? {} : { research }),
});

/** The lines of 高校岗位说明 with their titles. */
export const academicLines = (info: AcademicInfo) =>
  academicTexts.keyof().options.map((name) => [titleOf(academicTexts.shape[name]), info[name]] as const);

/** 招聘程序, in order. */
const stepsOf = (least: number) =>
  list(
    z.strictObject({ name: text('招聘步骤', { min: least, max: 20 }), when: text('步骤的时间', { max: 40 }) }),
    '招聘程序',
    { max: 12, unit: '步' },
  );

/** A step of 招聘程序 with its day or duration. */
export const recruitmentStep = z.object({ name: z.string(), when: z.string() });
export type RecruitmentStep = z.output<typeof recruitmentStep>;

/** The most files beside a post. */
export const mostPostFiles = 5;

/** 报名表, 岗位表, 公告: uploads of kind `postFile`, which anyone may fetch. */
export const postFiles = list(
  z.strictObject({ fileId: id('附件'), name: text('附件名称', { min: 1, max: 150 }) }),
  '附件',
  { max: mostPostFiles },
);

/** What a draft's row is called that has no title. */
export const untitled = '未命名职位';

interface PostField {
  /** What a recruiter enters, with its title and limits. */
  form: z.ZodType;
  /** As readers get it on every card, or on its page alone. Absent: not, or not as it is stored. */
  card?: z.ZodType;
  detail?: z.ZodType;
  /** Its column where the form says nothing; the column has its name. Absent: `form-columns.ts` makes its columns. */
  empty?: unknown;
  /** People write it freely: the text check reads it, the lowest first. */
  checked?: number;
}

/** There is no field for sex, marriage, age or household register: the law forbids such limits. */
const fieldsOf = (least: { title: number; description: number; step: number }) =>
  ({
    title: {
      form: text('职位名称', { min: least.title, max: 60 }),
      card: z.string(),
      empty: untitled,
      checked: 1,
    },
    role: { form: code(roles, '岗位类别'), card: z.string(), empty: 'teacher' },
    stages: { form: codes(stages, '学段', 6), card: z.array(z.string()), empty: [] },
    subjects: { form: codes(subjects, '学科', 6), card: z.array(z.string()), empty: [] },
    tenure: { form: code(tenures, '编制类型'), card: z.string(), empty: 'contract' },
    tenureInfo: { form: tenureTexts.optional(), detail: tenureInfo.nullable(), checked: 5 },
    academic: { form: academicTexts.optional(), detail: academicInfo.nullable(), checked: 6 },
    steps: { form: stepsOf(least.step).optional(), detail: z.array(recruitmentStep), empty: [], checked: 7 },
    headcount: { form: whole('招聘人数', 1, 999), card: z.number(), empty: 1 },
    urgent: { form: yesNo('急聘'), card: z.boolean(), empty: false },
    education: { form: code(educations, '学历').optional(), card: z.string().nullable(), empty: null },
    certificate: { form: code(certificates, '教师资格证').optional(), detail: z.string().nullable(), empty: null },
    titleLevel: { form: code(titles, '职称').optional(), detail: z.string().nullable(), empty: null },
    experience: { form: code(experiences, '经验'), card: z.string(), empty: 'any' },
    requirements: { form: requirements, detail: postRequirements, empty: {}, checked: 4 },
    salary: { form: salary },
    salaryNote: { form: text('薪资说明', { max: 80 }), detail: z.string(), empty: '', checked: 3 },
    benefits: { form: codes(benefits, '福利', 21), card: z.array(z.string()), empty: [] },
    regionCode: { form: regionCode('工作地区') },
    address: { form: text('详细地址', { max: 120 }), detail: z.string(), empty: '' },
    description: {
      form: text('职位描述', { min: least.description, max: 8_000 }),
      detail: z.string(),
      empty: '',
      checked: 2,
    },
    /** Last day to apply; absent: until closed. */
    deadline: { form: day('截止日期').optional() },
    /** The colleague shown to seekers; absent: the one who submits the post. */
    memberId: { form: id('联系人').optional() },
    attachments: { form: postFiles.optional(), empty: [] },
    /** Absent: on this site. */
    applyBy: { form: applyByForm.optional(), detail: applyBy.nullable(), empty: null },
  }) satisfies Record<string, PostField>;
type Fields = ReturnType<typeof fieldsOf>;

type Having<A extends keyof PostField> = {
  [K in keyof Fields as Fields[K] extends Record<A, unknown> ? K : never]: Fields[K] extends Record<A, infer V>
    ? V
    : never;
};

/** One thing of every field that has it, by field. */
const each = <A extends keyof PostField>(what: A, fields: Fields) =>
  Object.fromEntries(
    Object.entries<PostField>(fields).flatMap(([name, field]) => (what in field ? [[name, field[what]]] : [])),
  ) as Having<A>;
const namesOf = <T extends object>(fields: T) => Object.keys(fields) as (keyof T)[];

/** Minimum length of the texts of a post that can be submitted. */
export const postLeast = { title: 2, description: 10, step: 1 } as const;
const ready = fieldsOf(postLeast);

/** A post as it can be submitted; `readyPost` checks the rest. */
export const postForm = z.strictObject({
  ...each('form', ready),
  salary: salary.refine(({ min = 0, max }) => max === undefined || min <= max, {
    error: '最高薪资不能低于最低薪资',
    path: ['max'],
  }),
});
export type PostForm = z.output<typeof postForm>;

/** A draft of a post: every field is optional. */
export const postDraftForm = z.strictObject(each('form', fieldsOf({ title: 0, description: 0, step: 0 }))).partial();
export type PostDraftForm = z.output<typeof postDraftForm>;

/** The fields that readers get as they are stored, on every card, and on the page of the post. */
export const onCard = each('card', ready);
export const onPage = each('detail', ready);
export const cardFields = namesOf(onCard);
export const pageFields = namesOf(onPage);
/** The columns that are fields of the form, by what they are where it says nothing. */
export const emptyColumns = each('empty', ready);
export const plainFields = namesOf(emptyColumns);
const checks = each('checked', ready);
export const checkedFields = namesOf(checks).sort((one, other) => checks[one] - checks[other]);

export const postFieldTitle = (field: keyof PostDraftForm): string => titleOf(postDraftForm.shape[field]);
