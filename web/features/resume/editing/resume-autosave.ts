import type { InputOf } from '#contract/endpoint.ts';
import { changedSections, type MergeConflict, mergeResumes } from '#contract/resumes/resume-merge.ts';
import type { Resume, ResumeContent, resumeEndpoints } from '#contract/resumes/resumes.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { DraftStore } from './draft-store.ts';

type Entry = { key: string } & Record<string, unknown>;

function chooseEntry(entries: Entry[], { key, field, theirs }: MergeConflict): Entry[] {
  if (field !== undefined) return entries.map((entry) => (entry.key === key ? { ...entry, [field]: theirs } : entry));
  if (theirs === undefined) return entries.filter((entry) => entry.key !== key);
  return entries.some((entry) => entry.key === key) ? entries : [...entries, theirs as Entry];
}

/** The content with the other side of a conflict chosen. */
function choose(content: ResumeContent, conflict: MergeConflict): ResumeContent {
  const { section, key, field, theirs } = conflict;
  if (section === 'languages') {
    const { languages } = content;
    if (key === undefined) return { ...content, languages: { ...languages, [field as 'putonghua']: theirs } as never };
    const foreign = chooseEntry(languages.foreign as Entry[], conflict);
    return { ...content, languages: { ...languages, foreign: foreign as never } };
  }
  if (section === 'personal' || section === 'own')
    return { ...content, [section]: { ...content[section], [field as string]: theirs } };
  if (key === undefined) return { ...content, [section]: theirs };
  return { ...content, [section]: chooseEntry(content[section] as unknown as Entry[], conflict) };
}

/** `offline`: unreachable, retried automatically. `refused`: the server rejected the content. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'refused' | 'conflict';

interface AutosaveState {
  /** The server's version. */
  saved: Resume;
  /** The page's version. */
  content: ResumeContent;
  state: SaveState;
  /** Why it was refused. */
  message: string;
  conflicts: MergeConflict[];
  /** Edits of an earlier visit were restored. */
  restored: boolean;
}

type Patch = InputOf<(typeof resumeEndpoints)['PATCH /api/resumes/:id']>['body'];

interface Ports {
  patch(body: Patch): Promise<Resume>;
  fetch(): Promise<Resume>;
  drafts: DraftStore;
  /** Notifies the other windows of this browser. */
  announce(revision: number): void;
  later(action: () => void, ms: number): () => void;
}

const PAUSE_MS = 700;
const RETRY_MS = 5_000;

/**
 * Autosaves one resume: saves shortly after the last change, one save at a time. `drafts` stores unsaved edits. A save based on
 * an older revision is answered by a three-way merge; the person is asked only if both sides changed the same field differently,
 * and nothing is sent until then.
 */
export function createResumeAutosave(initial: Resume, ports: Ports) {
  let now: AutosaveState = {
    saved: initial,
    content: initial.content,
    state: 'saved',
    message: '',
    conflicts: [],
    restored: false,
  };
  const listeners = new Set<() => void>();
  let busy = false;
  let cancel = () => {};
  /** The base of an open conflict's edits: a draft on a later base would win silently when restored. */
  let disputed: ResumeContent | null = null;

  const set = (change: Partial<AutosaveState>) => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };
  const isChanged = () => Object.keys(changedSections(now.saved.content, now.content)).length > 0;
  const keepDraft = () => ports.drafts.write(initial.id, { base: disputed ?? now.saved.content, content: now.content });
  const plan = (ms: number) => {
    cancel();
    cancel = ports.later(() => void flush(), ms);
  };

  function adopt(theirs: Resume): void {
    if (theirs.revision <= now.saved.revision) return;
    const { content, conflicts } = mergeResumes(now.saved.content, now.content, theirs.content);
    const open = conflicts.length > 0;
    disputed = open ? now.saved.content : null;
    set({ saved: theirs, content, conflicts, state: open ? 'conflict' : 'saving', message: '' });
    if (open) keepDraft();
    else plan(0);
  }

  async function refresh(): Promise<void> {
    const theirs = await ports.fetch().catch(() => null);
    if (theirs) adopt(theirs);
    else set({ state: 'offline' });
    if (!theirs) plan(RETRY_MS);
  }

  function fail(error: unknown): void {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 400 || status === 404 || status === 413) {
      const { issues, message } = error as ApiError;
      set({ state: 'refused', message: issues[0]?.message ?? message });
    } else {
      set({ state: 'offline' });
      plan(RETRY_MS);
    }
  }

  /** Changes made during a save are kept over its result. */
  function settle(sent: ResumeContent, next: Resume): void {
    set({ saved: next, content: mergeResumes(sent, now.content, next.content).content });
    ports.announce(next.revision);
  }

  async function flush(): Promise<void> {
    cancel();
    if (busy || now.conflicts.length > 0) return;
    if (!isChanged()) {
      ports.drafts.clear(initial.id);
      set({ state: 'saved', message: '' });
      return;
    }
    busy = true;
    const sent = now.content;
    set({ state: 'saving' });
    try {
      const content = changedSections(now.saved.content, sent);
      settle(sent, await ports.patch({ revision: now.saved.revision, content }));
      busy = false;
      await flush();
    } catch (error) {
      busy = false;
      if (error instanceof ApiError && error.status === 409) await refresh();
      else fail(error);
    }
  }

  function change(part: Partial<ResumeContent>): void {
    set({
      content: { ...now.content, ...part },
      state: now.conflicts.length > 0 ? 'conflict' : 'saving',
      restored: false,
    });
    keepDraft();
    plan(PAUSE_MS);
  }

  /** Restores unsaved edits of earlier visits. */
  function restore(): void {
    for (const draft of ports.drafts.take(initial.id)) {
      const { content, conflicts } = mergeResumes(draft.base, draft.content, now.content);
      set({ content, conflicts: [...now.conflicts, ...conflicts] });
    }
    if (!isChanged() && now.conflicts.length === 0) return;
    keepDraft();
    set({ restored: true, state: now.conflicts.length > 0 ? 'conflict' : 'saving' });
    plan(0);
  }

  /** Resolves a conflict by choosing one side. */
  function resolve(conflict: MergeConflict, side: 'mine' | 'theirs'): void {
    const conflicts = now.conflicts.filter((one) => one !== conflict);
    set({ conflicts, content: side === 'theirs' ? choose(now.content, conflict) : now.content });
    if (conflicts.length === 0) disputed = null;
    keepDraft();
    if (conflicts.length === 0) plan(0);
  }

  return {
    state: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    restore,
    resolve,
    flush,
    /** Checks whether another window or device has saved. */
    async look(revision?: number): Promise<void> {
      if (busy || (revision !== undefined && revision <= now.saved.revision)) return;
      const theirs = await ports.fetch().catch(() => null);
      if (theirs && !busy) adopt(theirs);
    },
    /** Takes over the server's answer to another action on this resume, e.g. a rename. */
    adopt,
    stop: () => cancel(),
  };
}

export type ResumeAutosave = ReturnType<typeof createResumeAutosave>;
