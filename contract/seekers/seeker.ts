import { z } from 'zod';
import { code, day, personName, regionCode, text } from '#contract/fields.ts';
import { dayAt } from '#contract/months.ts';
import { latestBirthday, leastAge } from '#contract/people/age.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';

/** What a new seeker is: 应届生, 在职教师, 社会人员 … */
export const identities = {
  graduate: '应届毕业生',
  student: '在校学生',
  teacher: '在职教师',
  career: '其他在职',
  between: '离职待业',
  retired: '退休教师',
} as const;

export const genders = { female: '女', male: '男', undisclosed: '不愿透露' } as const;

/** The seeker record as those see it who may know the person. */
export const jober = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(Object.keys(genders)),
  birthday: z.string(),
  education: z.string(),
  identity: z.string(),
  cityCode: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  privacy: z.enum(['public', 'delivered', 'hidden']),
  phone: z.string(),
});
export type Jober = z.output<typeof jober>;

/** The seeker record as its owner sees it. 户籍 is compared with posts of public examinations and shown to nobody else. */
export const ownJober = jober.extend({ household: z.string().nullable() });
export type OwnJober = z.output<typeof ownJober>;

/** The basic facts of a seeker, shown at the head of every resume. */
const joberBasics = z.strictObject({
  name: personName(),
  gender: code(genders, '性别'),
  birthday: day('出生日期')
    .refine((value) => value >= '1930-01-01' && value <= dayAt(new Date()), { error: '出生日期不正确', abort: true })
    .refine((value) => value <= latestBirthday(new Date()), {
      error: `须年满 ${leastAge} 周岁才能登记，请核对出生日期`,
    }),
  education: code(educations, '最高学历'),
  identity: code(identities, '当前身份'),
  /** null: no particular city. */
  cityCode: regionCode('期望城市').nullable().optional(),
});
export type JoberBasics = z.output<typeof joberBasics>;

/** The same with what only their owner sees. */
export const ownBasics = joberBasics.extend({
  /** A region of any level; null: not stated. */
  household: regionCode('户籍所在地').nullable().optional(),
});
export type OwnBasics = z.output<typeof ownBasics>;

/** What a person enters to register as a seeker. */
export const newJober = joberBasics.extend({
  cityCode: regionCode('期望城市').optional(),
  intention: text('期望职位', { max: 40 }).optional(),
  /** Of the intention; without them they are read from its words. */
  stage: code(stages, '学段').optional(),
  subject: code(subjects, '学科').optional(),
  agreementVersion: z.string({ error: '请阅读并同意用户协议和隐私政策' }).max(20).meta({ title: '协议版本' }),
});
