import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { educations } from '#contract/taxonomy/educations.ts';

type Education = ResumeContent['educations'][number];

const endOf = ({ to }: Education) => (to === 'now' ? '9999-12' : to);

/** Returns the highest degree; ties go to the most recent. */
export const highestEducation = (all: readonly Education[]): Education | undefined =>
  [...all].sort(
    (a, b) => educations[b.education].rank - educations[a.education].rank || endOf(b).localeCompare(endOf(a)),
  )[0];
