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

/** What a delivery contains beyond the resume itself. */
interface Along {
  /** The personal facts, which the seeker agreed to provide. */
  personal: boolean;
  /** The seeker's own file. */
  own: boolean;
}

/** The current person and resume, to be frozen with a delivery. Without `along` it has neither personal facts nor the own file. */
export const buildSnapshot = (
  jober: Person,
  resume: { name: string; content: ResumeContent },
  along: Along = { personal: false, own: false },
): ResumeSnapshot => {
  const { personal, own } = resume.content;
  const content = {
    ...resume.content,
    personal: along.personal ? personal : undefined,
    own: along.own ? own : undefined,
  };
  return resumeSnapshot.parse({ jober, resumeName: resume.name, content });
};

/** What viewers read who do not know the person yet: no mail, files or personal facts. */
export const withoutContacts = (content: ResumeContent): ResumeContent => ({
  ...content,
  email: '',
  attachments: [],
  trials: [],
  gapNotes: [],
  personal: {},
  own: {},
});
