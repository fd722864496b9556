import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';

type Certificate = ResumeContent['certificates'][number];

/** '高级中学 · 数学' */
export const certificateWords = ({ kind, subject }: Pick<Certificate, 'kind' | 'subject'>): string =>
  [shortOf(certificates, kind), labelOf(subjects, subject)].filter(Boolean).join(' · ');

export const highestCertificate = (held: readonly Certificate[]): Certificate | undefined =>
  [...held].sort((a, b) => certificates[b.kind].level - certificates[a.kind].level)[0];
