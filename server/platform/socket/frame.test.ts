import { expect, test } from 'vitest';
import * as ws from 'ws';
import { textFrame } from './frame.ts';

interface Reading {
  on(event: 'message', received: (data: Buffer) => void): void;
  write(bytes: Buffer): void;
}
/** Parts of `ws` that its types do not expose. */
const { Receiver } = ws as unknown as {
  Receiver: new (options: { isServer: boolean; allowSynchronousEvents: boolean }) => Reading;
};

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('a text of %i bytes is read as it was said', (length) => {
  const text = length > 2 ? `你${'x'.repeat(length - 3)}` : 'x'.repeat(length);
  const reader = new Receiver({ isServer: false, allowSynchronousEvents: true });
  const received: string[] = [];
  reader.on('message', (data) => received.push(String(data)));
  // Two at once: one begins where the other ends.
  reader.write(Buffer.concat([textFrame(text), textFrame('pong')]));
  expect(received).toEqual([text, 'pong']);
});
