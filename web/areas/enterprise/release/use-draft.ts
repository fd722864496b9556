import { useRef, useState } from 'react';
import type { CallOptions } from '#contract/api.ts';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import type { RecruiterPost } from '#contract/posts/recruiter-posts.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useEventListener } from '#web/ui/use-event-listener.ts';
import { quietly } from '../own-calls.ts';
import { useAutosave } from '../use-autosave.ts';

/** A post as it is stored: asked for whenever it is opened, and not while it is written. */
export const usePost = (id: string | null, options?: Pick<CallOptions, 'background' | 'quiet'>) =>
  useCall('GET /api/company/posts/:id', id ? { params: { id } } : null, {
    ...options,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A post being edited, which is saved as it is written. Another person's save stops that until the user has chosen. */
export function useDraft(given: RecruiterPost | null, first: PostDraftForm, onCreated: (id: string) => void) {
  const [form, setForm] = useState<PostDraftForm>(given?.form ?? first);
  const key = useFormKey();
  const stored = useRef({ id: given?.id ?? '', revision: given?.revision ?? 0, form });
  const { state, keep, flush, resume, isWaiting } = useAutosave(async (form: PostDraftForm) => {
    const { id, revision } = stored.current;
    const body = { form };
    const saved =
      id === ''
        ? await call('POST /api/company/posts', { body }, { ...quietly, idempotencyKey: key.of(body) })
        : await call('PUT /api/company/posts/:id/draft', { params: { id }, body: { form, revision } }, quietly);
    Object.assign(stored.current, { id: saved.id, revision: saved.revision });
    if (id === '') onCreated(saved.id);
    return saved.savedAt;
  });

  const put = (next: PostDraftForm) => {
    stored.current.form = next;
    setForm(next);
  };
  const change = (patch: Partial<PostDraftForm>) => {
    put({ ...stored.current.form, ...patch });
    keep(stored.current.form);
  };

  /** After a conflict: takes the newest version, or overwrites it. */
  const resolve = async (which: 'mine' | 'theirs') => {
    const { id } = stored.current;
    const { revision, form: theirs, savedAt } = await call('GET /api/company/posts/:id', { params: { id } });
    stored.current.revision = revision;
    if (which === 'theirs') put(theirs);
    await resume(which === 'theirs' ? savedAt : undefined);
  };

  useEventListener('beforeunload', (event) => isWaiting() && event.preventDefault());

  return {
    form,
    change,
    save: state,
    flush,
    resolve,
    at: () => ({ id: stored.current.id, revision: stored.current.revision }),
  };
}
export type Draft = ReturnType<typeof useDraft>;
