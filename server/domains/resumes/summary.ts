import { dayAt } from '#contract/months.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { certificateWords, highestCertificate } from './checks/certificate-words.ts';
import { highestEducation } from './checks/highest-education.ts';
import { teachingMonths } from './checks/teaching.ts';

/** A person's summary line in a list; `education` is a code, `certificate` is text. */
interface ResumeSummary {
  age: number | null;
  education: string;
  school: string;
  major: string;
  teachingMonths: number;
  certificate: string | null;
  lastEmployer: string;
}

/** Age in years on a day; null if the birthday is unknown or in the future. */
export function ageAt(birthday: string, now: Date): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday)) return null;
  const today = dayAt(now);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  const age = today.slice(5) < birthday.slice(5) ? years - 1 : years;
  return age < 0 ? null : age;
}

const endOf = ({ from, to }: { from: string; to: string }) => `${to === 'now' ? '9999-12' : to} ${from}`;

interface Summarised extends Pick<ResumeSnapshot, 'content'> {
  jober: Pick<ResumeSnapshot['jober'], 'birthday' | 'education'>;
}

/** A snapshot's summary line. */
export function summarise({ jober, content }: Summarised, now: Date): ResumeSummary {
  const highest = highestEducation(content.educations);
  const certificate = highestCertificate(content.certificates);
  const last = [...content.experiences].sort((a, b) => endOf(b).localeCompare(endOf(a)))[0];
  return {
    age: ageAt(jober.birthday, now),
    education: highest?.education ?? jober.education,
    school: highest?.school ?? '',
    major: highest?.major ?? '',
    teachingMonths: teachingMonths(content.experiences, now),
    certificate: certificate ? certificateWords(certificate) : null,
    lastEmployer: last?.employer ?? '',
  };
}
