import { z } from 'zod';
import { day, id, list, text, webAddress } from '#contract/fields.ts';
import { applyByForm } from '#contract/posts/apply-by.ts';
import { examSettings } from './exam-settings.ts';
import { examForm, examPostForm, mostAttachments, mostExamPosts, stepTimes } from './exam-shapes.ts';

const { ageOn, papersUntil, graduationYears, fee, ratio, weights, shortlist, publicityDays, phones } =
  examSettings.shape;
const { title, documentNumber, regionCode, announcement } = examForm.shape;

const sourceLink = webAddress('公告地址').refine((link) => link !== '', { error: '请填写公告地址' });
const timetable = list(stepTimes, '时间安排', { max: 11, most: '步骤最多 11 个' });

/** What an operator writes of a project that others run elsewhere. A rule of which the announcement says nothing is absent. */
export const reportedForm = z.strictObject({
  title,
  documentNumber,
  regionCode,
  announcement,
  organiser: text('组织单位', { min: 4, max: 60 }),
  link: sourceLink.meta({ title: '公告地址' }),
  announcedOn: day('发布日期'),
  applyBy: applyByForm,
  /** Without 报名 the project stands for some days after its announcement. */
  steps: timetable,
  rules: z
    .strictObject({ ageOn, papersUntil, graduationYears, fee, ratio, weights, shortlist, publicityDays })
    .partial()
    .meta({ title: '规则' }),
  phones,
  /** Empty forms that one fills in for it. */
  attachments: list(id('附件'), '附件', { max: mostAttachments }).default([]),
  posts: list(examPostForm, '岗位', { min: 1, max: mostExamPosts, ask: '请导入岗位表' }),
});
export type ReportedForm = z.output<typeof reportedForm>;

/** A later announcement of a reported project: its words, and timetable and posts as they are from now on. */
export const reportedChange = z.strictObject({
  title: text('标题', { min: 4, max: 60 }),
  body: text('内容', { min: 4, max: 2_000 }),
  link: sourceLink.meta({ title: '公告地址' }),
  steps: timetable,
  /** By code: the changed ones whole, and new ones. */
  posts: list(examPostForm, '岗位', { max: mostExamPosts }).default([]),
  removed: list(examPostForm.shape.code, '取消的岗位', { max: mostExamPosts }).default([]),
});
export type ReportedChange = z.output<typeof reportedChange>;

/** Days for which a project without an end of registration stands in lists. */
export const reportedDays = 60;
