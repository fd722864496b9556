import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent, LiveType } from '#contract/live.ts';

/** The window event of an incoming message (seed, section 4); `detail` is the event. */
export const LIVE_EVENT = 'onmessageWS';

/** Calls `listener` for every incoming event of these types; returns an unsubscribe function. */
export function onLive(types: readonly LiveType[], listener: (event: LiveEvent) => void): () => void {
  const hear = (given: Event) => {
    const { detail } = given as CustomEvent<LiveEvent>;
    if (types.includes(detail.type)) listener(detail);
  };
  window.addEventListener(LIVE_EVENT, hear);
  return () => window.removeEventListener(LIVE_EVENT, hear);
}

/** `onLive` while the component is mounted. */
export function useLive(type: LiveType, listener: (event: LiveEvent) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => onLive([type], (event) => hear(event)), [type]);
}
