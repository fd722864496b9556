import { useRef, useState } from 'react';
import type { Resume, ResumeContent } from '#contract/resumes.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/browser-call.ts';

export type SaveState = 'saved' | 'saving' | 'failed' | 'conflict';

const PAUSE_MS = 700;

/**
 * A resume that saves itself a moment after each change, one save at a time: what changed meanwhile goes with the next. The
 * revision makes a save from an older copy fail, so that two windows never overwrite each other silently.
 */
export function useResume(initial: Resume) {
  const [resume, setResume] = useState(initial);
  const [content, setContent] = useState<ResumeContent>(initial.content);
  const [state, setState] = useState<SaveState>('saved');
  const latest = useRef(content);
  const revision = useRef(initial.revision);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(false);

  const save = async (): Promise<void> => {
    if (saving.current) return;
    saving.current = true;
    const sent = latest.current;
    try {
      const body = { revision: revision.current, content: sent };
      const next = await call('PUT /api/resumes/:id', { params: { id: initial.id }, body }, { background: true });
      revision.current = next.revision;
      setResume(next);
      setState(latest.current === sent ? 'saved' : 'saving');
    } catch (error) {
      setState(error instanceof ApiError && error.status === 409 ? 'conflict' : 'failed');
      saving.current = false;
      return;
    }
    saving.current = false;
    if (latest.current !== sent) await save();
  };

  const change = (part: Partial<ResumeContent>) => {
    latest.current = { ...latest.current, ...part };
    setContent(latest.current);
    setState('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  };

  return { resume, content, state, change, retry: () => void save() };
}
