import { closeCodes, type LiveEvent, type LiveType, PING_MS, SILENCE_MS } from '#contract/live.ts';
import { toast } from '#web/api/toasts.ts';
import { isSessionAlive } from '#web/session/ask-session.ts';
import { inBrowser } from '#web/session/browser-storage.ts';
import { decode, encode } from '#web/session/encoded.ts';
import { leaveEndedSession } from '#web/session/ended-elsewhere.ts';
import { LIVE_EVENT, onLive } from './live-events.ts';

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

/** Older notices arrived while nobody was here: they are only listed. */
const FRESH_MS = 120_000;

/** Shows a notice that arrives while the page is visible. */
export function toastNotices(): () => void {
  return onLive(['notice'], ({ at, payload }) => {
    const fresh = Date.now() - Date.parse(at) < FRESH_MS;
    if (fresh && document.visibilityState === 'visible' && typeof payload.title === 'string') toast.info(payload.title);
  });
}

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

const REPLACED_MS = 800;

/** Calls `tick` at an interval, in a hidden tab too. Returns a stop function. */
function every(ms: number, tick: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let worker: Worker | undefined;
  const fall = () => {
    worker?.terminate();
    worker = undefined;
    timer ??= setInterval(tick, ms);
  };
  try {
    worker = new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = tick;
    worker.onerror = fall;
    worker.postMessage(ms);
  } catch {
    fall();
  }
  return () => {
    worker?.terminate();
    worker = undefined;
    clearInterval(timer);
  };
}

interface Line {
  wsUrl: string;
  phone: string;
  token: string;
}

interface Hooks {
  /** The event number to resume from. */
  after(): number | null;
  take(event: LiveEvent): void;
  /** Whether the session has ended: browsers do not report why a handshake failed. */
  isOver(): Promise<boolean>;
  /** The session has ended after this page had been connected by it. */
  ended(): void;
}

function addressOf({ wsUrl, phone }: Line, after: number | null): string {
  const url = new URL(`${wsUrl}/${phone}`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  if (after !== null) url.searchParams.set('after', String(after));
  return url.href;
}

/**
 * Keeps one socket open until stopped: pings while it is open, closes it on an error or after silence, and reconnects with
 * backoff, or at once when the network returns. An ended session is not retried, whether the server reports it on an open socket
 * or refuses the handshake.
 */
export function keepConnected(line: Line, { after, take, isOver, ended }: Hooks): () => void {
  let socket: WebSocket | undefined;
  let stopPings = () => {};
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;
  let wasEverOpen = false;
  let isEnded = false;

  const connect = () => {
    clearTimeout(retry);
    retry = undefined;
    const opened = new WebSocket(addressOf(line, after()), ['live', `token.${line.token}`]);
    socket = opened;
    let heardAt = Date.now();
    let wasOpen = false;
    opened.onopen = () => {
      wasOpen = true;
      wasEverOpen = true;
      heardAt = Date.now();
      stopPings = every(PING_MS, () => {
        if (Date.now() - heardAt > SILENCE_MS) opened.close();
        else opened.send('ping');
      });
    };
    opened.onmessage = ({ data }) => {
      heardAt = Date.now();
      failures = 0;
      if (data !== 'pong') take(JSON.parse(String(data)) as LiveEvent);
    };
    opened.onerror = () => opened.close();
    opened.onclose = ({ code }) => {
      stopPings();
      if (stopped || socket !== opened) return;
      socket = undefined;
      if (code !== closeCodes.ended) void comeBackLater(wasOpen);
      // A sign-in of this tab ends the old session a moment before its answer arrives.
      else {
        isEnded = true;
        retry = setTimeout(ended, REPLACED_MS);
      }
    };
  };

  const comeBackLater = async (wasOpen: boolean) => {
    if (!wasOpen && (await isOver())) {
      if (wasEverOpen && !stopped) ended();
      return;
    }
    if (stopped || socket) return;
    retry = setTimeout(connect, backoffMs(failures));
    failures += 1;
  };

  const comeBack = () => {
    if (retry !== undefined && !isEnded) connect();
  };
  // A phone closes the sockets of pages that are not looked at, and wakes them without a word.
  const lookAgain = async () => {
    if (document.visibilityState !== 'visible' || !wasEverOpen || stopped) return;
    if ((await isOver()) && !stopped) ended();
  };
  window.addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', lookAgain);
  connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    window.removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', lookAgain);
    stopPings();
    socket?.close();
  };
}

const FIRST_MS = 1_000;
const MAX_MS = 30_000;

/** Delay before the next retry: doubles from 1 s to 30 s, with jitter in the upper half. */
export function backoffMs(failures: number, random = Math.random()): number {
  const most = Math.min(MAX_MS, FIRST_MS * 2 ** failures);
  return Math.max(FIRST_MS, Math.round(most * (0.5 + random / 2)));
}
