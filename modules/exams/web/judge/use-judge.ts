import { useEffect, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { idempotencyKey } from '#web/api/idempotency-key.ts';
import { mostEntries } from '../../contract/interview/judge.ts';
import { change, judgeName, readJudge, useJudge } from './judge-store.ts';

const SYNC_MS = 10_000;
const quietly = { background: true, quiet: true } as const;

/** How the last call went: the server answered, could not be reached, or refused the whole call with these words. */
type Line = 'online' | 'offline' | { refusal: string };

const lineOf = (error: unknown): Line =>
  error instanceof ApiError && error.status !== undefined && error.status < 500
    ? { refusal: error.message }
    : 'offline';

let isSending = false;

/** Sends what waits, in its order, and reads the group. Sending an entry again changes nothing on the server. */
async function send(): Promise<Line | null> {
  const { seat, queue, isOut } = useJudge.getState();
  if (!seat || isOut !== null) return null;
  const { device } = seat;
  const entries = queue.slice(0, mostEntries);
  try {
    const { refused, ...view } = await call('POST /api/judge/entries', { body: { device, entries } }, quietly);
    const ids = new Set(entries.map(({ id }) => id));
    const why = new Map(refused.map(({ id, message }) => [id, message]));
    change((saved) => ({
      seat: saved.seat?.device === device ? { device, view } : saved.seat,
      queue: saved.queue.filter(({ id }) => !ids.has(id)),
      refused: [
        ...saved.refused,
        ...entries.flatMap((entry) => {
          const message = why.get(entry.id);
          return message ? [{ entry, message, judge: judgeName(view) }] : [];
        }),
      ],
    }));
    return 'online';
  } catch (error) {
    // The device is out for good; a code brings it in again.
    if (error instanceof ApiError && error.code === 'NOT_FOUND') change(() => ({ isOut: error.message }));
    return lineOf(error);
  }
}

/** One call at a time; what is sealed meanwhile follows at once. */
async function sync(): Promise<Line | null> {
  if (isSending) return null;
  isSending = true;
  let line: Line | null;
  do line = await send();
  while (line === 'online' && useJudge.getState().queue.length > 0);
  isSending = false;
  return line;
}

/** Brings this device into a group by a code. What waits goes with the same judge, and is shown as refused to another one. */
export async function enter(code: string): Promise<void> {
  const before = useJudge.getState().entering;
  const device = before?.code === code ? before.device : idempotencyKey() + idempotencyKey();
  change(() => ({ entering: { code, device } }));
  const view = await call('POST /api/judge/devices', { body: { code, device } }, quietly);
  change(({ seat, queue, refused }) => {
    const fresh = { seat: { device, view }, entering: null, isOut: null };
    if (!seat || seat.view.judge.id === view.judge.id) return fresh;
    const left = queue.map((entry) => ({ entry, message: '换了考官，没有上报', judge: judgeName(seat.view) }));
    return { ...fresh, queue: [], refused: [...refused, ...left], drafts: {} };
  });
}

/** Keeps this device and the server together: at once, every few seconds, and as soon as there is a network. */
export function useSync(): { line: Line; syncNow(): void } {
  const [line, setLine] = useState<Line>('online');
  const isSeated = useJudge(({ seat, isOut }) => seat !== null && isOut === null);
  const waiting = useJudge(({ queue }) => queue.length);
  const syncNow = () => void sync().then((next) => next && setLine(next));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just sealed is sent at once
  useEffect(() => {
    if (!isSeated) return;
    const now = () => void sync().then((next) => next && setLine(next));
    now();
    const timer = setInterval(now, SYNC_MS);
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [isSeated, waiting]);
  useEffect(() => {
    readJudge();
    // Another tab of this device.
    window.addEventListener('storage', readJudge);
    return () => window.removeEventListener('storage', readJudge);
  }, []);
  return { line, syncNow };
}
