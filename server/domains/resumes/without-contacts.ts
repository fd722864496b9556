import type { ResumeContent } from '#contract/resumes/resumes.ts';

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
