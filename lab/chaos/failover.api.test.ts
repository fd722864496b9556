import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// A sample of `npm run chaos -- cluster` that needs no packages.
test('the primary dies and its replica takes over: nodes that run lose nothing, repeat nothing and keep their sessions', {
  timeout: 180_000,
}, async () => {
  const args = ['lab/chaos/failover.ts', '--deliveries', '60'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toContain('60 deliveries and 60 replies acknowledged over a failover');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('no fault');
});
