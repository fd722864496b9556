import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '#contract/actor.ts';
import { buildApp } from '#server/app.ts';
import { moveCompanyAs } from '#server/domains/reviews/companies/move-company.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import { visitorCall } from '#server/pages/visitor.ts';
import { givenCompany, givenOpenPost, givenOperator } from '#server/platform/testing/fixtures.ts';
import { useTestDeps } from '#server/platform/testing/test-app.ts';

// A visible change of a company evicts every cached page that shows it. The calls behind pages are made as a page makes them; the
// bus tells whether a page made from their answers would still be cached.

const { deps, close } = await useTestDeps();
const { app, endpoints } = await buildApp(deps);
const { changes } = deps;
afterAll(async () => {
  await app.close();
  await close();
});

let companyId = '';
let postId = '';
let otherId = '';
beforeAll(async () => {
  const seen = { cityCode: '440100', regionCode: '440106', replyRate: 95, openPosts: 3 };
  companyId = (await givenCompany(deps.db, { name: '将被停用的中学', ...seen })).id;
  const other = await givenCompany(deps.db, { name: '另一所中学', ...seen });
  postId = (await givenOpenPost(deps.db, companyId, { title: '高中数学教师' })).id;
  otherId = (await givenOpenPost(deps.db, other.id, { title: '高中数学教师' })).id;
  await indexPosts(deps.db, [postId, otherId]);
});

const request = { id: 'test', ip: '127.0.0.1', log: deps.log } as unknown as FastifyRequest;

/** The content of a page that makes this call, and whether it would still be cached. */
async function pageWith(key: string, input: object) {
  const { call, from } = visitorCall(request, { deps, endpoints });
  const { moment } = changes;
  const shown = JSON.stringify(await call(key as 'GET /api/home', input));
  const tags = changes.known(from.tags);
  return { shown, isCached: () => !changes.since(moment, tags) };
}

const calls: [string, () => object, string][] = [
  ['GET /api/posts', () => ({ query: { keyword: '数学' } }), '将被停用的中学'],
  ['GET /api/posts/:id', () => ({ params: { id: postId } }), '将被停用的中学'],
  ['GET /api/posts/:id/similar', () => ({ params: { id: otherId } }), '将被停用的中学'],
  ['GET /api/companies', () => ({ query: {} }), '将被停用的中学'],
  ['GET /api/company/queryCompanyDetail', () => ({ query: { companyId } }), '将被停用的中学'],
  ['GET /api/home', () => ({ query: {} }), '将被停用的中学'],
  ['GET /api/home', () => ({ query: { cityCode: '440100' } }), '将被停用的中学'],
];

test('a company that is suspended leaves every page that shows it, and no new one shows it', async () => {
  const before = await Promise.all(calls.map(([key, input]) => pageWith(key, input())));
  for (const [index, [key, , name]] of calls.entries()) expect(before[index]?.shown, key).toContain(name);
  expect(before.map(({ isCached }) => isCached())).toEqual(calls.map(() => true));

  const operator = { ...(await givenOperator(deps.db)), sessionId: '1' } as unknown as SignedIn;
  const order = { companyId, move: 'suspend', reason: '冒名', now: deps.clock.now(), modules: deps.modules } as const;
  await deps.db.transaction((tx) => moveCompanyAs(tx, operator, order));
  await expect.poll(() => before.filter(({ isCached }) => isCached()).length).toBe(0);

  for (const [key, input, name] of calls) {
    const shown = await pageWith(key, input()).then(
      (page) => page.shown,
      () => 'refused',
    );
    expect(shown, key).not.toContain(name);
  }
});
