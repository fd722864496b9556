import { z } from 'zod';
import type { Issue } from '#contract/errors.ts';
import { code, list, phoneOrLandline, text, webAddress } from '#contract/fields.ts';
import { type ApplyWay, applyWays } from './apply-ways.ts';

const mailAddress = text('投递邮箱', { max: 254 })
  .refine((value) => value === '' || z.email().safeParse(value).success, { error: '投递邮箱格式不正确' })
  .meta({ title: '投递邮箱' });

const papers = list(text('报名材料', { min: 1, max: 40 }), '报名材料', { max: 12, unit: '项' });

/** A field that the way does not use is kept as it was typed, and shown nowhere. */
export const applyByForm = z
  .strictObject({
    way: code(applyWays, '报名方式'),
    link: webAddress('报名网址').optional(),
    email: mailAddress.optional(),
    /** The subject as the announcement wants it: 姓名+岗位代码+学历. */
    subject: text('邮件标题', { max: 60 }).optional(),
    hotline: phoneOrLandline('报名电话').optional(),
    place: text('报名地点', { max: 80 }).optional(),
    hours: text('报名时间', { max: 60 }).optional(),
    papers: papers.optional(),
  })
  .meta({ title: '报名方式' });
export type ApplyBy = z.output<typeof applyByForm>;

/** The way to apply as readers get it. */
export const applyBy = z.object({
  way: z.enum(Object.keys(applyWays) as [ApplyWay, ...ApplyWay[]]),
  link: z.string().optional(),
  email: z.string().optional(),
  subject: z.string().optional(),
  hotline: z.string().optional(),
  place: z.string().optional(),
  hours: z.string().optional(),
  papers: z.array(z.string()).optional(),
});

/** What a way needs before the post can be published. */
export function lackingOf({ way, link, email, hotline, place }: ApplyBy): Issue[] {
  if (way === 'web') return link ? [] : [{ path: 'applyBy.link', message: '请填写报名网址' }];
  if (way === 'mail') return email ? [] : [{ path: 'applyBy.email', message: '请填写投递邮箱' }];
  return hotline || place ? [] : [{ path: 'applyBy.hotline', message: '请填写报名电话或报名地点' }];
}
