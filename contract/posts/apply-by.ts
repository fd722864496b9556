import { z } from 'zod';
import type { Issue } from '#contract/errors.ts';
import { code, phoneOrLandline, text, webAddress } from '#contract/fields.ts';
import { type ApplyWay, applyWays } from './apply-ways.ts';

const mailAddress = text('投递邮箱', { max: 254 }).refine(
  (value) => value === '' || z.email().safeParse(value).success,
  { error: '投递邮箱格式不正确' },
);

const papers = z
  .array(text('报名材料', { min: 1, max: 40 }), { error: '报名材料格式不正确' })
  .max(12, { error: '报名材料最多 12 项' });

/** A field that the way does not use is kept as it was typed, and shown nowhere. */
export const applyByForm = z
  .strictObject({
    way: code(applyWays, '报名方式'),
    url: webAddress('报名网址').optional(),
    mail: mailAddress.optional(),
    /** The subject as the announcement wants it: 姓名+岗位代码+学历. */
    subject: text('邮件标题', { max: 60 }).optional(),
    phone: phoneOrLandline('报名电话').optional(),
    place: text('报名地点', { max: 80 }).optional(),
    hours: text('报名时间', { max: 60 }).optional(),
    papers: papers.optional(),
  })
  .meta({ title: '报名方式' });
export type ApplyBy = z.output<typeof applyByForm>;

/** The way to apply as readers get it. */
export const applyBy = z.object({
  way: z.enum(Object.keys(applyWays) as [ApplyWay, ...ApplyWay[]]),
  url: z.string().optional(),
  mail: z.string().optional(),
  subject: z.string().optional(),
  phone: z.string().optional(),
  place: z.string().optional(),
  hours: z.string().optional(),
  papers: z.array(z.string()).optional(),
});

/** What a way needs before the post can be published. */
export function lackingOf({ way, url, mail, phone, place }: ApplyBy): Issue[] {
  if (way === 'web') return url ? [] : [{ path: 'applyBy.url', message: '请填写报名网址' }];
  if (way === 'mail') return mail ? [] : [{ path: 'applyBy.mail', message: '请填写投递邮箱' }];
  return phone || place ? [] : [{ path: 'applyBy.phone', message: '请填写报名电话或报名地点' }];
}
