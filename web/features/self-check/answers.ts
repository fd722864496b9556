import { applicantCertificates, applicantEducations } from '#contract/search/applicant.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { inBrowser, jsonOf } from '#web/session/browser-storage.ts';
import { SELF_CHECK_KEY } from '#web/session/logout.ts';

/** The chosen label of each requirement, by the requirement's name. */
export type Answers = Record<string, string>;

interface Stored {
  /** About the person alone: they hold for every post. */
  own: Answers;
  /** What the post checked last asks besides. */
  post: { id: string; answers: Answers };
}

const none: Stored = { own: {}, post: { id: '', answers: {} } };

const read = (): Stored => ({ ...none, ...(jsonOf(inBrowser.read(SELF_CHECK_KEY)) as Partial<Stored> | undefined) });
const write = (stored: Stored) => inBrowser.write(SELF_CHECK_KEY, JSON.stringify(stored));

/** What a visitor answered in 资格自检, as far as it holds for this post; without one, for every post. */
export function answersOf(postId?: string): Answers {
  const { own, post } = read();
  return post.id === postId ? { ...post.answers, ...own } : own;
}

export function keepAnswer(postId: string, name: string, label: string, isOwn: boolean): void {
  const { own, post } = read();
  const { [name]: _, ...others } = own;
  const answers = post.id === postId ? post.answers : {};
  write(
    isOwn
      ? { own: { ...own, [name]: label }, post: { id: postId, answers } }
      : { own: others, post: { id: postId, answers: { ...answers, [name]: label } } },
  );
}

export function dropAnswers(names: readonly string[]): void {
  const { own, post } = read();
  write({ own: Object.fromEntries(Object.entries(own).filter(([name]) => !names.includes(name))), post });
}

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
