import { type ResumeContent, type ResumeSnapshot, resumeSnapshot } from '#contract/resumes/resumes.ts';

interface Person {
  id: string;
  name: string;
  gender: string;
  birthday: string;
  education: string;
  identity: string;
  cityCode: string | null;
  avatarUrl: string | null;
  phone: string;
}

/** The current person and resume, to be frozen with a delivery. */
export const buildSnapshot = (jober: Person, resume: { name: string; content: ResumeContent }): ResumeSnapshot =>
  resumeSnapshot.parse({ jober, resumeName: resume.name, content: resume.content });
