import { closeCodes, type LiveEvent, PING_MS, SILENCE_MS } from '#contract/live.ts';
import { backoffMs } from './backoff.ts';

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

export interface Line {
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
