import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#contract/api.ts';
import type { Issue } from '#contract/errors.ts';
import type { PostDraftForm, RecruiterPost } from '#contract/posts/recruiter-posts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { useCall } from '#web/features/calls/use-call.ts';

/** A post as it is stored: asked for whenever it is opened, and not while it is written. */
export const usePost = (id: string | null, options?: Pick<CallOptions, 'background' | 'quiet'>) =>
  useCall('GET /api/company/posts/:id', id ? { params: { id } } : null, {
    ...options,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export type SaveState =
  | { kind: 'clean' | 'dirty' | 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'conflict'; message: string }
  /** `issues`: the fields that the server refused. */
  | { kind: 'failed'; message: string; issues: Issue[]; isExpired: boolean };

const PAUSE_MS = 800;
const quietly = { background: true, quiet: true } as const;

/**
 * A post being edited: every change is saved after a pause, sequentially. Another person's save stops autosaving until the user
 * has chosen.
 */
export function useDraft(given: RecruiterPost | null, first: PostDraftForm, onCreated: (id: string) => void) {
  const [form, setForm] = useState<PostDraftForm>(given?.form ?? first);
  const [save, setSave] = useState<SaveState>({ kind: 'clean' });
  const key = useFormKey();
  const stored = useRef({
    id: given?.id ?? '',
    revision: given?.revision ?? 0,
    form,
    dirty: false,
    running: null as Promise<void> | null,
    stopped: false,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const sendOnce = useCallback(async () => {
    const at = stored.current;
    at.dirty = false;
    setSave({ kind: 'saving' });
    try {
      const body = { form: at.form };
      const saved =
        at.id === ''
          ? await call('POST /api/company/posts', { body }, { ...quietly, idempotencyKey: key.of(body) })
          : await call(
              'PUT /api/company/posts/:id/draft',
              { params: { id: at.id }, body: { ...body, revision: at.revision } },
              quietly,
            );
      const isNew = at.id === '';
      Object.assign(at, { id: saved.id, revision: saved.revision });
      setSave(at.dirty ? { kind: 'dirty' } : { kind: 'saved', at: saved.savedAt });
      if (isNew) onCreated(saved.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isConflict = error.code === 'CONFLICT';
      Object.assign(at, { dirty: true, stopped: isConflict });
      const { message, issues } = error;
      setSave(
        isConflict
          ? { kind: 'conflict', message }
          : { kind: 'failed', message, issues, isExpired: error.status === 401 },
      );
    }
  }, [onCreated, key]);

  /** Saves pending changes; resolves when nothing is pending. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const at = stored.current;
    for (let tries = 0; tries < 5 && (at.running || (at.dirty && !at.stopped)); tries += 1) {
      at.running ??= sendOnce().finally(() => {
        at.running = null;
      });
      await at.running;
    }
    return !at.dirty && !at.stopped;
  }, [sendOnce]);

  const change = useCallback(
    (patch: Partial<PostDraftForm>) => {
      const at = stored.current;
      at.form = { ...at.form, ...patch };
      at.dirty = true;
      setForm(at.form);
      if (at.stopped) return;
      setSave((now) => (now.kind === 'saving' ? now : { kind: 'dirty' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush],
  );

  /** After a conflict: takes the newest version, or overwrites it. */
  const resolve = useCallback(
    async (keep: 'mine' | 'theirs') => {
      const at = stored.current;
      const newest = await call('GET /api/company/posts/:id', { params: { id: at.id } });
      Object.assign(at, { revision: newest.revision, stopped: false, dirty: keep === 'mine' });
      if (keep === 'theirs') {
        at.form = newest.form;
        setForm(newest.form);
        setSave({ kind: 'saved', at: newest.savedAt });
      } else await flush();
    },
    [flush],
  );

  useEffect(() => {
    const onHide = () => void flush();
    const onLeave = (event: BeforeUnloadEvent) => {
      if (stored.current.dirty) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onLeave);
      void flush();
    };
  }, [flush]);

  return {
    form,
    change,
    save,
    flush,
    resolve,
    at: () => ({ id: stored.current.id, revision: stored.current.revision }),
  };
}
export type Draft = ReturnType<typeof useDraft>;
