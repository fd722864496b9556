import type { LiveEvent, LiveType } from '#contract/live.ts';
import { inBrowser } from '#web/session/browser-storage.ts';
import { decode, encode } from '#web/session/encoded.ts';
import { LIVE_EVENT } from './live-events.ts';

/** The last event number read; persists, so that the next page continues from there. */
const KEY = 'jyrc_live';
/** Transient events carry the number of the stored event before them. */
const passing: readonly LiveType[] = ['presence', 'typing'];

/** A tab's handling of events: each is dispatched once, whichever socket of the browser it came over. */
export function createInbox(phone: string) {
  let seen = -1;
  const read = (): number | null => {
    const saved = decode(inBrowser.read(KEY)) as { phone?: string; id?: number } | undefined;
    return saved?.phone === phone && Number.isInteger(saved.id) ? (saved.id ?? null) : null;
  };
  // Without storage a new page starts from the present.
  const write = (id: number) => inBrowser.write(KEY, encode({ phone, id }));
  return {
    /** The event number to resume from; null for a browser without one for this account. */
    after(): number | null {
      const from = Math.max(seen, read() ?? -1);
      return from < 0 ? null : from;
    },
    take(event: LiveEvent): void {
      const { last } = event.payload as { last?: unknown };
      // The server restarts numbering when its database was replaced.
      if (event.type === 'presence' && typeof last === 'number' && last < seen) seen = last;
      if (!passing.includes(event.type) && event.id <= seen) return;
      seen = Math.max(seen, event.id);
      window.dispatchEvent(new CustomEvent(LIVE_EVENT, { detail: event }));
      write(seen);
    },
  };
}
