import { z } from 'zod';
import { id, list, text } from '#contract/fields.ts';
import { boxMove, interviewers, interviewSlots } from './box-rows.ts';

const mostInvited = 50;

/** One invitation for several people who share the times that are offered. */
export const interviewRound = z.strictObject({
  ...boxMove.pick({ minutes: true, room: true, link: true, place: true }).shape,
  ids: list(id('投递编号'), '投递', { min: 1, max: mostInvited, most: `一次最多邀请 ${mostInvited} 人` }),
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
