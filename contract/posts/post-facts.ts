import { monthsInWords } from '#contract/months.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educationAtLeast, educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { isCode, labelOf, labelsOf, shortOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import type { PostDetail } from './post-card.ts';
import type { TenureInfo } from './post-fields.ts';

type Field =
  | ('role' | 'stages' | 'subjects' | 'tenure' | 'headcount' | 'benefits')
  | ('education' | 'certificate' | 'experience' | 'titleLevel' | 'requirements');

/** A post as readers get it, its row, or its form; what is absent is not stated. */
type StatedPost = { [K in Field]?: PostDetail[K] | undefined };

const fact = (label: string, text: (post: StatedPost) => string) => ({ label, text });
const upwards = (label: string) => (label === '' || /以上|优先|不限/.test(label) ? label : `${label}及以上`);

function experienceWants({ experience, requirements }: StatedPost): string {
  if (experience === 'graduate') return '应届毕业生';
  const band = isCode(experiences, experience) ? experiences[experience].from * 12 : 0;
  const months = requirements?.experienceMonths ?? band;
  return months > 0 ? `${monthsInWords(months)}及以上` : '';
}

/** What a post states: each fact with its label, and its text, which is empty where nothing is said. */
export const postFacts = {
  role: fact('岗位类别', (post) => labelOf(roles, post.role)),
  stages: fact('学段', (post) => labelsOf(stages, post.stages ?? []).join('、')),
  subjects: fact('学科', (post) => labelsOf(subjects, post.subjects ?? []).join('、')),
  tenure: fact('编制', (post) => labelOf(tenures, post.tenure)),
  headcount: fact('招聘人数', (post) => `${post.headcount ?? 1} 人`),
  benefits: fact('福利', (post) => labelsOf(benefits, post.benefits ?? []).join('、')),
  education: fact('学历', (post) => labelOf(educations, post.education) || '不限'),
  experience: fact('经验', (post) => labelOf(experiences, post.experience)),
  certificate: fact('教师资格证', (post) => labelOf(certificates, post.certificate)),
  titleLevel: fact('职称', (post) => labelOf(titles, post.titleLevel)),
  majors: fact('专业', ({ requirements: { majors = [] } = {} }) => majors.join('、')),
  putonghua: fact('普通话', (post) => labelOf(putonghuaLevels, post.requirements?.putonghua)),
  homeroom: fact('班主任经历', (post) => post.requirements?.homeroom ?? ''),
  arrival: fact('到岗时间', (post) => post.requirements?.arrival ?? ''),
  others: fact('其他要求', ({ requirements: { others = [] } = {} }) => others.join('；')),
  personal: fact('要求个人信息', (post) => (post.requirements?.personal ? '是' : '')),
  leastEducation: fact('学历学位', ({ education }) =>
    isCode(educations, education) ? educationAtLeast(education) : '',
  ),
  leastCertificate: fact('教师资格证', ({ certificate, subjects: taught = [] }) =>
    [shortOf(certificates, certificate), certificate && labelOf(subjects, taught[0])].filter(Boolean).join(' · '),
  ),
  leastPutonghua: fact('普通话', ({ requirements: { putonghua = '' } = {} }) =>
    upwards(labelOf(putonghuaLevels, putonghua) || putonghua),
  ),
  leastExperience: fact('教学经验', experienceWants),
  leastTitle: fact('职称', (post) => upwards(labelOf(titles, post.titleLevel))),
};
export type PostFactName = keyof typeof postFacts;

/** The facts of these names, in their order. */
export const factRows = (post: StatedPost, ...names: PostFactName[]) =>
  names.map((name) => [postFacts[name].label, postFacts[name].text(post)] as const);

/** The lines of 编制说明 below its batch. */
export const tenureLines = (info: TenureInfo) => [
  { label: '编制性质', value: info.nature, note: info.natureNote },
  { label: '试用期', value: info.probation, note: info.probationNote },
  { label: '最低服务期', value: info.service, note: info.serviceNote },
  { label: '社保与年金', value: info.insurance, note: info.insuranceNote },
];

/** A post's requirements as a visitor reads them: the left half of 资格自检. Unstated requirements have no line. */
export const requirementRows = (post: StatedPost) =>
  [
    ...factRows(post, 'leastEducation', 'majors', 'leastCertificate', 'leastPutonghua', 'leastExperience'),
    ...factRows(post, 'leastTitle', 'homeroom', 'arrival'),
    ['其他', postFacts.others.text(post)] as const,
  ]
    .filter(([, wants]) => wants !== '')
    .map(([name, wants]) => ({ name, wants }));
