import { expect, test } from 'vitest';
import { siteEndpoints } from '#contract/site/site.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { siteHandlers } from './routes.ts';

const { call } = await useTestApp({ table: siteEndpoints, handlers: siteHandlers, resolveToken });
const regions = (parent?: string) => call('GET', '/api/site/regions', { query: { parent } });

test('regions lead from the provinces to the counties', async () => {
  expect((await regions()).body).toContainEqual({ code: '330000', name: '浙江' });
  expect((await regions('330000')).body).toContainEqual({ code: '330100', name: '杭州' });
  expect((await regions('330100')).body).toContainEqual({ code: '330102', name: '上城区' });
  expect((await regions('330102')).body).toEqual([]);
  expect((await regions('990000')).body).toEqual([]);
  expect((await regions('33')).status).toBe(400);
});

test('the versions of the texts in force are told', async () => {
  const { body } = await call('GET', '/api/site/legal');
  for (const version of Object.values(body)) expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('the configuration says nothing of secrets', async () => {
  const { body } = await call('GET', '/api/site/config');
  expect(body).toMatchObject({ wsUrl: '/ws/message', footer: null, apiTimeoutMs: 1_200_000 });
  expect(JSON.stringify(body)).not.toMatch(/postgres|secret/i);
});
