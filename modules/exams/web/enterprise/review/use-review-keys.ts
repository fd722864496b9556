import { useEffect, useRef } from 'react';
import { toast } from '#web/api/toasts.ts';
import { isDialogOpen } from '#web/features/console/is-dialog-open.ts';

interface Acts {
  next(): void;
  previous(): void;
  showEvidence(at: number): void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keys of the review: J and K walk the queue, digits show evidence, letters press the button that carries them as `data-key`, or say why it waits. */
export function useReviewKeys(acts: Acts): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (isDialogOpen()) return;
      const key = event.key.toLowerCase();
      if (key === 'j') return latest.current.next();
      if (key === 'k') return latest.current.previous();
      if (/^[1-9]$/.test(key)) return latest.current.showEvidence(Number(key) - 1);
      if (!/^[arxu]$/.test(key)) return;
      const button = document.querySelector<HTMLButtonElement>(`[data-key="${key}"]`);
      if (!button?.disabled) return button?.click();
      const why = document.querySelector('[data-why]')?.textContent;
      if (why) toast.error(why);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
