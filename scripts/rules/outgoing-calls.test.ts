import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
// The method that pdf.js asks for a character map is called so, too.
const calls = /(?<!async )\bfetch\(/;
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

// A provider's answer must not send a request with its secrets to another address.
test('no call to a provider follows a redirect', () => {
  const callers = globSync('{server,modules,packages}/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, text]) => calls.test(text));
  expect(callers.length).toBeGreaterThan(4);
  for (const [file, text] of callers)
    expect(count(text, /redirect: 'error'/g), file).toBe(count(text, new RegExp(calls, 'g')));
});
