import type { ResumeContent } from '#contract/resumes/resumes.ts';

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

const PREFIX = 'jyrc_resume_';

/** Storage may be full or forbidden; the edit is then in memory only, and the page shows that it is not saved. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Stores drafts in local storage, one per window, so that windows do not overwrite each other's. */
export function localDrafts(windowId: string, storage: Storage = localStorage): DraftStore {
  const keyOf = (resumeId: string) => `${PREFIX}${resumeId}_${windowId}`;
  const keysOf = (resumeId: string) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
      key.startsWith(`${PREFIX}${resumeId}_`),
    );
  const takeOne = (key: string): Draft[] => {
    const text = storage.getItem(key);
    storage.removeItem(key);
    return text === null ? [] : attempt(() => [JSON.parse(text) as Draft], []);
  };
  return {
    take: (resumeId) => attempt(() => keysOf(resumeId).flatMap(takeOne), []),
    write: (resumeId, draft) => attempt(() => storage.setItem(keyOf(resumeId), JSON.stringify(draft)), undefined),
    clear: (resumeId) => attempt(() => storage.removeItem(keyOf(resumeId)), undefined),
  };
}
