import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Which question of a form is open. Each has its entry in the browser's history: Back leads to the question before, and a reload
 * stays where it was.
 */
export function useStep() {
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  const [at, setAt] = useState<number>(state?.step ?? 0);
  const [moved, setMoved] = useState(false);
  const [entry, setEntry] = useState(key);
  const leave = useRef<(() => void) | null>(null);
  if (key !== entry) {
    setEntry(key);
    if (!leave.current) setAt(state?.step ?? 0);
    setMoved(true);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the entry of the first question is reached
  useEffect(() => leave.current?.(), [key]);
  return {
    at,
    /** Another question than the one that the page began with was open. */
    moved,
    go(to: number) {
      setAt(to);
      setMoved(true);
      void (to > at ? navigate({ search }, { state: { step: to } }) : navigate(to - at));
    },
    /** Goes on from the entry of the first question: Back must not lead into a form that is done. */
    finish(onward: () => Promise<void> | void) {
      if (at === 0) return onward();
      return new Promise<void>((resolve) => {
        leave.current = () => void Promise.resolve(onward()).then(resolve);
        void navigate(-at);
      });
    },
  };
}
