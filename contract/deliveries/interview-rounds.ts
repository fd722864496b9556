import { z } from 'zod';
import { id, text } from '#contract/fields.ts';
import { boxMove, interviewers, interviewSlots } from './box-rows.ts';

const mostInvited = 50;

/** One invitation for several people who share the times that are offered. */
export const interviewRound = z.strictObject({
  ...boxMove.pick({ minutes: true, room: true, link: true, place: true }).shape,
  ids: z
    .array(id('投递编号'), { error: '投递编号格式不正确' })
    .min(1, { error: '请选择投递' })
    .max(mostInvited, { error: `一次最多邀请 ${mostInvited} 人` })
    .meta({ title: '投递' }),
  slots: interviewSlots.min(1, { error: '请给出可选时段' }),
  mode: boxMove.shape.mode.unwrap(),
  contact: text('联系人', { min: 1, max: 60 }),
  note: text('补充说明', { max: 300 }).optional(),
  interviewers: interviewers.optional(),
});
export type InterviewRound = z.output<typeof interviewRound>;

export const roundResult = z.object({
  results: z.array(
    z.object({ id: z.string(), name: z.string(), outcome: z.enum(['invited', 'refused']), message: z.string() }),
  ),
});
export type RoundResult = z.output<typeof roundResult>;
