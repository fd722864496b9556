import { z } from 'zod';
import { code, codes, fen, id, list, month, regionCode, text, whole } from '#contract/fields.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { degrees, educationForms } from '#contract/taxonomy/degrees.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { authorships, awardLevels, paperIndexes, projectRoles } from '#contract/taxonomy/research.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { isWebAddress } from '#contract/web-address.ts';

/** Each entry has a key made by the client, so that edits from two tabs can be matched. */
const key = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,24}$/, { error: '条目编号不正确' })
  .meta({ title: '条目编号' });
const until = z.union([month('结束时间'), z.literal('now')], { error: '请填写结束时间' }).meta({ title: '结束时间' });

export const intention = z.strictObject({
  key,
  title: text('期望职位', { min: 1, max: 40 }),
  stage: code(stages, '学段').optional(),
  subject: code(subjects, '学科').optional(),
  tenures: codes(tenures, '编制', 6).default([]),
  cityCodes: list(regionCode('期望城市'), '期望城市', { max: 3 }).default([]),
  /** Fen a month. */
  salaryMin: fen('期望薪资').optional(),
  salaryMax: fen('期望薪资').optional(),
});

export const education = z.strictObject({
  key,
  school: text('学校', { min: 2, max: 60 }),
  major: text('专业', { max: 60 }).default(''),
  education: code(educations, '学历'),
  degree: code(degrees, '学位').optional(),
  form: code(educationForms, '学习形式').optional(),
  from: month('开始时间'),
  to: until,
  note: text('在校情况', { max: 500 }).default(''),
});

export const experience = z.strictObject({
  key,
  employer: text('单位', { min: 2, max: 60 }),
  position: text('职务', { min: 1, max: 60 }),
  stage: code(stages, '任教学段').optional(),
  subject: code(subjects, '学科').optional(),
  tenure: code(tenures, '用工形式').optional(),
  from: month('开始时间'),
  to: until,
  weeklyLessons: whole('周课时', 1, 40, '周课时一般在 1 到 40 之间').optional(),
  homeroom: z.boolean().default(false).meta({ title: '班主任' }),
  note: text('教学成果', { max: 500 }).default(''),
});

export const teacherCertificate = z.strictObject({
  key,
  kind: code(certificates, '资格证种类'),
  subject: code(subjects, '任教学科').optional(),
  issued: month('取得时间').optional(),
  validUntil: month('定期注册有效期').optional(),
  number: text('证书号', { max: 30 }).default(''),
});

export const titleEntry = z.strictObject({ key, level: code(titles, '职称'), issued: month('取得时间').optional() });

export const languages = z.strictObject({
  putonghua: code(putonghuaLevels, '普通话等级').optional(),
  foreign: list(
    z.strictObject({ key, name: text('外语', { min: 1, max: 30 }), level: text('水平', { max: 40 }).default('') }),
    '外语',
    { max: 6, unit: '项' },
  ).default([]),
});

/** Fields shared by papers, projects, other certificates and honours. */
export const record = z.strictObject({
  key,
  title: text('名称', { min: 1, max: 120 }),
  issuer: text('刊物、来源或颁发单位', { max: 80 }).default(''),
  when: month('时间').optional(),
  note: text('说明', { max: 500 }).default(''),
});

export const paper = record.extend({
  index: code(paperIndexes, '收录').optional(),
  authorship: code(authorships, '作者排序').optional(),
});

export const project = record.extend({
  level: code(awardLevels, '级别').optional(),
  role: code(projectRoles, '承担角色').optional(),
});

export const honour = record.extend({
  kind: code({ honour: '荣誉', lesson: '公开课' }, '类别').optional(),
  level: code(awardLevels, '级别').optional(),
});

/** A trial lesson on video: a link or an upload. */
export const trial = z
  .strictObject({
    key,
    title: text('课题', { min: 1, max: 60 }),
    link: z
      .string()
      .max(500, { error: '视频链接过长' })
      .refine((value) => value === '' || isWebAddress(value), {
        error: '视频链接须以 http:// 或 https:// 开头，不带用户名',
      })
      .default('')
      .meta({ title: '视频链接' }),
    fileId: id('视频文件').optional(),
    note: text('说明', { max: 200 }).default(''),
  })
  .refine(({ link, fileId }) => link !== '' || fileId !== undefined, { error: '请填写链接或上传视频', path: ['link'] });

export const attachment = z.strictObject({
  key,
  title: text('附件名称', { min: 1, max: 120 }),
  fileId: id('附件文件'),
});

/** The person's explanation of a gap; see `resumeGaps`. */
export const gapNote = z.strictObject({
  key,
  from: month('空档开始'),
  to: month('空档结束'),
  note: text('空档说明', { min: 1, max: 100 }),
});
