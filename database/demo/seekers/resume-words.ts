import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import { readData } from '../read-data.ts';

interface Data {
  /** What teachers write of their work; {subject} {stage} {n} {m} are filled in. */
  achievements: readonly string[];
  /** What a student teacher has done. */
  practiceAchievements: readonly string[];
  kindergartenAchievements: readonly string[];
  collegeAchievements: readonly string[];
  honours: readonly (readonly [title: string, issuer: string])[];
  studentHonours: readonly (readonly [title: string, issuer: string])[];
  lessons: Partial<Record<SubjectCode, readonly string[]>>;
  papers: readonly string[];
  journals: readonly string[];
  projects: readonly (readonly [title: string, role: string])[];
  otherCertificates: readonly string[];
  intros: readonly string[];
}

export const {
  achievements,
  practiceAchievements,
  kindergartenAchievements,
  collegeAchievements,
  honours,
  studentHonours,
  lessons,
  papers,
  journals,
  projects,
  otherCertificates,
  intros,
} = readData<Data>('resume-words');
