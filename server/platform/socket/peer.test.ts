import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { LiveEvent } from '#contract/live.ts';
import { Peer } from './peer.ts';

class FakeSocket extends EventEmitter {
  closes: number[] = [];
  cut = 0;
  bufferedAmount = 0;
  readyState: number = WebSocket.OPEN;
  close(code: number) {
    this.closes.push(code);
    this.readyState = WebSocket.CLOSING;
  }
  terminate() {
    this.cut += 1;
  }
}

class FakeLine {
  sent: Buffer[] = [];
  /** Whether the other side reads what is sent. */
  reads = true;
  write(frames: Buffer, taken?: () => void) {
    this.sent.push(frames);
    if (this.reads) taken?.();
  }
}

const event: LiveEvent = { id: 1, type: 'notice', at: '2026-11-20T02:00:00.000Z', payload: {} };
const aPeer = () => {
  const [socket, line] = [new FakeSocket(), new FakeLine()];
  const owner = { accountId: '1', sessionId: '2' };
  return { socket, line, peer: new Peer(socket as unknown as WebSocket, line as unknown as Writable, owner) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('15 s of silence end a socket; pings keep it', () => {
  const { socket, line, peer } = aPeer();
  for (let second = 5; second <= 60; second += 5) {
    vi.advanceTimersByTime(5_000);
    socket.emit('message', Buffer.from('ping'), false);
    peer.check(Date.now());
  }
  expect([line.sent.length, socket.cut]).toEqual([12, 0]);
  vi.advanceTimersByTime(15_000);
  peer.check(Date.now());
  expect(socket.cut).toBe(0);
  vi.advanceTimersByTime(1);
  peer.check(Date.now());
  expect(socket.cut).toBe(1);
});

test('a reader that pings and takes nothing for 15 s is cut', () => {
  const { socket, line, peer } = aPeer();
  line.reads = false;
  peer.send([event], () => undefined);
  for (let second = 5; second <= 20; second += 5) {
    vi.advanceTimersByTime(5_000);
    socket.emit('message', Buffer.from('ping'), false);
    peer.check(Date.now());
  }
  expect(socket.cut).toBe(1);
});

test('a reader for whom too much waits is cut', () => {
  const { socket, peer } = aPeer();
  socket.bufferedAmount = 300_000;
  peer.check(Date.now());
  expect(socket.cut).toBe(1);
});

test('20 frames a second are taken, the 21st ends it; what comes after is not read', () => {
  const { socket, line } = aPeer();
  for (let n = 0; n < 20; n += 1) socket.emit('message', Buffer.from('ping'), false);
  vi.advanceTimersByTime(1_000);
  for (let n = 0; n < 20; n += 1) socket.emit('message', Buffer.from('ping'), false);
  expect([line.sent.length, socket.closes]).toEqual([40, []]);
  socket.emit('ping');
  socket.emit('message', Buffer.from('ping'), false);
  expect([line.sent.length, socket.closes]).toEqual([40, [1008]]);
  vi.advanceTimersByTime(500);
  expect(socket.cut).toBe(1);
});

test('nothing is said to a reader after the frame that closes', () => {
  const { line, peer } = aPeer();
  peer.sent = 0;
  peer.close(4401, 'session ended');
  peer.send([event], () => undefined);
  peer.pass(event);
  expect(line.sent).toEqual([]);
});
