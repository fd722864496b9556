import { z } from 'zod';
import { experienceParts } from '#contract/deliveries/experience-parts.ts';
import { type EndpointTable, recruiters } from '#contract/endpoint.ts';
import { code, codeList, codes, id, listOf, paging, text } from '#contract/fields.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { experience } from './experience-state.ts';

const experienceForm = z.strictObject({
  parts: codes(experienceParts, '考了什么').min(1, { error: '请选择考了什么' }),
  questions: text('问题和课题', { min: 10, max: 2_000 }),
  advice: text('给后来人的话', { max: 500 }).optional(),
});
export type ExperienceForm = z.output<typeof experienceForm>;

/** As anyone reads it: without who wrote it, and with the month only. */
const publicExperience = z.object({
  id: z.string(),
  postTitle: z.string(),
  subject: z.string(),
  /** Of the interview, `YYYY-MM`. */
  month: z.string(),
  parts: z.array(z.string()),
  questions: z.string(),
  advice: z.string(),
  /** The school's; '' for none. */
  answer: z.string(),
});
export type PublicExperience = z.output<typeof publicExperience>;

const ownExperience = z.object({
  parts: z.array(code(experienceParts, '考了什么')),
  questions: z.string(),
  advice: z.string(),
  status: z.enum(Object.keys(experience.labels.seeker) as [keyof typeof experience.labels.seeker]),
  /** Why an operator refused it. */
  reason: z.string().nullable(),
});
export type OwnExperience = z.output<typeof ownExperience>;

const ofDelivery = z.object({ id: id('投递编号') });

export const experienceEndpoints = {
  'GET /api/companies/:id/experiences': {
    access: 'anyone',
    replicaSafe: true,
    summary: '单位公开的面经，最近公开的在前，每页 20 条；bySubject 为各学科的数量',
    params: z.object({ id: id('单位编号') }),
    query: z.object({ subject: codeList(subjects, '学科').optional(), page: paging.page }),
    returns: listOf(publicExperience).extend({ bySubject: z.record(z.string(), z.number()) }),
  },
  'GET /api/deliveries/:id/experience': {
    access: 'seeker',
    summary: '我为一份投递写的面经；没写过时为空',
    params: ofDelivery,
    returns: ownExperience,
    maybeEmpty: true,
  },
  'PUT /api/deliveries/:id/experience': {
    access: 'seeker',
    summary: '写面经或改写，审核后不署名公开；只能在流程结束、面试过之后写',
    params: ofDelivery,
    body: experienceForm,
    returns: ownExperience,
  },
  'DELETE /api/deliveries/:id/experience': {
    access: 'seeker',
    summary: '删除自己写的面经',
    params: ofDelivery,
  },
  'GET /api/company/experiences': {
    ...recruiters,
    summary: '应聘者写的、已公开的面经，还没有回应的在前',
    returns: z.object({ items: z.array(publicExperience) }),
  },
  'PUT /api/company/experiences/:id/answer': {
    ...recruiters,
    summary: '以单位名义回应一条面经，与面经一起公开；留空为收回回应',
    params: z.object({ id: id('面经编号') }),
    body: z.strictObject({ answer: text('回应', { max: 500 }) }),
    returns: z.object({ items: z.array(publicExperience) }),
  },
} as const satisfies EndpointTable;
