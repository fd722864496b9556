import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, labelsOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { academicDegrees, type ExamRequirements } from './exam-requirements.ts';

/** '硕士研究生，硕士' in the organiser's words where there are some. */
export function educationText({ words, education, degree }: ExamRequirements): string {
  if (words.educationAndDegree) return words.educationAndDegree;
  const parts = [
    words.education ?? (education ? `${labelOf(educations, education)}及以上` : ''),
    words.degree ?? (degree ? `${academicDegrees[degree].label}学位` : ''),
  ];
  return parts.filter(Boolean).join('，') || '学历不限';
}

export const majorsText = ({ words, majors }: ExamRequirements): string =>
  words.majors ?? majors?.join('、') ?? '专业不限';

/** Every rule of a post with its heading, for people who are not compared with it. */
export function ruleLines(requirements: ExamRequirements): { label: string; text: string }[] {
  const { words, maxAge, bornFrom, certificate, certificateSubjects, putonghua, graduatesOnly } = requirements;
  const held = [labelOf(certificates, certificate), ...labelsOf(subjects, certificateSubjects ?? [])].filter(Boolean);
  const lines: [string, string][] = [
    ['学历学位', educationText(requirements)],
    ['专业', majorsText(requirements)],
    ['年龄', words.age ?? (bornFrom ? `${bornFrom} 及以后出生` : maxAge ? `${maxAge} 周岁及以下` : '不限')],
    ['教师资格', words.certificate ?? (held.join('、') || '不限')],
    ['普通话', words.putonghua ?? (putonghua ? `${labelOf(putonghuaLevels, putonghua)}及以上` : '不限')],
    ['招聘对象', words.audience ?? (graduatesOnly ? '应届毕业生' : '不限')],
    ['户籍', words.household ?? ''],
    ['其他条件', requirements.others?.join('；') ?? ''],
  ];
  return lines.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }));
}

/** A 开考比例; 0 is none. */
export const ratioText = (ratio: number): string => (ratio === 0 ? '不设' : `1 : ${ratio}`);
