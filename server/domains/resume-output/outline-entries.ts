import { salaryText } from '#contract/posts/salary-text.ts';
import { homeroomWord } from '#contract/resumes/homeroom-word.ts';
import type { ResumeContent, SectionName } from '#contract/resumes/resumes.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { degrees, educationForms } from '#contract/taxonomy/degrees.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, labelsOf } from '#contract/taxonomy/list.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { authorships, awardLevels, paperIndexes, projectRoles } from '#contract/taxonomy/research.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';

/** An entry of a section: title, dates, and description by paragraph. */
export interface OutlineEntry {
  head: string;
  when: string;
  facts: string;
  notes: string[];
}

const join = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ');
const span = ({ from, to }: { from: string; to: string }) =>
  from ? `${month(from)} – ${to === 'now' ? '至今' : month(to)}` : '';
const month = (text: string | undefined) => (text ?? '').replace('-', '.');
const entry = (head: string, rest: Partial<OutlineEntry> = {}): OutlineEntry => ({
  head,
  when: '',
  facts: '',
  notes: [],
  ...rest,
});

/** A monthly salary as a resume states it: '8–12K/月'; empty without one. */
const salaryWords = (min: number | undefined, max: number | undefined): string =>
  min || max ? salaryText({ min: min ?? null, max: max ?? null, unit: 'month' }) : '';

const records = {
  papers: ({ papers }: ResumeContent) =>
    papers.map(({ index, authorship, ...rest }) => ({
      ...rest,
      marks: [labelOf(paperIndexes, index), labelOf(authorships, authorship)],
    })),
  projects: ({ projects }: ResumeContent) =>
    projects.map(({ level, role, ...rest }) => ({
      ...rest,
      marks: [labelOf(awardLevels, level), labelOf(projectRoles, role)],
    })),
  honours: ({ honours }: ResumeContent) =>
    honours.map(({ kind, level, ...rest }) => ({
      ...rest,
      marks: [kind === 'lesson' ? '公开课' : '', labelOf(awardLevels, level)],
    })),
  otherCertificates: ({ otherCertificates }: ResumeContent) =>
    otherCertificates.map((rest) => ({ ...rest, marks: [] as string[] })),
};

const recordEntries = (kind: keyof typeof records) => (content: ResumeContent) =>
  records[kind](content).map(({ title, issuer, when, note, marks }) =>
    entry(title, { when: month(when), facts: join(issuer, ...marks), notes: [note] }),
  );

const writers: Partial<Record<SectionName, (content: ResumeContent) => OutlineEntry[]>> = {
  intentions: ({ intentions }) =>
    intentions.map(({ title, stage, subject, tenures: required, cityCodes, salaryMin, salaryMax }) =>
      entry(title, {
        facts: join(
          labelOf(stages, stage),
          labelOf(subjects, subject),
          cityCodes.map(cityName).join('、'),
          labelsOf(tenures, required).join('、'),
          salaryWords(salaryMin, salaryMax),
        ),
      }),
    ),
  experiences: ({ experiences }) =>
    experiences.map((experience) =>
      entry(experience.employer, {
        when: span(experience),
        facts: join(
          experience.position,
          labelOf(stages, experience.stage),
          labelOf(subjects, experience.subject),
          labelOf(tenures, experience.tenure),
          experience.weeklyLessons !== undefined && `周课时 ${experience.weeklyLessons}`,
          homeroomWord(experience),
        ),
        notes: [experience.note],
      }),
    ),
  educations: ({ educations: list }) =>
    list.map((one) =>
      entry(one.school, {
        when: span(one),
        facts: join(
          one.major,
          labelOf(educations, one.education),
          labelOf(degrees, one.degree),
          labelOf(educationForms, one.form),
        ),
        notes: [one.note],
      }),
    ),
  certificates: ({ certificates: list }) =>
    list.map(({ kind, subject, issued, validUntil, number }) =>
      entry(join(labelOf(certificates, kind), labelOf(subjects, subject)), {
        when: month(issued),
        facts: join(number && `证书号 ${number}`, validUntil && `定期注册至 ${month(validUntil)}`),
      }),
    ),
  titles: ({ titles: list }) => list.map(({ level, issued }) => entry(labelOf(titles, level), { when: month(issued) })),
  languages: ({ languages: { putonghua, foreign } }) => [
    ...(putonghua ? [entry(`普通话${labelOf(putonghuaLevels, putonghua)}`)] : []),
    ...foreign.map(({ name, level }) => entry(name, { facts: level })),
  ],
  papers: recordEntries('papers'),
  projects: recordEntries('projects'),
  otherCertificates: recordEntries('otherCertificates'),
  honours: recordEntries('honours'),
  trials: ({ trials }) => trials.map(({ title, link, note }) => entry(title, { facts: link, notes: [note] })),
  intro: ({ intro }) => (intro ? [entry('', { notes: [intro] })] : []),
};

export const entriesOf = (name: SectionName, content: ResumeContent): OutlineEntry[] => writers[name]?.(content) ?? [];
