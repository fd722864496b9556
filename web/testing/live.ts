import { act } from '@testing-library/react';
import type { LiveType } from '#contract/live.ts';
import { LIVE_EVENT } from '#web/features/live/live-events.ts';

let id = 1;

/** Dispatches an event as received over the socket. */
export const hear = (type: LiveType, payload: Record<string, unknown>): void =>
  act(() => {
    window.dispatchEvent(new CustomEvent(LIVE_EVENT, { detail: { id: id++, type, payload } }));
  });
