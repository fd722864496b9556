import type { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';

export interface Major {
  label: string;
  /** The name under which 资格自检 compares it with the majors of a post. */
  name: string;
  /** The subjects that its graduates teach; without any, posts of every subject count. */
  subjects?: readonly SubjectCode[];
}

/** The majors of the quick check. */
export const applicantMajors = {
  education: { label: '教育学', name: '教育学' },
  math: { label: '数学', name: '数学与应用数学', subjects: ['math'] },
  chinese: { label: '中文', name: '汉语言文学', subjects: ['chinese'] },
  english: { label: '英语', name: '英语', subjects: ['english'] },
  physics: { label: '物理', name: '物理学', subjects: ['physics', 'science'] },
  chemistry: { label: '化学', name: '化学', subjects: ['chemistry', 'science'] },
  biology: { label: '生物', name: '生物科学', subjects: ['biology', 'science'] },
  politics: { label: '思政', name: '思想政治教育', subjects: ['politics', 'morality'] },
  history: { label: '历史', name: '历史学', subjects: ['history', 'history-society'] },
  geography: { label: '地理', name: '地理科学', subjects: ['geography', 'history-society'] },
  computing: { label: '计算机', name: '计算机科学与技术', subjects: ['it', 'technology', 'coding'] },
  pe: { label: '体育', name: '体育教育', subjects: ['pe'] },
  music: { label: '音乐', name: '音乐学', subjects: ['music', 'arts'] },
  art: { label: '美术', name: '美术学', subjects: ['fine-arts', 'arts', 'calligraphy'] },
  psychology: { label: '心理', name: '心理学', subjects: ['psychology'] },
  preschool: {
    label: '学前',
    name: '学前教育',
    subjects: ['field-health', 'field-language', 'field-society', 'field-science', 'field-arts', 'childcare'],
  },
  special: { label: '特教', name: '特殊教育', subjects: ['special-education'] },
} as const satisfies Record<string, Major>;
export type ApplicantMajor = keyof typeof applicantMajors;

/** The degrees of the quick check, lowest first. */
export const applicantEducations = ['college', 'bachelor', 'master', 'doctor'] as const;
export type ApplicantEducation = (typeof applicantEducations)[number];

/** The certificates of the quick check; `none` for a person without one. */
export const applicantCertificates = {
  none: '没有',
  kindergarten: '幼儿园',
  primary: '小学',
  junior: '初中',
  senior: '高中',
  vocational: '中职',
  college: '高校',
} as const satisfies Partial<Record<keyof typeof certificates | 'none', string>>;
export type ApplicantCertificate = keyof typeof applicantCertificates;

export interface Applicant {
  education: ApplicantEducation;
  major: ApplicantMajor;
  certificate: ApplicantCertificate;
  /** Whole years of teaching, up to ten; undefined where they do not count. */
  years?: number | undefined;
}

const mostYears = 10;

/** The check of a reader who has chosen nothing yet, and is asked for no years. */
export const usualApplicant: Applicant = { education: 'bachelor', major: 'chinese', certificate: 'primary', years: 0 };

/** An applicant as a parameter of a URL: `master-math-senior-5`. */
export const applicantText = ({ education, major, certificate, years }: Applicant): string =>
  [education, major, certificate, ...(years === undefined ? [] : [Math.min(years, mostYears)])].join('-');

/** Parses such a parameter; null if a part is unknown. */
export function applicantOf(text: string): Applicant | null {
  const [degree, major, certificate, taught = '', ...more] = text.split('-');
  const education = applicantEducations.find((known) => known === degree);
  if (!education || !isCode(applicantMajors, major) || !isCode(applicantCertificates, certificate)) return null;
  if (more.length > 0 || !/^(\d|10)?$/.test(taught)) return null;
  return { education, major, certificate, ...(taught && { years: Number(taught) }) };
}

/** An applicant in words: 硕士 · 数学 · 高中教资 · 教龄 5 年. */
export function applicantWords({ education, major, certificate, years }: Applicant): string {
  const held = certificate === 'none' ? '没有教资' : `${applicantCertificates[certificate]}教资`;
  const taught = years ? [`教龄 ${years} 年`] : [];
  return [educations[education].label, applicantMajors[major].label, held, ...taught].join(' · ');
}
