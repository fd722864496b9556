import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// A sample of `npm run chaos -- exam`: each kind of crash once.
const args = ['lab/chaos/exam.ts', '--people', '120', '--kills', '3', '--reviewers', '2'];

test('a node, the database and both die under registrations, reviews, scores, lists and sheets, and what was answered is there once', {
  timeout: 300_000,
}, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toContain('killed: a node 1 times, the database 1, both at once 1');
  expect(stdout).toContain('120 registrations stored');
  expect(stdout).toContain('200 sheets answered, 200 sheets stored');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('no fault');
});
