import { educationsOf as education, experiencesOf as experience, type PostKind } from './post-kind.ts';

/** 教研室 and examination offices. */
export const researcherKinds: readonly PostKind[] = [
  {
    role: 'researcher',
    weight: 14,
    titles: ['{subject}教研员（{stage}段）', '{stage}{subject}教研员', '教育评价研究员'],
    subject: 'stage',
    education: education.senior,
    experience: experience.senior,
    pay: [15, 20],
    titleLevels: [
      ['school-1', 3],
      ['school-senior', 3],
    ],
  },
  {
    role: 'administration',
    weight: 4,
    titles: ['考务管理员', '命题中心干事', '教师培训专员'],
    education: education.school,
    experience: experience.open,
    pay: [8, 12],
    uncertified: true,
  },
];

export const researchInstituteKinds: readonly PostKind[] = [
  {
    role: 'research-only',
    weight: 14,
    titles: ['{field}助理研究员', '{field}副研究员', '{field}研究员'],
    subject: 'field',
    education: education.academic,
    experience: experience.open,
    pay: [18, 28],
    titleLevels: [
      ['research-assistant', 4],
      ['associate-researcher', 2],
    ],
    uncertified: true,
  },
  {
    role: 'postdoc',
    weight: 6,
    titles: ['{field}博士后', '博士后研究人员（{field}）'],
    subject: 'field',
    education: education.doctor,
    experience: experience.young,
    pay: [24, 36],
    tenures: [['postdoc', 1]],
    uncertified: true,
  },
  {
    role: 'research-assistant',
    weight: 5,
    titles: ['{field}科研助理', '实验室管理助理（{field}）'],
    subject: 'field',
    education: education.school,
    experience: experience.young,
    pay: [7, 10],
    tenures: [['contract', 1]],
    uncertified: true,
  },
];

export const partySchoolKinds: readonly PostKind[] = [
  {
    role: 'ideology',
    weight: 10,
    titles: ['党史党建教研室教师', '专职教师（马克思主义理论）', '公共管理教研室教师'],
    subject: ['politics'],
    education: education.lecturer,
    experience: experience.open,
    pay: [11, 16],
    uncertified: true,
  },
  {
    role: 'administration',
    weight: 4,
    titles: ['培训组织员', '教务科干事'],
    education: education.school,
    experience: experience.open,
    pay: [8, 11],
    uncertified: true,
  },
];

export const youthPalaceKinds: readonly PostKind[] = [
  {
    role: 'lecturer',
    weight: 16,
    titles: ['{subject}教师（校外教育）', '{subject}专业教师（{campus}）', '{subject}社团教师'],
    subject: ['dance', 'music', 'fine-arts', 'calligraphy', 'coding', 'pe', 'drama'],
    education: education.school,
    experience: experience.open,
    pay: [8, 12],
  },
  {
    role: 'substitute',
    weight: 8,
    titles: ['{subject}兼职教师（周末班）', '{subject}外聘教师'],
    subject: ['dance', 'music', 'fine-arts', 'calligraphy', 'coding', 'pe'],
    education: education.college,
    experience: experience.open,
    pay: [6, 8],
    tenures: [['hourly', 1]],
    uncertified: true,
  },
];
