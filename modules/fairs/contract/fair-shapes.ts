import { z } from 'zod';
import { instant, phone, text, whole } from '#contract/fields.ts';

export const scheduleItem = z.strictObject({
  at: instant('时间'),
  title: text('事项', { min: 1, max: 60 }),
  place: text('地点', { max: 40 }).default(''),
});
export type ScheduleItem = z.output<typeof scheduleItem>;

/** A hall; its size is in cells of the booth grid. */
export const hall = z.strictObject({
  name: text('展厅名称', { min: 1, max: 20 }),
  width: whole('展厅宽', 4, 60),
  height: whole('展厅深', 4, 40),
  /** Label of the entrance on the plan's edge. */
  entrance: text('入口位置', { max: 20 }).default('入口'),
});
export type Hall = z.output<typeof hall>;

export const boothPerson = z.strictObject({
  name: text('姓名', { min: 1, max: 20 }),
  title: text('职务', { max: 30 }).default(''),
  phone: phone('手机号').optional(),
});
export type BoothPerson = z.output<typeof boothPerson>;

/** As a camera reads it (a URL that contains the code) or as a person types it. */
export const shownCode = text('入场码', { min: 8, max: 200 })
  .refine((value) => /^(?:https?:\/\/[^\s<>"']+[?&]code=)?[0-9a-z][0-9a-z -]{7,20}$/i.test(value), {
    error: '没有认出入场码，请核对后再试',
  })
  .meta({ title: '入场码' });

/** What a company reports after the fair. */
export const fairResults = z.strictObject({
  resumes: whole('收到简历', 0, 100_000),
  interviews: whole('约定面试', 0, 100_000),
  intents: whole('达成意向', 0, 100_000),
  note: text('说明', { max: 300 }).default(''),
});
export type FairResults = z.output<typeof fairResults>;

export const drawnBooth = z.strictObject({
  number: text('展位号', { min: 1, max: 8 }),
  hall: whole('展厅', 0, 9),
  x: whole('横向位置', 0, 59),
  y: whole('纵向位置', 0, 39),
  w: whole('展位宽', 1, 12),
  h: whole('展位深', 1, 12),
});
export type DrawnBooth = z.output<typeof drawnBooth>;

/** A booth as visitors see it. `held` and `free` look the same to them: nobody occupies it yet. */
export const shownBooth = z.object({
  id: z.string(),
  number: z.string(),
  hall: z.number(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  status: z.enum(['free', 'held', 'sold']),
  /** The exhibitor of the booth; null while there is none. */
  companyId: z.string().nullable(),
});
export type ShownBooth = z.output<typeof shownBooth>;
