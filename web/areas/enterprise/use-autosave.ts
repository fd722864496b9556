import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { useEventListener } from '#web/ui/use-event-listener.ts';

const PAUSE_MS = 800;

export type SaveState = { kind: 'clean' | 'dirty' | 'saving' } | { kind: 'saved'; at: string } | Failed;
interface Failed {
  kind: 'failed';
  error: ApiError;
  /** Somebody else saved meanwhile: nothing is saved until the person has chosen. */
  isConflict: boolean;
}

/** '已自动保存 14:02' */
export function savedText(save: SaveState): string {
  if (save.kind === 'saved') return `已自动保存 ${timeOfDay(save.at)}`;
  return { clean: '填写的内容会自动保存', dirty: '正在输入…', saving: '保存中…', failed: '未保存' }[save.kind];
}

/**
 * Saves what is written after a pause, one save after the other; the last words are saved last. `save` resolves to the time. What
 * it could not save is tried again with the next change, when the network is back, and when the page is hidden or left.
 */
export function useAutosave<T>(save: (value: T) => Promise<string>) {
  const [state, setState] = useState<SaveState>({ kind: 'clean' });
  const latest = useRef(save);
  latest.current = save;
  const waiting = useRef<{ value: T } | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const isStopped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Saves at once; resolves to whether nothing waits any more. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const work = async () => {
      while (waiting.current && !isStopped.current) {
        const now = waiting.current;
        waiting.current = null;
        setState({ kind: 'saving' });
        try {
          setState({ kind: 'saved', at: await latest.current(now.value) });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          waiting.current ??= now;
          isStopped.current = error.code === 'CONFLICT';
          setState({ kind: 'failed', error, isConflict: isStopped.current });
          return false;
        }
      }
      return !waiting.current;
    };
    running.current ??= work().finally(() => {
      running.current = null;
    });
    return running.current;
  }, []);
  const keep = useCallback(
    (value: T) => {
      waiting.current = { value };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
      if (!isStopped.current) setState((now) => (now.kind === 'saving' ? now : { kind: 'dirty' }));
    },
    [flush],
  );
  /** After a conflict: saves what waits, or gives it up for what was saved at a time. */
  const resume = (given?: string) => {
    isStopped.current = false;
    if (given === undefined) return flush();
    drop();
    setState({ kind: 'saved', at: given });
  };
  /** Forgets what waits: it was sent otherwise, or given up. */
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = null;
  }, []);
  useEventListener(['online', 'visibilitychange'], flush);
  useEffect(() => () => void flush(), [flush]);
  return { state, keep, flush, drop, resume, isWaiting: () => waiting.current !== null };
}
