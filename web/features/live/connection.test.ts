import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeCodes } from '#contract/live.ts';
import { keepConnected } from './live-client.ts';

/** Sockets in the order of creation; a test opens and closes them. */
const made: FakeSocket[] = [];
class FakeSocket {
  onopen = () => {};
  onclose = (_: { code: number }) => {};
  constructor() {
    made.push(this);
  }
  close() {}
  send() {}
}

/** The page, which a test hides and shows. */
const page = {
  visibilityState: 'visible',
  listener: null as (() => void) | null,
  addEventListener(_: string, listener: () => void) {
    this.listener = listener;
  },
  removeEventListener() {
    this.listener = null;
  },
};
const ended = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  made.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('document', page);
  page.removeEventListener();
  ended.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connectWith(isOver: boolean) {
  const line = { wsUrl: '/ws/message', phone: '13800000001', token: 'token' };
  return keepConnected(line, { after: () => null, take: () => undefined, isOver: async () => isOver, ended });
}

const aMinute = () => vi.advanceTimersByTimeAsync(60_000);

test('a handshake that was refused because the session has ended is not tried again', async () => {
  const stop = connectWith(true);
  made[0]?.onclose({ code: 1006 });
  await aMinute();
  expect(made).toHaveLength(1);
  stop();
});

test('a handshake that failed by an outage is tried again', async () => {
  const stop = connectWith(false);
  made[0]?.onclose({ code: 1006 });
  await aMinute();
  expect(made).toHaveLength(2);
  stop();
});

test('a socket that was open comes back, unless the server says that the session has ended', async () => {
  const stop = connectWith(true);
  made[0]?.onopen();
  made[0]?.onclose({ code: 1006 });
  await aMinute();
  expect(made).toHaveLength(2);
  made[1]?.onopen();
  made[1]?.onclose({ code: closeCodes.ended });
  await aMinute();
  expect(made).toHaveLength(2);
  stop();
});

test('what was stopped while the server was asked does not come back', async () => {
  const stop = connectWith(false);
  made[0]?.onclose({ code: 1006 });
  stop();
  await aMinute();
  expect(made).toHaveLength(1);
});

test('a session that the server ends on an open socket leaves the page, unless this tab has gone on by then', async () => {
  const stop = connectWith(true);
  made[0]?.onopen();
  made[0]?.onclose({ code: closeCodes.ended });
  await aMinute();
  expect(ended).toHaveBeenCalledTimes(1);
  stop();

  const replaced = connectWith(true);
  made[1]?.onopen();
  made[1]?.onclose({ code: closeCodes.ended });
  replaced();
  await aMinute();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a page that is looked at again asks whether its session still lives', async () => {
  const stop = connectWith(true);
  page.listener?.();
  await aMinute();
  expect(ended).not.toHaveBeenCalled();
  made[0]?.onopen();
  page.listener?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
});

test('a page that had been connected and finds its session ended leaves; one that never was stays', async () => {
  const never = connectWith(true);
  made[0]?.onclose({ code: 1006 });
  await aMinute();
  expect(ended).not.toHaveBeenCalled();
  never();
  const stop = connectWith(true);
  made[1]?.onopen();
  made[1]?.onclose({ code: 1006 });
  await aMinute();
  made[2]?.onclose({ code: 1006 });
  await aMinute();
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
});
