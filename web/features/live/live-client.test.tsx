import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent, LiveType } from '#contract/live.ts';
import { useToasts } from '#web/api/toasts.ts';
import { isSessionAlive } from '#web/session/ask-session.ts';
import { createInbox, startLive, toastNotices } from './live-client.ts';
import { onLive } from './live-events.ts';

const event = (id: number, type: LiveType = 'message', payload: object = {}): LiveEvent =>
  ({ id, type, at: new Date().toISOString(), payload }) as LiveEvent;

const received: string[] = [];
let deaf = () => {};
beforeEach(() => {
  received.length = 0;
  deaf = onLive(['message', 'presence', 'typing', 'notice'], ({ id, type }) => void received.push(`${type} ${id}`));
});
afterEach(() => deaf());

test('an event is heard once, and one that is older than what was heard not at all', () => {
  const inbox = createInbox('13800000001');
  for (const id of [3, 3, 2, 4]) inbox.take(event(id));
  expect(received).toEqual(['message 3', 'message 4']);
  expect(inbox.after()).toBe(4);
});

test('what passes by is heard always, and moves nothing', () => {
  const inbox = createInbox('13800000001');
  inbox.take(event(5));
  inbox.take(event(5, 'typing'));
  inbox.take(event(5, 'typing'));
  expect([received.length, inbox.after()]).toEqual([3, 5]);
});

test('a new page goes on where the last one of this account was, another account at the present', () => {
  createInbox('13800000001').take(event(7));
  expect(createInbox('13800000001').after()).toBe(7);
  expect(createInbox('13900000002').after()).toBeNull();
});

test('a server that numbers anew after its database was replaced is heard from there', () => {
  const inbox = createInbox('13800000001');
  inbox.take(event(900));
  inbox.take(event(0, 'presence', { last: 2 }));
  inbox.take(event(3));
  expect(received).toEqual(['message 900', 'presence 0', 'message 3']);
});

test('a storage that is broken or full changes nothing for this page', () => {
  localStorage.setItem('jyrc_live', 'not what was written');
  const inbox = createInbox('13800000001');
  expect(inbox.after()).toBeNull();
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, clear: () => undefined });
  inbox.take(event(1));
  expect(received).toEqual(['message 1']);
});

test.each([
  [401, false],
  [200, true],
  [403, true],
  [503, undefined],
])('a session that answers %i is alive: %s', async (status, alive) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));
  expect(await isSessionAlive('token')).toBe(alive);
});

test('a session is not over because nobody can be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isSessionAlive('token')).toBeUndefined();
});

const texts = () => useToasts.getState().toasts.map(({ text }) => text);

test('a fresh notice is shown while the page is looked at; an old one, or a hidden page, shows none', () => {
  const stop = toastNotices();
  const inbox = createInbox('13800000001');
  inbox.take(event(1, 'notice', { title: '面试邀请' }));
  inbox.take({ ...event(2, 'notice', { title: '昨天的' }), at: '2026-01-01T00:00:00.000Z' });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  inbox.take(event(3, 'notice', { title: '看不见的' }));
  stop();
  expect(texts()).toEqual(['面试邀请']);
});

/** Sockets in order of creation. */
const made: FakeSocket[] = [];
class FakeSocket {
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  closed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    made.push(this);
  }
  close() {
    this.closed = true;
  }
  send() {}
}

/** A browser's Web Locks: the holder keeps the lock until its work is done. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const mine = last.then(() => (signal.aborted ? undefined : work()));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

test('of two tabs one holds the socket; both hear; when it goes the other takes over from the same number', async () => {
  // A busy machine may take longer than the usual second.
  const patient = { timeout: 5_000 };
  made.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('Worker', undefined);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: browserLocks() });
  const line = { wsUrl: '/ws/message', phone: '13800000001', token: 'token' };
  const first = startLive(line);
  const second = startLive(line);
  await vi.waitFor(() => expect(made).toHaveLength(1), patient);
  made[0]?.onopen();
  made[0]?.onmessage({ data: JSON.stringify(event(5)) });
  // In reality each tab has its own window; here both share one, which receives the event twice.
  await vi.waitFor(() => expect(received).toEqual(['message 5', 'message 5']), patient);
  first();
  await vi.waitFor(() => expect(made).toHaveLength(2), patient);
  expect(made[0]?.closed).toBe(true);
  expect(new URL(made[1]?.url ?? '').searchParams.get('after')).toBe('5');
  second();
  await vi.waitFor(() => expect(made[1]?.closed).toBe(true), patient);
  createInbox(line.phone).take(event(6, 'notice', { title: '走后才来的' }));
  expect(texts(), 'a page that left shows none').not.toContain('走后才来的');
  Reflect.deleteProperty(navigator, 'locks');
});
