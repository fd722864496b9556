import type { InputOf } from '#contract/endpoint.ts';
import { changedSections, type MergeConflict, mergeResumes } from '#contract/resumes/resume-merge.ts';
import type { Resume, ResumeContent, resumeEndpoints } from '#contract/resumes/resumes.ts';
import { ApiError } from '#web/api/api-error.ts';
import { choose } from '../import/choose-side.ts';
import type { DraftStore } from './draft-store.ts';

/** `offline`: not reached, tried again by itself. `refused`: the server does not take it as it is. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'refused' | 'conflict';

export interface KeeperState {
  /** As the server has it. */
  saved: Resume;
  /** As the page shows it. */
  content: ResumeContent;
  state: SaveState;
  /** Why it was refused. */
  message: string;
  conflicts: MergeConflict[];
  /** Edits of an earlier visit came back. */
  restored: boolean;
}

type Patch = InputOf<(typeof resumeEndpoints)['PATCH /api/resumes/:id']>['body'];

export interface Ports {
  patch(body: Patch): Promise<Resume>;
  fetch(): Promise<Resume>;
  drafts: DraftStore;
  /** Tells the other windows of this browser. */
  announce(revision: number): void;
  later(action: () => void, ms: number): () => void;
}

const PAUSE_MS = 700;
const RETRY_MS = 5_000;

/**
 * Keeps one resume: saves what changed a moment after the last change, one save at a time. What the server has not taken is
 * kept by `drafts` until it has. A save on an older revision is answered by a three-way merge, and only where both sides
 * wrote different things in one field is the person asked; until then nothing is sent.
 */
export function createKeeper(initial: Resume, ports: Ports) {
  let now: KeeperState = {
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
  /** What the edits of an open conflict were made on: a draft on a later base would win in silence when it comes back. */
  let disputed: ResumeContent | null = null;

  const set = (change: Partial<KeeperState>) => {
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

  /** What was typed while the save was on its way stands over what came back. */
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

  /** Brings back what earlier visits could not save. */
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

  /** Settles a conflict by taking one side. */
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
    /** Another window or device may have saved: nothing happens where it has not. */
    async look(revision?: number): Promise<void> {
      if (busy || (revision !== undefined && revision <= now.saved.revision)) return;
      const theirs = await ports.fetch().catch(() => null);
      if (theirs && !busy) adopt(theirs);
    },
    /** What the server answered to another act on this resume, a rename for one. */
    adopt,
    stop: () => cancel(),
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
