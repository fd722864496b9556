import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import { call } from '#web/api/browser-call.ts';
import { onLive } from '#web/features/live/live-events.ts';

const HERE_EVERY_MS = 30_000;
/** After this time without a signal a person counts as absent. */
const HERE_FOR_MS = 75_000;
const TYPING_EVERY_MS = 3_000;
const TYPING_FOR_MS = 6_000;

type Signal = 'here' | 'typing' | 'away';

const send = (id: string, signal: Signal) =>
  void call(
    'POST /api/communicate/conversations/:id/signal',
    { params: { id }, body: { signal } },
    { background: true, quiet: true },
  ).catch(() => undefined);

/** Presence and typing of the other side, and signals of this one. */
export function useSignals(id: string, side: ChatSide | undefined) {
  const [seen, setSeen] = useState<{ here: boolean; typing: boolean }>({ here: false, typing: false });
  const typedAt = useRef(0);
  useEffect(() => {
    if (!side) return;
    let gone: ReturnType<typeof setTimeout>;
    let still: ReturnType<typeof setTimeout>;
    let known = false;
    const tellHere = () => document.visibilityState === 'visible' && send(id, 'here');
    const hear = (signal: Signal) => {
      clearTimeout(gone);
      if (signal !== 'here') clearTimeout(still);
      // A presence signal does not end typing, which expires by itself.
      setSeen((now) => ({ here: signal !== 'away', typing: signal === 'typing' || (signal === 'here' && now.typing) }));
      if (signal === 'away') {
        known = false;
        return;
      }
      // A newcomer is told at once that somebody is present.
      if (!known) tellHere();
      known = true;
      if (signal === 'typing') still = setTimeout(() => setSeen((now) => ({ ...now, typing: false })), TYPING_FOR_MS);
      gone = setTimeout(() => {
        known = false;
        setSeen({ here: false, typing: false });
      }, HERE_FOR_MS);
    };
    const stop = onLive(['typing'], ({ payload }) => {
      if (payload.conversationId === id && payload.side !== side) hear(payload.signal as Signal);
    });
    tellHere();
    const timer = setInterval(tellHere, HERE_EVERY_MS);
    return () => {
      stop();
      clearInterval(timer);
      clearTimeout(gone);
      clearTimeout(still);
      send(id, 'away');
    };
  }, [id, side]);
  const onType = useCallback(() => {
    const now = Date.now();
    if (now - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = now;
    send(id, 'typing');
  }, [id]);
  return { ...seen, onType };
}
