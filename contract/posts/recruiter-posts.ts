import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, codes, day, fen, id, list, regionCode, stateOf, text, whole, yesNo } from '#contract/fields.ts';
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
import { applyByForm } from './apply-by.ts';
import { post } from './post-state.ts';
import { recruiterMoves } from './post-states.ts';
import { type FindingKind, findingKinds } from './text-check/rules.ts';

/** The write side of 职位: what a recruiter enters, saves, submits, copies and changes in bulk. */

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

/** 招聘程序, in order. */
const stepsOf = (least: number) =>
  list(
    z.strictObject({ name: text('招聘步骤', { min: least, max: 20 }), when: text('步骤的时间', { max: 40 }) }),
    '招聘程序',
    { max: 12, unit: '步' },
  );

/** The most files beside a post. */
export const mostPostFiles = 5;

/** 报名表, 岗位表, 公告: uploads of kind `postFile`, which anyone may fetch. */
export const postFiles = list(
  z.strictObject({ fileId: id('附件'), name: text('附件名称', { min: 1, max: 150 }) }),
  '附件',
  { max: mostPostFiles },
);

/** There is no field for sex, marriage, age or household register: the law forbids such limits. */
const fieldsOf = (least: { title: number; description: number; step: number }) => ({
  title: text('职位名称', { min: least.title, max: 60 }),
  role: code(roles, '岗位类别'),
  stages: codes(stages, '学段', 6),
  subjects: codes(subjects, '学科', 6),
  tenure: code(tenures, '编制类型'),
  tenureInfo: tenureTexts.optional(),
  academic: academicTexts.optional(),
  steps: stepsOf(least.step).optional(),
  headcount: whole('招聘人数', 1, 999),
  urgent: yesNo('急聘'),
  education: code(educations, '学历').optional(),
  certificate: code(certificates, '教师资格证').optional(),
  titleLevel: code(titles, '职称').optional(),
  experience: code(experiences, '经验'),
  requirements,
  salary,
  salaryNote: text('薪资说明', { max: 80 }),
  benefits: codes(benefits, '福利', 21),
  regionCode: regionCode('工作地区'),
  address: text('详细地址', { max: 120 }),
  description: text('职位描述', { min: least.description, max: 8_000 }),
  /** Last day to apply; absent: until closed. */
  deadline: day('截止日期').optional(),
  /** The colleague shown to seekers; absent: the one who submits the post. */
  memberId: id('联系人').optional(),
  attachments: postFiles.optional(),
  /** Absent: on this site. */
  applyBy: applyByForm.optional(),
});

/** Minimum length of the texts of a post that can be submitted. */
export const postLeast = { title: 2, description: 10, step: 1 } as const;

/** A post as it can be submitted; `readyPost` checks the rest. */
export const postForm = z.strictObject({
  ...fieldsOf(postLeast),
  salary: salary.refine(({ min = 0, max }) => max === undefined || min <= max, {
    error: '最高薪资不能低于最低薪资',
    path: ['max'],
  }),
});
export type PostForm = z.output<typeof postForm>;

/** A draft of a post: every field is optional. */
export const postDraftForm = z.strictObject(fieldsOf({ title: 0, description: 0, step: 0 })).partial();
export type PostDraftForm = z.output<typeof postDraftForm>;

/** The name of a field in errors and notes. */
export function postFieldTitle(field: keyof PostDraftForm): string {
  let schema: z.ZodType = postDraftForm.shape[field];
  while (schema instanceof z.ZodOptional) schema = schema.unwrap() as z.ZodType;
  return schema.meta()?.title ?? '';
}

const postFinding = z.object({
  field: z.string(),
  kind: z.enum(Object.keys(findingKinds) as [FindingKind, ...FindingKind[]]),
  severity: z.enum(['block', 'warn']),
  from: z.number(),
  to: z.number(),
  words: z.string(),
  reason: z.string(),
  suggestion: z.string(),
});

/**
 * Moves of a batch. `discard` deletes a draft that was never submitted, which undoes a copy; of a submitted post it drops the
 * unsubmitted changes. `describe` gives a draft without a description the usual text of its role with what its fields state.
 */
const batchMoves = [...recruiterMoves, 'describe', 'copy', 'discard'] as const;
export type BatchMove = (typeof batchMoves)[number];
const batchLimit = 100;

const batchResult = z.object({
  id: z.string(),
  title: z.string(),
  ok: z.boolean(),
  /** Its current state; null where it was deleted or not found. */
  status: stateOf(post).nullable(),
  /** Id of the copy. */
  newId: z.string().nullable(),
  message: z.string(),
});
export type BatchResult = z.output<typeof batchResult>;

const recruiterPost = z.object({
  id: z.string(),
  status: stateOf(post),
  revision: z.number(),
  form: postDraftForm,
  /** Whether `form` differs from what the public sees, or would see. */
  hasDraft: z.boolean(),
  savedAt: z.string(),
  /** Submitting publishes at once: the company is trusted. */
  skipsReview: z.boolean(),
  /** Why an operator returned it. */
  rejectReason: z.string().nullable(),
  /** A change of title, salary or type waits for review. */
  recheck: z.boolean(),
});
export type RecruiterPost = z.output<typeof recruiterPost>;

const postIds = list(id('职位编号'), '职位', { min: 1, max: batchLimit, unit: '个职位', atOnce: true });

/** A post that colleagues start others from. */
const postTemplate = z.object({ id: z.string(), name: z.string(), form: postDraftForm });
export type PostTemplate = z.output<typeof postTemplate>;
export const mostTemplates = 30;

const postId = z.object({ id: id('职位编号') });
const revision = whole('版本号', 1, 1_000_000_000);
const saved = z.object({ id: z.string(), revision: z.number(), savedAt: z.string() });

const write = { access: 'recruiter', members: ['recruiter'] } as const;
/** Drafts may be written in any state of the company; only a certified one may submit them. */
const draft = { access: 'member', members: ['recruiter'] } as const;

export const recruiterPostEndpoints = {
  'POST /api/company/posts': {
    ...draft,
    summary: '新建职位草稿',
    body: z.strictObject({ form: postDraftForm.meta({ title: '职位内容' }) }),
    returns: saved,
    idempotent: true,
  },
  'GET /api/company/posts/:id': { ...draft, summary: '编辑职位：内容与草稿', params: postId, returns: recruiterPost },
  'PUT /api/company/posts/:id/draft': {
    ...draft,
    summary: '保存职位草稿；版本落后时 409',
    params: postId,
    body: z.strictObject({ revision, form: postDraftForm.meta({ title: '职位内容' }) }),
    returns: saved,
  },
  'POST /api/company/posts/:id/submit': {
    ...write,
    summary: '提交职位：信誉良好的单位直接发布，其余送审；已发布的即时更新',
    params: postId,
    body: z.strictObject({ revision }),
    returns: z.object({ status: stateOf(post), recheck: z.boolean(), findings: z.array(postFinding) }),
  },
  'POST /api/company/posts/batch': {
    ...draft,
    summary:
      '批量刷新、关闭、重新开放、提交、撤回、复制职位，补全没有写的职位描述，或丢弃草稿和未提交的修改，逐个给出结果',
    body: z.strictObject({
      ids: postIds,
      move: z.enum(batchMoves, { error: '操作不正确' }).meta({ title: '操作' }),
    }),
    returns: z.object({ results: z.array(batchResult) }),
  },
  'GET /api/company/postTemplates': {
    ...draft,
    summary: '本单位的职位模板',
    returns: z.array(postTemplate),
  },
  'POST /api/company/postTemplates': {
    ...draft,
    summary: '把职位内容存为模板；同名的被替换',
    body: z.strictObject({
      name: text('模板名称', { min: 1, max: 30 }),
      form: postDraftForm.meta({ title: '职位内容' }),
    }),
    returns: z.array(postTemplate),
  },
  'DELETE /api/company/postTemplates/:id': {
    ...draft,
    summary: '删除职位模板',
    params: z.object({ id: id('模板编号') }),
    returns: z.array(postTemplate),
  },
  'POST /api/company/posts/holder': {
    ...draft,
    summary: '把职位移交给同事负责',
    body: z.strictObject({
      ids: postIds,
      memberId: id('负责人'),
    }),
    returns: z.object({ moved: z.number() }),
  },
} as const satisfies EndpointTable;
