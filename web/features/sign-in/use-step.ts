import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Which question of a form is open. Each has its entry in the browser's history: Back leads to the question before, and a reload
 * stays where it was.
 */
export function useStep() {
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  const { step = 0, depth = 0 }: { step?: number; depth?: number } = state ?? {};
  const [at, setAt] = useState(step);
  const [moved, setMoved] = useState(false);
  const [entry, setEntry] = useState(key);
  const leave = useRef<(() => void) | null>(null);
  if (key !== entry) {
    setEntry(key);
    if (!leave.current) setAt(step);
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
      // Two presses within a moment may have made one entry.
      const isBack = to < at && depth === at;
      void (isBack ? navigate(to - at) : navigate({ search }, { state: { step: to, depth: depth + 1 } }));
    },
    /** Goes on from the entry of the first question: Back must not lead into a form that is done. */
    finish(onward: () => Promise<void> | void) {
      if (depth === 0) return onward();
      return new Promise<void>((resolve) => {
        leave.current = () => void Promise.resolve(onward()).then(resolve);
        void navigate(-depth);
      });
    },
  };
}
