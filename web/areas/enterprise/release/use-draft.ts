import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#contract/api.ts';
import type { Issue } from '#contract/errors.ts';
import type { PostDraftForm, RecruiterPost } from '#contract/posts/recruiter-posts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useAutosave } from '../use-autosave.ts';

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

const quietly = { background: true, quiet: true } as const;

/** A post being edited, which is saved as it is written. Another person's save stops that until the user has chosen. */
export function useDraft(given: RecruiterPost | null, first: PostDraftForm, onCreated: (id: string) => void) {
  const [form, setForm] = useState<PostDraftForm>(given?.form ?? first);
  const [save, setSave] = useState<SaveState>({ kind: 'clean' });
  const key = useFormKey();
  const stored = useRef({ id: given?.id ?? '', revision: given?.revision ?? 0, form, isStopped: false });
  const { keep, flush, drop, isWaiting } = useAutosave(async (form: PostDraftForm) => {
    const at = stored.current;
    const { id, revision } = at;
    if (at.isStopped) return false;
    setSave({ kind: 'saving' });
    try {
      const body = { form };
      const saved =
        id === ''
          ? await call('POST /api/company/posts', { body }, { ...quietly, idempotencyKey: key.of(body) })
          : await call('PUT /api/company/posts/:id/draft', { params: { id }, body: { form, revision } }, quietly);
      Object.assign(at, { id: saved.id, revision: saved.revision });
      setSave({ kind: 'saved', at: saved.savedAt });
      if (id === '') onCreated(saved.id);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message, issues } = error;
      at.isStopped = error.code === 'CONFLICT';
      setSave(
        at.isStopped
          ? { kind: 'conflict', message }
          : { kind: 'failed', message, issues, isExpired: error.status === 401 },
      );
      return false;
    }
  });

  const change = (patch: Partial<PostDraftForm>) => {
    const at = stored.current;
    at.form = { ...at.form, ...patch };
    setForm(at.form);
    keep(at.form);
    if (!at.isStopped) setSave((now) => (now.kind === 'saving' ? now : { kind: 'dirty' }));
  };

  /** After a conflict: takes the newest version, or overwrites it. */
  const resolve = async (which: 'mine' | 'theirs') => {
    const at = stored.current;
    const { revision, form: theirs, savedAt } = await call('GET /api/company/posts/:id', { params: { id: at.id } });
    Object.assign(at, { revision, isStopped: false });
    if (which === 'mine') return flush();
    drop();
    at.form = theirs;
    setForm(theirs);
    setSave({ kind: 'saved', at: savedAt });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what waits as the page is left
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => isWaiting() && event.preventDefault();
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, []);

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
