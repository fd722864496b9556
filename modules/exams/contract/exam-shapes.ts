import { z } from 'zod';
import { code, id, instant, list, moment, regionCode, stateOf, text, whole } from '#contract/fields.ts';
import { applyBy } from '#contract/posts/apply-by.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { examRequirements } from './exam-requirements.ts';
import { type ExamSettings, examSettings } from './exam-settings.ts';
import { exam, examSteps } from './exam-state.ts';

export const ofExam = z.object({ id: id('项目编号') });
/** A call of staff about a project, or with other `params` about something in one. The caller's part in it decides, see `staffActs`. */
export const forStaff = { access: 'recruiter', params: ofExam } as const;
/** One that may be sent again. */
export const staffWrite = { ...forStaff, idempotent: true } as const;

export const mostExamPosts = 2_000;

export const stepTimes = z.strictObject({
  step: code(examSteps, '步骤'),
  startsAt: instant('开始时间'),
  endsAt: instant('结束时间'),
  /** Shown beside the times: place, share of the total. */
  detail: text('步骤说明', { max: 60 }).default(''),
});

/** A project is named after what it does, not after its announcement: '…公开招聘教师公告' is the project '…公开招聘教师'. */
export const projectTitle = (title: string): string => title.replace(/(?<=.{6})(?:公告|简章|启事|通告)$/u, '');

/** What an organiser writes. */
export const examForm = z.strictObject({
  title: text('项目名称', { min: 6, max: 80 }).transform(projectTitle).meta({ title: '项目名称' }),
  documentNumber: text('文号', { max: 40 }),
  regionCode: regionCode('所在地区'),
  announcement: text('公告正文', { max: 60_000 }),
  settings: examSettings,
  steps: list(stepTimes, '时间安排', { max: 11, most: '步骤最多 11 个' }),
});
export type ExamForm = z.output<typeof examForm>;

/** One line of the table of posts, as an organiser writes it. */
export const examPostForm = z.strictObject({
  /** Text: leading zeros count. */
  code: text('岗位代码', { min: 1, max: 20 }),
  department: text('主管部门', { max: 60 }).default(''),
  employer: text('用人单位', { min: 2, max: 60 }),
  title: text('岗位名称', { min: 2, max: 60 }),
  headcount: whole('招聘人数', 1, 500),
  stage: code(stages, '学段').nullable(),
  subject: code(subjects, '学科').nullable(),
  /** 1 : N, 0 for none; null for the project's ratio. */
  ratio: whole('开考比例', 0, 50).nullable(),
  requirements: examRequirements,
  note: text('备注', { max: 600 }).default(''),
});
export type ExamPostForm = z.output<typeof examPostForm>;

export const examStep = z.object({
  step: z.string(),
  startsAt: moment(),
  endsAt: moment(),
  detail: z.string(),
});

/** Rules of which an announcement speaks; a reported project shows those alone. */
export const knownRules = [
  'ageOn',
  'papersUntil',
  'graduationYears',
  'fee',
  'ratio',
  'weights',
  'shortlist',
  'publicityDays',
] as const satisfies readonly (keyof ExamSettings)[];

/** What is known of a project that others run elsewhere: where it was announced and read, and how one applies there. */
export const reportedFacts = z.object({
  link: z.string(),
  /** Days as YYYY-MM-DD. */
  announcedOn: z.string(),
  readOn: z.string(),
  applyBy,
  known: z.array(z.enum(knownRules)),
});
export type ReportedFacts = z.output<typeof reportedFacts>;

/** A project as a list shows it. */
export const examCard = z.object({
  id: z.string(),
  /** Others run it elsewhere; people only read about it here. */
  isReported: z.boolean(),
  title: z.string(),
  status: stateOf(exam),
  /** The step of `stepAt`; null before registration. */
  step: z.string().nullable(),
  regionCode: z.string(),
  place: z.string(),
  publishedAt: moment().nullable(),
  organiser: z.object({ id: z.string(), name: z.string(), logoUrl: z.string().nullable() }),
  posts: z.number(),
  headcount: z.number(),
  /** People registered, up to a minute ago on pages of the public; null while the project publishes no numbers. */
  registered: z.number().nullable(),
  stages: z.array(z.string()),
  employers: z.number(),
  steps: z.array(examStep),
});
export type ExamCard = z.output<typeof examCard>;

export const examNotice = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  at: moment(),
  /** What the notice replaces; `step` is a step of the timetable or a term. */
  changes: z.array(z.object({ step: z.string(), before: z.string(), after: z.string() })),
});

export const examPost = z.object({
  id: z.string(),
  code: z.string(),
  department: z.string(),
  employer: z.string(),
  title: z.string(),
  headcount: z.number(),
  stage: z.string().nullable(),
  subject: z.string().nullable(),
  ratio: z.number().nullable(),
  requirements: examRequirements,
  note: z.string(),
  /** A fallen one was taken out of the project for want of applicants. */
  status: z.enum(['open', 'fallen']),
  /** People registered, of these approved, of these paid; null while the project publishes no numbers. */
  registered: z.number().nullable(),
  approved: z.number().nullable(),
  paid: z.number().nullable(),
});
export type ExamPost = z.output<typeof examPost>;

/** How many registered on a day of Shanghai, 'YYYY-MM-DD'. */
export const examDay = z.object({ day: z.string(), registered: z.number() });
export type ExamDay = z.output<typeof examDay>;

/** A file beside the announcement. */
const examAttachment = z.object({
  /** Of the file. */
  id: z.string(),
  name: z.string(),
  size: z.number(),
  url: z.string(),
});
export type ExamAttachment = z.output<typeof examAttachment>;

export const mostAttachments = 20;

export const examDetail = examCard.extend({
  documentNumber: z.string(),
  announcement: z.string(),
  settings: examSettings,
  notices: z.array(examNotice),
  attachments: z.array(examAttachment),
  reason: z.string().nullable(),
  /** null for a project that is run here. */
  reported: reportedFacts.nullable(),
  /** Announcements of the organiser in earlier years, the latest first; days as YYYY-MM-DD. */
  earlier: z.array(z.object({ id: z.string(), announcedOn: z.string(), writtenOn: z.string().nullable() })),
  /** Where the draw of seats stands: null before the list is fixed, committed, revealed. */
  draw: z.enum(['committed', 'revealed']).nullable(),
});
export type ExamDetail = z.output<typeof examDetail>;

/** A change that one member of the staff proposes and another one confirms. */
export const proposal = z.object({
  id: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: moment(),
  /** Whether the caller proposed it: another person confirms it. */
  mine: z.boolean(),
});

/** The result of one rule: the organiser's words, what the applicant has, and why. `person`: only a person can judge it. */
export const ruleCheck = z.object({
  rule: z.string(),
  label: z.string(),
  required: z.string(),
  has: z.string(),
  verdict: z.enum(['fits', 'unfit', 'missing', 'person']),
  reason: z.string(),
  /** The section of the resume that would complete it. */
  section: z.string().nullable(),
});
export type RuleCheck = z.output<typeof ruleCheck>;

/** How a person fits one post: the worst verdict of its rules; `person` counts as fitting. */
export const postFit = z.object({
  postId: z.string(),
  fit: z.enum(['fits', 'missing', 'unfit']),
  checks: z.array(ruleCheck),
});
export type PostFit = z.output<typeof postFit>;
