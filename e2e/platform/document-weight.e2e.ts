import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lane } from '#e2e/lib/lane.ts';
import budgets from '#web/size-budget.json' with { type: 'json' };

/** The transferred bytes of a document on its own. */
const weigh = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(new URL(path, lane.origin), { headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
      expect(response.headers['content-encoding']).toBe('br');
      buffer(response).then(({ length }) => resolve(length), reject);
    }).on('error', reject);
  });

test.each([
  '/jobs',
  '/jobs?page=3',
  '/jobs?sort=newest',
  '/jobs?cityCode=440100',
  '/jobs?stage=primary&tenure=establishment',
  `/jobs?keyword=${encodeURIComponent('小学语文')}`,
])('the document of %s keeps within its budget', async (path) => {
  expect(await weigh(path)).toBeLessThanOrEqual(budgets['routes/public/jobs'].html * 1024);
});
