import { execFileSync } from 'node:child_process';
import { test } from 'vitest';

test('Node runs the book as it stands: none of its files imports a component', () => {
  const entry = new URL('./take.ts', import.meta.url).href;
  execFileSync(process.execPath, ['--input-type=module', '-e', `await import(${JSON.stringify(entry)})`]);
});
