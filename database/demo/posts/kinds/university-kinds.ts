import { educationsOf as education, experiencesOf as experience, type PostKind } from './post-kind.ts';
import { higherVocationalKinds } from './vocational-kinds.ts';

const lecturerTitles = [
  ['lecturer', 5],
  ['associate-professor', 2],
] as const;

export const universityKinds: readonly PostKind[] = [
  {
    role: 'teaching-research',
    weight: 44,
    titles: [
      '{field}专任教师',
      '{field}教师（教学科研岗）',
      '{field}青年教师',
      '{field}副教授、讲师',
      '{field}专任教师（{campus}）',
    ],
    subject: 'field',
    education: education.academic,
    experience: experience.open,
    pay: [15, 23],
    titleLevels: lecturerTitles,
  },
  {
    role: 'high-level',
    weight: 7,
    titles: ['{field}学科带头人', '{field}教授', '高层次人才（{field}）', '{field}青年拔尖人才'],
    subject: 'field',
    education: education.doctor,
    experience: experience.senior,
    pay: [30, 46],
    tenures: [
      ['annual', 5],
      ['track', 4],
      ['establishment', 2],
    ],
    titleLevels: [
      ['professor', 4],
      ['associate-professor', 2],
    ],
  },
  {
    role: 'postdoc',
    weight: 8,
    titles: ['{field}博士后', '师资博士后（{field}）', '{field}博士后研究人员'],
    subject: 'field',
    education: education.doctor,
    experience: experience.young,
    pay: [22, 34],
    tenures: [['postdoc', 1]],
    uncertified: true,
  },
  {
    role: 'research-only',
    weight: 5,
    titles: ['{field}专职科研人员', '{field}特聘研究员'],
    subject: 'field',
    education: education.doctor,
    experience: experience.skilled,
    pay: [20, 30],
    tenures: [
      ['track', 4],
      ['contract', 3],
    ],
    titleLevels: [
      ['research-assistant', 3],
      ['associate-researcher', 2],
    ],
    uncertified: true,
  },
  {
    role: 'teaching-first',
    weight: 10,
    titles: ['大学{subject}教师', '公共{subject}教师（{campus}）', '{subject}教研室教师'],
    subject: ['english', 'math', 'pe', 'psychology', 'music', 'fine-arts'],
    education: education.lecturer,
    experience: experience.open,
    pay: [11, 17],
  },
  {
    role: 'ideology',
    weight: 9,
    titles: ['思政课专任教师', '马克思主义学院专任教师', '思政课教师（{campus}）'],
    subject: ['politics'],
    education: education.lecturer,
    experience: experience.open,
    pay: [13, 19],
  },
  {
    role: 'counsellor',
    weight: 11,
    titles: ['专职辅导员', '辅导员（{graduates} 年招聘）', '研究生辅导员', '专职辅导员（{campus}）'],
    education: [
      ['master', 8],
      ['doctor', 1],
    ],
    experience: experience.young,
    pay: [10, 14],
  },
  {
    role: 'lab',
    weight: 4,
    titles: ['{field}实验技术人员', '大型仪器管理（{field}）', '{field}实验师'],
    subject: 'field',
    education: education.senior,
    experience: experience.open,
    pay: [9, 13],
    uncertified: true,
    titleLevels: [
      ['lab-assistant', 2],
      ['lab-engineer', 1],
    ],
  },
  {
    role: 'research-assistant',
    weight: 4,
    titles: ['{field}科研助理', '课题组科研助理（{field}）'],
    subject: 'field',
    education: education.school,
    experience: experience.young,
    pay: [6.5, 9],
    tenures: [
      ['contract', 3],
      ['dispatch', 2],
    ],
    uncertified: true,
  },
];

/** 独立学院, 民办本科, 职业本科: more teaching, less research. */
export const teachingUniversityKinds: readonly PostKind[] = [
  ...universityKinds.filter((kind) => kind.role !== 'postdoc' && kind.role !== 'research-only'),
  ...higherVocationalKinds.filter((kind) => kind.subject === 'field'),
];

export const openKinds: readonly PostKind[] = [
  {
    role: 'teaching-first',
    weight: 20,
    titles: ['{field}责任教师', '{field}面授教师', '{field}导学教师'],
    subject: 'field',
    education: education.vocational,
    experience: experience.open,
    pay: [9, 13],
  },
  {
    role: 'lecturer',
    weight: 14,
    titles: ['老年大学{subject}教师', '社区学院{subject}教师', '老年大学{subject}班主任'],
    subject: ['calligraphy', 'dance', 'music', 'fine-arts', 'pe', 'english'],
    education: education.college,
    experience: experience.open,
    pay: [6, 8],
    tenures: [
      ['hourly', 5],
      ['contract', 2],
    ],
    uncertified: true,
  },
];
