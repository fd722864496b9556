import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { inBrowser, jsonOf } from '#web/session/browser-storage.ts';

/** An edit that the server does not have yet, with its base version. */
export interface Draft {
  base: ResumeContent;
  content: ResumeContent;
}

export interface DraftStore {
  /** Unsaved edits of earlier visits, oldest first; each is returned once. */
  take(resumeId: string): Draft[];
  write(resumeId: string, draft: Draft): void;
  clear(resumeId: string): void;
}

/** Stores drafts in local storage, one per window, so that windows do not overwrite each other's. */
export function localDrafts(windowId: string): DraftStore {
  const prefixOf = (resumeId: string) => `jyrc_resume_${resumeId}_`;
  const takeOne = (key: string): Draft[] => {
    const draft = jsonOf(inBrowser.read(key)) as Draft | undefined;
    inBrowser.drop(key);
    return draft ? [draft] : [];
  };
  return {
    take: (resumeId) =>
      inBrowser
        .keys()
        .filter((key) => key.startsWith(prefixOf(resumeId)))
        .flatMap(takeOne),
    write: (resumeId, draft) => void inBrowser.write(prefixOf(resumeId) + windowId, JSON.stringify(draft)),
    clear: (resumeId) => inBrowser.drop(prefixOf(resumeId) + windowId),
  };
}
