import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { code, codes, fen, id, listOf, month, paging, phone, regionCode, text, whole } from './fields.ts';
import { jober, newJober } from './identity.ts';
import { rules } from './rules.ts';
import { certificates } from './taxonomy/certificates.ts';
import { degrees, educationForms, educations } from './taxonomy/educations.ts';
import { putonghuaLevels } from './taxonomy/putonghua.ts';
import { authorships, awardLevels, paperIndexes, projectRoles } from './taxonomy/research.ts';
import { stages } from './taxonomy/stages.ts';
import { subjects } from './taxonomy/subjects.ts';
import { tenures } from './taxonomy/tenures.ts';
import { titles } from './taxonomy/titles.ts';

/** Within a section, each entry carries a client-made key so that edits of two tabs can be told apart. */
const key = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,24}$/, { error: '条目编号不正确' })
  .meta({ title: '条目编号' });
const until = z.union([month('结束时间'), z.literal('now')], { error: '请填写结束时间' }).meta({ title: '结束时间' });

export const intention = z.strictObject({
  key,
  title: text('期望职位', { min: 1, max: 40 }),
  stage: code(stages, '学段').optional(),
  subject: code(subjects, '学科').optional(),
  tenures: codes(tenures, '编制', 6).default([]),
  cityCodes: z
    .array(regionCode('期望城市'))
    .max(3, { error: '期望城市最多 3 个' })
    .default([])
    .meta({ title: '期望城市' }),
  /** Fen a month. */
  salaryMin: fen('期望薪资').optional(),
  salaryMax: fen('期望薪资').optional(),
});

export const education = z.strictObject({
  key,
  school: text('学校', { min: 2, max: 60 }),
  major: text('专业', { max: 60 }).default(''),
  education: code(educations, '学历'),
  degree: code(degrees, '学位').optional(),
  form: code(educationForms, '学习形式').optional(),
  from: month('开始时间'),
  to: until,
  note: text('在校情况', { max: 500 }).default(''),
});

export const experience = z.strictObject({
  key,
  employer: text('单位', { min: 2, max: 60 }),
  position: text('职务', { min: 1, max: 60 }),
  stage: code(stages, '任教学段').optional(),
  subject: code(subjects, '学科').optional(),
  tenure: code(tenures, '用工形式').optional(),
  from: month('开始时间'),
  to: until,
  weeklyLessons: whole('周课时', 1, 40, '周课时一般在 1 到 40 之间').optional(),
  homeroom: z.boolean().default(false).meta({ title: '班主任' }),
  note: text('教学成果', { max: 500 }).default(''),
});

export const teacherCertificate = z.strictObject({
  key,
  kind: code(certificates, '资格证种类'),
  subject: code(subjects, '任教学科').optional(),
  issued: month('取得时间').optional(),
  validUntil: month('定期注册有效期').optional(),
  number: text('证书号', { max: 30 }).default(''),
});

export const titleEntry = z.strictObject({ key, level: code(titles, '职称'), issued: month('取得时间').optional() });

export const languages = z.strictObject({
  putonghua: code(putonghuaLevels, '普通话等级').optional(),
  foreign: z
    .array(
      z.strictObject({ key, name: text('外语', { min: 1, max: 30 }), level: text('水平', { max: 40 }).default('') }),
    )
    .max(6, { error: '外语最多 6 项' })
    .default([])
    .meta({ title: '外语' }),
});

/** What papers, projects, other certificates and honours have in common: a title, where, when and a note. */
export const record = z.strictObject({
  key,
  title: text('名称', { min: 1, max: 120 }),
  issuer: text('刊物、来源或颁发单位', { max: 80 }).default(''),
  when: month('时间').optional(),
  note: text('说明', { max: 500 }).default(''),
});

export const paper = record.extend({
  index: code(paperIndexes, '收录').optional(),
  authorship: code(authorships, '作者排序').optional(),
});

export const project = record.extend({
  level: code(awardLevels, '级别').optional(),
  role: code(projectRoles, '承担角色').optional(),
});

export const honour = record.extend({
  kind: code({ honour: '荣誉', lesson: '公开课' }, '类别').optional(),
  level: code(awardLevels, '级别').optional(),
});

/** A trial lecture on video: a link to where it can be seen, or an upload. */
export const trial = z
  .strictObject({
    key,
    title: text('课题', { min: 1, max: 60 }),
    link: z
      .string()
      .max(500, { error: '视频链接过长' })
      .refine((value) => value === '' || /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(value), {
        error: '视频链接须以 http:// 或 https:// 开头',
      })
      .default('')
      .meta({ title: '视频链接' }),
    fileId: id('视频文件').optional(),
    note: text('说明', { max: 200 }).default(''),
  })
  .refine(({ link, fileId }) => link !== '' || fileId !== undefined, { error: '请填写链接或上传视频', path: ['link'] });

export const attachment = z.strictObject({
  key,
  title: text('附件名称', { min: 1, max: 120 }),
  fileId: id('附件文件'),
});

/** What the person says of a time without work or study; see `resumeGaps`. */
export const gapNote = z.strictObject({
  key,
  from: month('空档开始'),
  to: month('空档结束'),
  note: text('空档说明', { min: 1, max: 100 }),
});

/** The cards of the page in their usual order; `order` of a resume names those that the person moved. */
export const sectionNames = {
  intentions: '求职意向',
  experiences: '教学与工作经历',
  educations: '教育经历',
  certificates: '教师资格证',
  titles: '职称',
  languages: '普通话与外语',
  papers: '论文',
  projects: '科研项目',
  otherCertificates: '其他证书',
  honours: '荣誉与公开课',
  trials: '试讲视频',
  intro: '自我评价',
  attachments: '附件',
} as const;
export type SectionName = keyof typeof sectionNames;

const many = <T extends z.ZodType>(item: T, title: string, max: number) =>
  z
    .array(item, { error: `${title}格式不正确` })
    .max(max, { error: `${title}最多 ${max} 条` })
    .default([])
    .meta({ title });

/**
 * The body of a resume, by section: what the page edits, a delivery freezes and a template prints. Lists are in the order
 * that the person gave them. Files stand by id; their addresses come with `Resume.files`.
 */
export const resumeContent = z.strictObject({
  email: z
    .string()
    .max(100, { error: '邮箱最多 100 个字' })
    .refine(rules.email.test, { error: rules.email.message })
    .default('')
    .meta({ title: '邮箱' }),
  intentions: many(intention, '求职意向', 3),
  educations: many(education, '教育经历', 12),
  experiences: many(experience, '教学经历', 30),
  certificates: many(teacherCertificate, '教师资格证', 8),
  titles: many(titleEntry, '职称', 6),
  languages: languages.default({ foreign: [] }).meta({ title: '语言' }),
  papers: many(paper, '论文', 40),
  projects: many(project, '科研项目', 40),
  otherCertificates: many(record, '证书', 30),
  honours: many(honour, '荣誉与公开课', 40),
  intro: text('自我评价', { max: 1000 }).default(''),
  trials: many(trial, '试讲视频', 5),
  attachments: many(attachment, '附件', 10),
  gapNotes: many(gapNote, '空档说明', 20),
  order: codes(sectionNames, '分节顺序').default([]),
  /** When the person can start: a month, or at any time. */
  arrival: text('到岗时间', { max: 20 }).default(''),
});
export type ResumeContent = z.output<typeof resumeContent>;
export type ResumeContentInput = z.input<typeof resumeContent>;

/** What a delivery freezes: the person and the resume as they were. */
export const resumeSnapshot = z.object({
  jober: jober.omit({ phone: true, privacy: true }).extend({ phone: z.string() }),
  resumeName: z.string(),
  content: resumeContent,
});
export type ResumeSnapshot = z.output<typeof resumeSnapshot>;

export const resumeView = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  revision: z.number(),
  updatedAt: z.string(),
  /** 0–100 */
  completeness: z.number(),
  /** What would raise it, the most first. */
  missing: z.array(z.object({ section: z.string(), label: z.string(), gain: z.number() })),
  content: resumeContent,
  /** The files that the content names by id, with an address that serves for an hour. */
  files: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number(), url: z.string() })),
});
export type Resume = z.output<typeof resumeView>;

export const viewer = z.object({
  id: z.string(),
  viewedAt: z.string(),
  times: z.number(),
  via: z.enum(['delivery', 'search', 'recommendation', 'chat']),
  company: z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    cityName: z.string(),
    logoUrl: z.string().nullable(),
  }),
  recruiter: z.object({ name: z.string(), title: z.string() }),
  postTitle: z.string().nullable(),
  deliveryId: z.string().nullable(),
});
export type Viewer = z.output<typeof viewer>;

const resumeId = z.object({ id: id('简历编号') });
const resumeName = text('简历名称', { min: 1, max: 30 });
const revision = whole('版本号', 1, 2_147_483_646, '版本号不正确');

/** Some sections of a resume. A section that is not named stays as it is, so nothing here has a default. */
const resumePart = z.strictObject(
  Object.fromEntries(
    Object.entries(resumeContent.shape).map(([name, schema]) => [
      name,
      (schema as z.ZodDefault<z.ZodType>).unwrap().optional(),
    ]),
  ) as { [K in keyof ResumeContent]: z.ZodOptional<z.ZodType<ResumeContent[K]>> },
);
export type ResumePart = z.output<typeof resumePart>;

export const resumeEndpoints = {
  'GET /api/resumes': { who: 'seeker', does: '我的简历各版本', returns: z.array(resumeView) },
  'POST /api/resumes': {
    who: 'seeker',
    does: '新建一份简历：复制 from 所指的一份，不指时复制默认的一份；blank 为空白',
    body: z.strictObject({
      name: resumeName,
      from: id('被复制的简历').optional(),
      blank: z.boolean({ error: '空白须为是或否' }).default(false).meta({ title: '空白' }),
    }),
    returns: resumeView,
    idempotent: true,
  },
  'GET /api/resumes/:id': { who: 'seeker', does: '我的一份简历', params: resumeId, returns: resumeView },
  'PATCH /api/resumes/:id': {
    who: 'seeker',
    does: '保存改动的分节；revision 不是最新时 409，取最新内容合并后再保存',
    params: resumeId,
    body: z.strictObject({
      revision,
      name: resumeName.optional(),
      content: resumePart.default({}).meta({ title: '简历内容' }),
    }),
    returns: resumeView,
  },
  'POST /api/resumes/:id/default': {
    who: 'seeker',
    does: '设为默认简历',
    params: resumeId,
    returns: z.array(resumeView),
  },
  'DELETE /api/resumes/:id': {
    who: 'seeker',
    does: '删除一份简历；已投递的是快照，不受影响。最后一份不能删除',
    params: resumeId,
    returns: z.array(resumeView),
  },
  'PUT /api/resumes/:id': {
    who: 'seeker',
    does: '保存简历；revision 不是最新时 409，并给出最新内容以便合并',
    params: resumeId,
    body: z.strictObject({
      revision,
      content: resumeContent.meta({ title: '简历内容' }),
      name: resumeName.optional(),
    }),
    returns: resumeView,
  },
  'PATCH /api/jobers/me': {
    who: 'seeker',
    does: '修改求职者基本信息',
    body: newJober
      .omit({ agreementVersion: true, intention: true })
      .partial()
      .extend({
        /** An upload of kind `avatar`. */
        avatarFileId: id('头像文件').optional(),
        privacy: z
          .enum(['public', 'delivered', 'hidden'], { error: '隐私设置不正确' })
          .optional()
          .meta({ title: '隐私设置' }),
      }),
    returns: jober,
  },
  'GET /api/resume/getViewsList': {
    who: 'seeker',
    does: '谁看过我',
    query: z.object({ phone: phone(), ...paging }),
    returns: listOf(viewer),
  },
} as const satisfies EndpointTable;
