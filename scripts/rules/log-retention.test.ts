import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const policies = read('docs/security-policies.md');

test.each([
  { file: 'deploy/logrotate.conf', pattern: /^ {2}rotate (\d+)$/m },
  { file: 'deploy/logrotate.conf', pattern: /^ {2}maxage (\d+)$/m },
  { file: 'deploy/journald.conf', pattern: /^MaxRetentionSec=(\d+)day$/m },
  { file: 'server/domains/identity/session/sweep.ts', pattern: /SESSION_DAYS = (\d+);/ },
])('$file keeps for as long as the policies say ($pattern)', ({ file, pattern }) => {
  const [, days] = /^\| Logs are kept (\d+) days/m.exec(policies) ?? [];
  expect(pattern.exec(read(file))?.[1]).toBe(days);
});

test('the log that nginx writes is the one that is rotated, and no other rule takes it', () => {
  const [, written = ''] = /access_log (\S+) without_query;/.exec(read('deploy/nginx.conf')) ?? [];
  expect(read('deploy/logrotate.conf')).toContain(`${written} {`);
  expect(written.endsWith('.log')).toBe(false);
});
