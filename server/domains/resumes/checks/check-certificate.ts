import { monthAt } from '#contract/months.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { type CertificateCode, certificateCovers, certificates } from '#contract/taxonomy/certificates.ts';
import { isCode, labelsOf } from '#contract/taxonomy/list.ts';
import { type SubjectCode, subjects } from '#contract/taxonomy/subjects.ts';
import { certificateWords, highestCertificate } from './certificate-words.ts';
import { type Candidate, type Check, notFilled, type PostRequirements } from './check.ts';

type Certificate = ResumeContent['certificates'][number];

/** Subjects that are equivalent across 学段, as the names of the curriculum change. */
const families: readonly (readonly SubjectCode[])[] = [
  ['morality', 'politics'],
  ['history-society', 'history', 'geography'],
  ['science', 'physics', 'chemistry', 'biology'],
  ['arts', 'music', 'fine-arts'],
  ['psychology', 'special-education'],
];

/** How well a subject matches: 3 the same (全科 matches all), 2 related, 1 unknown, 0 different. */
function subjectFit(held: SubjectCode | undefined, required: readonly string[]): 0 | 1 | 2 | 3 {
  if (required.length === 0 || held === 'general') return 3;
  if (held === undefined) return 1;
  if (required.includes(held)) return 3;
  return families.some((family) => family.includes(held) && family.some((one) => required.includes(one))) ? 2 : 0;
}

/** Certificates without a subject are not compared by subject: those of 幼儿园 and 高校 have none. */
const requiredSubjects = (kind: CertificateCode, { subjects: requested }: PostRequirements) =>
  kind === 'kindergarten' || kind === 'college' ? [] : requested.filter((code) => isCode(subjects, code));

function noteOf(held: Certificate, fit: number, now: Date): string | undefined {
  if (held.validUntil && held.validUntil < monthAt(now)) return `定期注册已于 ${held.validUntil} 到期`;
  return fit === 2 ? '学科相近，以单位审核为准' : undefined;
}

const words = (held: Certificate) => `${certificateWords(held)}${held.validUntil ? `，${held.validUntil} 到期` : ''}`;

/** 教师资格证: the levels that it entitles to teach, and its subject. */
export function checkCertificate(post: PostRequirements, { content }: Candidate, now: Date): Check | null {
  const kind = post.certificate;
  if (!isCode(certificates, kind)) return null;
  const requested = requiredSubjects(kind, post);
  const wants = [certificates[kind].short, labelsOf(subjects, requested).join('、')].filter(Boolean).join(' · ');
  const line = { key: 'certificate', name: '教师资格证', wants, section: 'certificates' };
  const held = content.certificates;
  if (held.length === 0) return { ...line, has: notFilled, result: 'missing' };
  const covering = held.filter((one) => certificateCovers(one.kind, kind));
  const best = [...covering].sort((a, b) => subjectFit(b.subject, requested) - subjectFit(a.subject, requested))[0];
  if (!best) {
    return {
      ...line,
      has: words(highestCertificate(held) as Certificate),
      result: 'unfit',
      note: '证书学段低于岗位要求',
    };
  }
  const fit = subjectFit(best.subject, requested);
  if (fit === 0) return { ...line, has: words(best), result: 'unfit', note: '任教学科不同' };
  if (fit === 1) return { ...line, has: words(best), result: 'missing', note: '证书未写明任教学科' };
  return { ...line, has: words(best), result: 'fit', note: noteOf(best, fit, now) };
}
