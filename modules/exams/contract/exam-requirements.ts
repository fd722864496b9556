import { z } from 'zod';
import { code, codes, day, list, text, whole, yesNo } from '#contract/fields.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';

/** Levels of `degree`, ranked as in `taxonomy/degrees.ts`. */
export const academicDegrees = {
  bachelor: { label: '学士', rank: 1 },
  master: { label: '硕士', rank: 2 },
  doctor: { label: '博士', rank: 3 },
} as const;
const strings = (title: string, most: number, length: number) =>
  list(text(title, { min: 1, max: length }), title, { max: most, unit: '项' });

const said = (title: string) => text(`${title}原文`, { max: 600 }).optional();
/** The organiser's own words, under the heading of their column. */
const organiserWords = z.strictObject({
  education: said('学历'),
  educationAndDegree: said('学历学位'),
  degree: said('学位'),
  majors: said('专业'),
  age: said('年龄'),
  certificate: said('教师资格'),
  putonghua: said('普通话'),
  audience: said('招聘对象'),
  experience: said('工作经历'),
  household: said('户籍'),
});

/** The headings of what a table of posts requires. */
export const requirementLabels = Object.fromEntries(
  Object.entries(organiserWords.shape).map(([field, said]) => [field, `${said.unwrap().meta()?.title}`.slice(0, -2)]),
) as Record<keyof ExamRequirements['words'], string>;

/**
 * What a post of a project requires. An absent field requires nothing. `words` keeps the organiser's own words for each field, which
 * pages show; what was read from them is only compared.
 */
export const examRequirements = z.strictObject({
  education: code(educations, '学历').optional(),
  fullTime: yesNo('全日制', '请选择是否要求全日制').optional(),
  degree: code(academicDegrees, '学位').optional(),
  /** Names of majors and classes, as written. */
  majors: strings('专业', 200, 40).optional(),
  maxAge: whole('年龄上限', 18, 65).optional(),
  /** The earliest birthday. It takes precedence over `maxAge`: bureaus state both, and the day is what they check. */
  bornFrom: day('出生日期下限').optional(),
  certificate: code(certificates, '教师资格').optional(),
  certificateSubjects: codes(subjects, '教师资格学科').optional(),
  putonghua: code(putonghuaLevels, '普通话等级').optional(),
  graduatesOnly: yesNo('限应届', '请选择是否只招应届').optional(),
  experienceYears: whole('工作年限', 1, 40).optional(),
  /** Conditions that only a person can judge. */
  others: strings('其他条件', 20, 300).optional(),
  words: organiserWords.default({}).meta({ title: '原文' }),
});

export type ExamRequirements = z.output<typeof examRequirements>;
