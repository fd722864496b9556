import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { LiveEvent } from '#contract/live.ts';
import { Peer } from './peer.ts';

class FakeSocket extends EventEmitter {
  sent: string[] = [];
  closes: number[] = [];
  cut = 0;
  bufferedAmount = 0;
  /** Whether the other side takes what is sent. */
  reads = true;
  send(text: string, taken?: () => void) {
    this.sent.push(text);
    if (this.reads) taken?.();
  }
  close(code: number) {
    this.closes.push(code);
  }
  terminate() {
    this.cut += 1;
  }
}

const event: LiveEvent = { id: 1, type: 'notice', at: '2026-11-20T02:00:00.000Z', payload: {} };
const aPeer = () => {
  const socket = new FakeSocket();
  return { socket, peer: new Peer(socket as unknown as WebSocket, { accountId: '1', sessionId: '2' }) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('15 s of silence end a socket; pings keep it', () => {
  const { socket, peer } = aPeer();
  for (let second = 5; second <= 60; second += 5) {
    vi.advanceTimersByTime(5_000);
    socket.emit('message', Buffer.from('ping'), false);
    peer.check(Date.now());
  }
  expect([socket.sent.length, socket.cut]).toEqual([12, 0]);
  vi.advanceTimersByTime(15_000);
  peer.check(Date.now());
  expect(socket.cut).toBe(0);
  vi.advanceTimersByTime(1);
  peer.check(Date.now());
  expect(socket.cut).toBe(1);
});

test('a reader that pings and takes nothing for 15 s is cut', () => {
  const { socket, peer } = aPeer();
  socket.reads = false;
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
  const { socket } = aPeer();
  for (let n = 0; n < 20; n += 1) socket.emit('message', Buffer.from('ping'), false);
  vi.advanceTimersByTime(1_000);
  for (let n = 0; n < 20; n += 1) socket.emit('message', Buffer.from('ping'), false);
  expect([socket.sent.length, socket.closes]).toEqual([40, []]);
  socket.emit('ping');
  socket.emit('message', Buffer.from('ping'), false);
  expect([socket.sent.length, socket.closes]).toEqual([40, [1008]]);
  vi.advanceTimersByTime(500);
  expect(socket.cut).toBe(1);
});
