import { applicantCertificates, applicantEducations } from '#contract/search/applicant.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { answersOf, dropAnswers } from './answers.ts';

/** The first entry of an empty section of the resume, filled from 资格自检. */
export interface SelfCheckDraft {
  values: Record<string, unknown>;
  /** The person does not want it. */
  decline(): void;
}

type Drafted = 'educations' | 'certificates';

/** The degree that was answered; undefined without one. */
export const answeredEducation = () =>
  applicantEducations.find((code) => labelOf(educations, code) === answersOf().学历学位);

/** Drafts for those of the sections that have no entry. */
export function resumeDrafts(content: Record<Drafted, readonly unknown[]>): Partial<Record<Drafted, SelfCheckDraft>> {
  const { 专业: major, 教师资格证: certificate } = answersOf();
  const education = answeredEducation();
  const kind = codesOf(applicantCertificates).find(
    (code) => code !== 'none' && applicantCertificates[code] === certificate,
  );
  const of = (values: Record<string, unknown>, names: readonly string[]): SelfCheckDraft | undefined => {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    return Object.keys(given).length > 0 ? { values: given, decline: () => dropAnswers(names) } : undefined;
  };
  const drafts: Record<Drafted, SelfCheckDraft | undefined> = {
    educations: of({ education, major }, ['学历学位', '专业']),
    certificates: of({ kind }, ['教师资格证']),
  };
  return Object.fromEntries(
    Object.entries(drafts).filter(([name, draft]) => draft && content[name as Drafted].length === 0),
  );
}
