import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Releasing beyond this distance refreshes. */
const FAR = 56;
const RESISTANCE = 0.45;

/** Pulling the page down at its top fetches it again. The browser's own gesture is disabled in mobile.css. */
export function PullToRefresh({ onRefresh, children }: { onRefresh(): Promise<void>; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'rest' | 'pulled' | 'busy'>('rest');
  const refresh = useEffectEvent(onRefresh);
  // Before the list is painted: its first touch counts.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let from: number | null = null;
    let drawn = 0;
    const show = (distance: number) => {
      drawn = distance;
      element.style.setProperty('--pull', `${distance}px`);
    };
    const start = ({ touches }: TouchEvent) => {
      from = window.scrollY <= 0 && touches.length === 1 ? (touches[0]?.clientY ?? null) : null;
    };
    const move = ({ touches }: TouchEvent) => {
      if (from === null) return;
      const distance = Math.max(0, ((touches[0]?.clientY ?? 0) - from) * RESISTANCE);
      show(window.scrollY > 0 ? 0 : Math.min(distance, FAR * 1.6));
      setState(drawn >= FAR ? 'pulled' : 'rest');
    };
    const end = async () => {
      const far = drawn >= FAR;
      from = null;
      show(far ? FAR : 0);
      if (!far) return;
      setState('busy');
      await refresh().catch(() => undefined);
      show(0);
      setState('rest');
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, []);
  return (
    <div ref={box} style={{ '--pull': '0px' } as React.CSSProperties}>
      <p
        className={`grid h-(--pull) place-items-center overflow-hidden ${state === 'rest' ? 'text-ink-4' : 'text-brand'}`}
        role="status"
      >
        <RotateCw size={20} className={state === 'busy' ? 'motion-safe:animate-spin' : undefined} aria-hidden />
        <span className="sr-only">{state === 'busy' ? '正在刷新' : ''}</span>
      </p>
      {children}
    </div>
  );
}
