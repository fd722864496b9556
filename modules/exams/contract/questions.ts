import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, moment, text, yesNo } from '#contract/fields.ts';
import { forStaff, ofExam } from './exam-shapes.ts';

/** A question as anyone reads it: answered, and without who asked. */
const publicQuestion = z.object({
  id: z.string(),
  body: z.string(),
  answer: z.string(),
  answeredAt: moment(),
});
export type PublicQuestion = z.output<typeof publicQuestion>;

const ownQuestion = publicQuestion.extend({
  createdAt: moment(),
  answeredAt: moment().nullable(),
  isPublic: z.boolean(),
});
export type OwnQuestion = z.output<typeof ownQuestion>;

const staffQuestion = ownQuestion.extend({ answeredBy: z.string() });
export type StaffQuestion = z.output<typeof staffQuestion>;

const staffQuestions = z.object({ items: z.array(staffQuestion), mayAnswer: z.boolean() });

export const examQuestionEndpoints = {
  'GET /api/exams/:id/questions': {
    access: 'anyone',
    summary: '项目已公开答复的提问，最近答复的在前，不显示提问人；waiting 为待答复的件数',
    params: ofExam,
    returns: z.object({ items: z.array(publicQuestion), waiting: z.number() }),
  },
  'POST /api/exams/:id/questions': {
    access: 'seeker',
    summary: '向组织单位提问，同样的问题只记一次；答复后通知本人，由组织单位决定是否公开',
    params: ofExam,
    body: z.strictObject({ body: text('问题', { min: 6, max: 300 }) }),
    returns: z.object({ id: z.string() }),
  },
  'GET /api/exams/:id/questions/mine': {
    access: 'seeker',
    summary: '我在一个项目的提问和答复',
    params: ofExam,
    returns: z.object({ items: z.array(ownQuestion) }),
  },
  'GET /api/company/exams/:id/questions': {
    ...forStaff,
    summary: '项目收到的提问，待答复的在前，不显示提问人',
    returns: staffQuestions,
  },
  'PUT /api/company/examQuestions/:id/answer': {
    ...forStaff,
    summary: '答复一个提问或改写答复，公开在项目页或只告诉本人',
    params: z.object({ id: id('提问编号') }),
    body: z.strictObject({
      answer: text('答复', { min: 2, max: 1_000 }),
      isPublic: yesNo('公开'),
    }),
    returns: staffQuestions,
  },
} as const satisfies EndpointTable;
