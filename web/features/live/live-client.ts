import type { LiveEvent } from '#contract/live.ts';
import { isSessionAlive } from '#web/session/ask-session.ts';
import { leaveEndedSession } from '#web/session/ended-elsewhere.ts';
import { keepConnected, type Line } from './connection.ts';
import { createInbox } from './inbox.ts';
import { toastNotices } from './toast-notices.ts';

const NAME = 'jyrc_live';

interface Relayed {
  phone: string;
  event: LiveEvent;
}

/**
 * Live events for this tab. One tab of a browser holds the lock and thereby the socket; it forwards every event to the others,
 * and when it closes the next one takes over from the same number. Where the browser lacks such locks, each tab has its own
 * socket.
 */
export function startLive(line: Line): () => void {
  const { phone } = line;
  const inbox = createInbox(phone);
  const isOver = async () => (await isSessionAlive(line.token)) === false;
  const ended = () => leaveEndedSession(line.token);
  const stopToasts = toastNotices();
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    const hangUp = keepConnected(line, { ...inbox, isOver, ended });
    return () => {
      hangUp();
      stopToasts();
    };
  }
  const channel = new BroadcastChannel(NAME);
  const leaving = new AbortController();
  const take = (event: LiveEvent) => {
    channel.postMessage({ phone, event } satisfies Relayed);
    inbox.take(event);
  };
  channel.onmessage = ({ data }: MessageEvent<Relayed>) => {
    if (data.phone === phone) inbox.take(data.event);
  };
  navigator.locks
    .request(NAME, { signal: leaving.signal }, async () => {
      const hangUp = keepConnected(line, { after: inbox.after, take, isOver, ended });
      await new Promise((left) => leaving.signal.addEventListener('abort', left, { once: true }));
      hangUp();
    })
    .catch((error) => {
      // This tab closed while it waited for the lock.
      if (!leaving.signal.aborted) throw error;
    });
  return () => {
    leaving.abort();
    channel.close();
    stopToasts();
  };
}
