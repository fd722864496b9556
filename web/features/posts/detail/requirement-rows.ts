import { monthsInWords } from '#contract/months.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { type EducationCode, educationAtLeast, educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { isCode, labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import type { JobData } from './load-job.ts';

interface RequirementRow {
  name: string;
  wants: string;
}

type Post = JobData['post'];

const upwards = (label: string) => (label === '' || /以上|优先|不限/.test(label) ? label : `${label}及以上`);

function experienceWants({ experience, requirements }: Post): string {
  if (experience === 'graduate') return '应届毕业生';
  const band = isCode(experiences, experience) ? experiences[experience].from * 12 : 0;
  const months = requirements.experienceMonths ?? band;
  return months > 0 ? `${monthsInWords(months)}及以上` : '';
}

/** A post's requirements as a visitor reads them: the left half of 资格自检. Unstated requirements have no line. */
export function requirementRows(post: Post): RequirementRow[] {
  const { education, requirements, certificate, titleLevel, subjects: taught } = post;
  const putonghua = requirements.putonghua ?? '';
  const certificateText = [shortOf(certificates, certificate), certificate && labelOf(subjects, taught[0])];
  const rows = {
    学历学位: isCode(educations, education) ? educationAtLeast(education as EducationCode) : '',
    专业: (requirements.majors ?? []).join('、'),
    教师资格证: certificateText.filter(Boolean).join(' · '),
    普通话: upwards(labelOf(putonghuaLevels, putonghua) || putonghua),
    教学经验: experienceWants(post),
    职称: upwards(labelOf(titles, titleLevel)),
    班主任经历: requirements.homeroom ?? '',
    到岗时间: requirements.arrival ?? '',
    其他: (requirements.others ?? []).join('；'),
  };
  return Object.entries(rows)
    .filter(([, wants]) => wants !== '')
    .map(([name, wants]) => ({ name, wants }));
}
