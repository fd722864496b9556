import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// A sample of `npm run chaos -- chat`: each kind of crash once.
const args = ['lab/chaos/chat.ts', '--messages', '200', '--kills', '3', '--talks', '5'];

test('a node, the database and both die, and no message is lost, doubled or out of order', {
  timeout: 180_000,
}, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toContain('killed: a node 1 times, the database 1, both at once 1');
  expect(stdout).toContain('200 messages acknowledged, 200 stored');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('no fault');
});
