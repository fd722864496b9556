import { useEffect, useRef } from 'react';
import type { LiveEvent, LiveType } from '#contract/live.ts';

/** The window event of an incoming message (seed, section 4); `detail` is the event. */
export const LIVE_EVENT = 'onmessageWS';

/** Calls `listener` for every incoming event of the types; what it answers takes it away again. */
export function onLive(types: readonly LiveType[], listener: (event: LiveEvent) => void): () => void {
  const hear = (given: Event) => {
    const { detail } = given as CustomEvent<LiveEvent>;
    if (types.includes(detail.type)) listener(detail);
  };
  window.addEventListener(LIVE_EVENT, hear);
  return () => window.removeEventListener(LIVE_EVENT, hear);
}

/** `onLive` for as long as the component is there. */
export function useLive(type: LiveType, listener: (event: LiveEvent) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => onLive([type], (event) => latest.current(event)), [type]);
}
