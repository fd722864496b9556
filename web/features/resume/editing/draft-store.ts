import type { ResumeContent } from '#contract/resumes/resumes.ts';

/** An edit that the server does not have yet, with what it was made on. */
export interface Draft {
  base: ResumeContent;
  content: ResumeContent;
}

export interface DraftStore {
  /** What earlier visits could not save, oldest first; each is given out once. */
  take(resumeId: string): Draft[];
  write(resumeId: string, draft: Draft): void;
  clear(resumeId: string): void;
}

const PREFIX = 'jyrc_resume_';

/** Storage may be full or forbidden; the edit is then in memory alone, and the mark on the page says that it is not saved. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Keeps drafts in local storage, one a window, so that two windows do not write over each other's. */
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
