import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Resume } from '#contract/resumes/resumes.ts';
import { call } from '#web/api/browser-call.ts';
import { quietly } from '#web/features/page-calls/use-call.ts';
import { useEventListener } from '#web/ui/use-event-listener.ts';
import { localDrafts } from './draft-store.ts';
import { createResumeAutosave, type ResumeAutosave } from './resume-autosave.ts';

/** A resume with autosave that follows other windows and devices. */
export function useResume(initial: Resume): ResumeAutosave & { view: ReturnType<ResumeAutosave['state']> } {
  const [{ autosave, channel }] = useState(() => {
    const channel = new BroadcastChannel(`jyrc_resume_${initial.id}`);
    const params = { id: initial.id };
    const autosave = createResumeAutosave(initial, {
      patch: (body) => call('PATCH /api/resumes/:id', { params, body }, quietly),
      fetch: () => call('GET /api/resumes/:id', { params }, quietly),
      drafts: localDrafts(crypto.randomUUID()),
      announce: (revision) => channel.postMessage(revision),
      later: (action, ms) => {
        const timer = setTimeout(action, ms);
        return () => clearTimeout(timer);
      },
    });
    return { autosave, channel };
  });
  const isHere = useRef(false);
  const view = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  useEffect(() => {
    const hear = ({ data }: MessageEvent<number>) => void autosave.look(data);
    isHere.current = true;
    autosave.restore();
    channel.addEventListener('message', hear);
    return () => {
      isHere.current = false;
      // What could not be saved waits as a draft for the next visit: a page that was left does not save over it.
      void autosave.flush().finally(() => isHere.current || autosave.stop());
      channel.removeEventListener('message', hear);
    };
  }, [autosave, channel]);
  useEventListener('online', autosave.flush);
  useEventListener('visibilitychange', () =>
    document.visibilityState === 'visible' ? autosave.look() : autosave.flush(),
  );
  return { ...autosave, view };
}
