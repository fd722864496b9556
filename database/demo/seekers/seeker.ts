import type { identities } from '#contract/seekers/seeker.ts';
import type { CertificateCode } from '#contract/taxonomy/certificates.ts';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { AccountRow, JoberRow, ResumeRow } from '../rows.ts';

/** What a seeker is, before it is told as a resume. */
export interface Persona {
  /** '高中数学教师' */
  wish: string;
  stage: StageCode;
  subject: SubjectCode | null;
  education: EducationCode;
  majors: readonly string[];
  certificate: CertificateCode | null;
  identity: keyof typeof identities;
  /** Whole years since the last graduation; 0 for those who graduate soon. */
  years: number;
  cityCode: string;
}

/** A seeker as the rows that are written, with the persona that deliveries are chosen by. */
export interface Seeker {
  account: AccountRow;
  jober: JoberRow;
  /** The default one first. */
  resumes: readonly ResumeRow[];
  persona: Persona;
}
