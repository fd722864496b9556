import { monthsInWords } from '#contract/months.ts';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educationAtLeast } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { titles } from '#contract/taxonomy/titles.ts';

const upwards = (label: string) => (label === '' ? '' : `${label}及以上`);

/** The lines of 资格自检 for this post; unstated requirements have no line. */
export function previewRows({ education, certificate, titleLevel, experience, requirements = {} }: PostDraftForm) {
  const { majors = [], putonghua, experienceMonths, homeroom = '', arrival = '', others = [] } = requirements;
  const rows = {
    学历: education ? educationAtLeast(education) : '',
    专业: majors.join('、'),
    教师资格证: upwards(labelOf(certificates, certificate)),
    普通话: upwards(labelOf(putonghuaLevels, putonghua)),
    经验: experienceMonths
      ? `${monthsInWords(experienceMonths)}及以上教学`
      : experience === 'any'
        ? ''
        : labelOf(experiences, experience),
    职称: upwards(labelOf(titles, titleLevel)),
    班主任经历: homeroom,
    到岗时间: arrival,
    其他: others.join('；'),
  };
  return Object.entries(rows).filter(([, wants]) => wants !== '');
}
