import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { codes, id, list, text, whole, yesNo } from '#contract/fields.ts';
import { rules } from '#contract/rules.ts';
import { jober, ownBasics, ownJober } from '#contract/seekers/seeker.ts';
import { ownFile, personalFacts } from './personal-facts.ts';
import {
  attachment,
  education,
  experience,
  gapNote,
  honour,
  intention,
  languages,
  paper,
  project,
  record,
  teacherCertificate,
  titleEntry,
  trial,
} from './resume-entries.ts';
import { writtenEducation, writtenExperience, writtenGapNote, writtenIntention } from './written-entries.ts';

/** The sections in their default order; a resume's `order` lists those that the person moved. */
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
  list(item, title, { max, unit: '条' }).default([]);

/**
 * The body of a resume, by section: edited on the page, frozen in a delivery, printed by a template. Lists are in the person's
 * order. Files are referred to by id; their URLs come in `Resume.files`.
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
  /** When the person can start: a month, or any time. */
  arrival: text('到岗时间', { max: 20 }).default(''),
  personal: personalFacts.default({}),
  own: ownFile.default({}),
});
export type ResumeContent = z.output<typeof resumeContent>;
export type ResumeContentInput = z.input<typeof resumeContent>;

/** The body with the rules for saving. */
const writtenContent = resumeContent.extend({
  intentions: many(writtenIntention, '求职意向', 3),
  educations: many(writtenEducation, '教育经历', 12),
  experiences: many(writtenExperience, '教学经历', 30),
  gapNotes: many(writtenGapNote, '空档说明', 20),
});

/** A resume as others see it: under 盲筛 the years of school are empty, since they reveal the age. */
export const shownContent = resumeContent.extend({
  educations: z.array(education.extend({ from: z.string(), to: z.string() })),
});

/** What a delivery freezes: the person and the resume at that time. */
export const resumeSnapshot = z.object({
  jober: jober.omit({ phone: true, privacy: true }).extend({ phone: z.string() }),
  resumeName: z.string(),
  content: resumeContent,
});
export type ResumeSnapshot = z.output<typeof resumeSnapshot>;
export const shownSnapshot = resumeSnapshot.extend({ content: shownContent });

const resumeView = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  revision: z.number(),
  updatedAt: z.string(),
  /** 0–100 */
  completeness: z.number(),
  /** What would raise it, largest gain first. */
  missing: z.array(z.object({ section: z.string(), label: z.string(), gain: z.number() })),
  content: resumeContent,
  /** The files that the content refers to, with URLs that are valid for 1 hour. */
  files: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number(), url: z.string() })),
});
export type Resume = z.output<typeof resumeView>;

const resumeId = z.object({ id: id('简历编号') });
const resumeName = text('简历名称', { min: 1, max: 30 });
const revision = whole('版本号', 1, 2_147_483_646, '版本号不正确');

/** Some sections of a resume. Absent sections stay unchanged, so nothing here has a default. */
const resumePart = z.strictObject(
  Object.fromEntries(
    Object.entries(writtenContent.shape).map(([name, schema]) => [
      name,
      (schema as z.ZodDefault<z.ZodType>).unwrap().optional(),
    ]),
  ) as { [K in keyof ResumeContent]: z.ZodOptional<z.ZodType<ResumeContent[K]>> },
);
export type ResumePart = z.output<typeof resumePart>;

export const resumeEndpoints = {
  'GET /api/resumes': { access: 'seeker', summary: '我的简历各版本', returns: z.array(resumeView) },
  'POST /api/resumes': {
    access: 'seeker',
    summary: '新建一份简历：复制 from 所指的一份，不指时复制默认的一份；blank 为空白',
    body: z.strictObject({
      name: resumeName,
      from: id('被复制的简历').optional(),
      blank: yesNo('空白', '请选择新建空白简历，还是复制一份').default(false),
    }),
    returns: resumeView,
    idempotent: true,
  },
  'GET /api/resumes/:id': { access: 'seeker', summary: '我的一份简历', params: resumeId, returns: resumeView },
  'PATCH /api/resumes/:id': {
    access: 'seeker',
    summary: '保存改动的分节；revision 不是最新时 409，取最新内容合并后再保存',
    params: resumeId,
    body: z.strictObject({
      revision,
      name: resumeName.optional(),
      content: resumePart.default({}).meta({ title: '简历内容' }),
    }),
    returns: resumeView,
  },
  'POST /api/resumes/:id/default': {
    access: 'seeker',
    summary: '设为默认简历',
    params: resumeId,
    returns: z.array(resumeView),
  },
  'DELETE /api/resumes/:id': {
    access: 'seeker',
    summary: '删除一份简历；已投递的是快照，不受影响。最后一份不能删除',
    params: resumeId,
    returns: z.array(resumeView),
  },
  'PUT /api/resumes/:id': {
    access: 'seeker',
    summary: '保存简历；revision 不是最新时 409，并给出最新内容以便合并',
    params: resumeId,
    body: z.strictObject({
      revision,
      content: writtenContent.meta({ title: '简历内容' }),
      name: resumeName.optional(),
    }),
    returns: resumeView,
  },
  'PATCH /api/jobers/me': {
    access: 'seeker',
    summary: '修改求职者基本信息',
    body: ownBasics.partial().extend({
      /** An upload of kind `avatar`. */
      avatarFileId: id('头像文件').optional(),
      privacy: z
        .enum(['public', 'delivered', 'hidden'], { error: '请重新选择谁能看到简历' })
        .optional()
        .meta({ title: '隐私设置' }),
    }),
    returns: ownJober,
  },
} as const satisfies EndpointTable;
