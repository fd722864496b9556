import { inspect } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { start } from './start.ts';

const refused = Object.assign(new Error('Failed query: insert into account values ($1)\nparams: 13912345678'), {
  query: 'insert into account values ($1)',
  params: ['13912345678'],
  cause: Object.assign(new Error('duplicate key value violates unique constraint "account_phone"'), {
    code: '23505',
    detail: 'Key (phone)=(13912345678) already exists.',
  }),
});
vi.mock('./boot/run.ts', () => ({ run: () => Promise.reject(refused) }));

afterEach(() => {
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

test('a start that fails tells the cause without values of rows, also with the log level debug', async () => {
  vi.stubEnv('LOG_LEVEL', 'debug');
  vi.stubEnv('NODE_ENV', 'test');
  const said: string[] = [];
  const keep = (...words: unknown[]) => said.push(words.map((word) => inspect(word)).join(' ')) > 0;
  const spies = [
    vi.spyOn(process.stderr, 'write').mockImplementation(keep),
    vi.spyOn(console, 'error').mockImplementation((...words) => void keep(...words)),
  ];
  await start({ dev: false });
  for (const spy of spies) spy.mockRestore();
  expect(said.join('\n')).toContain('duplicate key value');
  expect(said.join('\n')).not.toContain('13912345678');
});
