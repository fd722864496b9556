import { and, eq } from 'drizzle-orm';
import {
  type ApplicantCertificate,
  applicantCertificates,
  applicantEducations,
  applicantMajors,
  applicantText,
} from '#contract/search/applicant.ts';
import { codesOf, isCode } from '#contract/taxonomy/list.ts';
import { resume } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { highestCertificate } from './checks/certificate-words.ts';
import type { Candidate } from './checks/check.ts';
import { matchMajor } from './checks/check-major.ts';
import { highestEducation } from './checks/highest-education.ts';
import { teachingMonths } from './checks/teaching.ts';

/** Degree, major, certificate and years of teaching of a resume as the filter 我能报的; null where the resume does not say the first two. */
export function applicantOf({ content }: Candidate, now: Date): string | null {
  const highest = highestEducation(content.educations);
  const education = applicantEducations.find((code) => code === highest?.education);
  // The major of the highest degree decides where it is one of the list, otherwise that of an earlier one.
  const studied = content.educations.toSorted((one, other) => Number(other === highest) - Number(one === highest));
  const majors = studied.flatMap(({ major: name }) =>
    codesOf(applicantMajors)
      .map((code) => ({ code, rank: matchMajor(name, [applicantMajors[code].name])?.rank ?? 0 }))
      .filter(({ rank }) => rank > 0)
      .sort((one, other) => other.rank - one.rank),
  );
  const [major] = majors;
  if (!education || !major) return null;
  const held = highestCertificate(content.certificates)?.kind;
  const certificate: ApplicantCertificate = isCode(applicantCertificates, held) ? held : 'none';
  const years = Math.floor(teachingMonths(content.experiences, now) / 12);
  return applicantText({ education, major: major.code, certificate, years });
}

/** Fen a month: the amount of the first intention with one in the person's default resume. */
export async function wishedPay(db: Database, joberId: string) {
  const [own] = await db
    .select({ content: resume.content })
    .from(resume)
    .where(and(eq(resume.joberId, joberId), eq(resume.isDefault, true)));
  const wish = own?.content.intentions.find(({ salaryMin, salaryMax }) => salaryMin || salaryMax);
  if (!wish) return null;
  const [min, max] = [wish.salaryMin ?? wish.salaryMax ?? 0, wish.salaryMax ?? wish.salaryMin ?? 0];
  return { title: wish.title, min, max };
}
