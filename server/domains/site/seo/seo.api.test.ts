import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { post } from '#database/schema/posts.ts';
import { givenOpenPost, givenRecruiter } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';

const { app, db, clock } = await useWholeApp();

const DAY = 86_400_000;
const bot = 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)';
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';

const get = (url: string, agent = bot) => app.inject({ method: 'GET', url, headers: { 'user-agent': agent } });
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? ''));

test('the index names every file, in chunks of 50,000, and each file stays within that', async () => {
  await db.execute(sql`
    insert into fair (id, status, type, kind, title, city_code, starts_at, ends_at, sign_up_from, sign_up_until, capacity, created_at, updated_at)
    select 4611686018427300000 + n, 'ended', 'general', 'school', '第' || n || '届双选会', '330100', now(), now() + interval '1 hour', now() - interval '1 day', now(), 0, now(), now()
    from generate_series(1, 50001) as n`);
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = locsOf(index.body).map(({ pathname }) => pathname);
  const fairs = files.filter((file) => file.startsWith('/sitemaps/fairs-'));
  expect(fairs).toEqual(['/sitemaps/fairs-0.xml', '/sitemaps/fairs-4611686018427350000.xml']);
  const [first, second] = await Promise.all(fairs.map(async (file) => locsOf((await get(file)).body)));
  expect([first?.length, second?.length]).toEqual([50_000, 1]);
  expect(second?.[0]?.searchParams.get('id')).toBe('4611686018427350001');
  expect(Buffer.byteLength((await get('/sitemaps/fairs-0.xml')).body)).toBeLessThan(50 * 1024 * 1024);
});

test('a file names what the public sees, and nothing else', async () => {
  const { companyId, memberId } = await givenRecruiter(db);
  const { id: open } = await givenOpenPost(db, companyId, { memberId });
  const { id: closed } = await givenOpenPost(db, companyId, { memberId });
  await db.update(post).set({ status: 'closed', closedAt: clock.now() }).where(eq(post.id, closed));
  const ids = locsOf((await get('/sitemaps/posts-0.xml')).body).map(({ searchParams }) => searchParams.get('id'));
  expect(ids).toContain(open);
  expect(ids).not.toContain(closed);
  const own = locsOf((await get('/sitemaps/pages.xml')).body).map(({ pathname }) => pathname);
  for (const [path, page] of Object.entries(pages)) if (page.hidden) expect(own).not.toContain(path);
  expect(own).toEqual(expect.arrayContaining(['/', '/jobs', '/recruitment', '/policy', '/privacyPolicy']));
});

test.each([
  '/sitemaps/nothing-0.xml',
  '/sitemaps/posts-x.xml',
  '/sitemaps/posts-9999999999999999999.xml',
  '/sitemaps/constructor-0.xml',
])('there is no file %s', async (file) => {
  expect((await get(file)).statusCode).toBe(404);
});

test('robots keep out of calls and of every personal page, and are led to the index', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = body.split('\n');
  const closed = ['/api/', '/ws/', '/resume', '/homePage', '/ment', '/admin', '/client/index', '/connect'];
  expect(lines).toEqual(expect.arrayContaining(closed.map((path) => `Disallow: ${path}`)));
  for (const path of ['/jobs', '/business', '/consultation', '/recruitment', '/'])
    expect(lines).not.toContain(`Disallow: ${path}`);
  expect(lines.find((line) => line.startsWith('Sitemap: '))).toMatch(/^Sitemap: http.+\/sitemap\.xml$/);
});

test('a post that closed more than 90 days ago is gone for spiders, and kept for people', async () => {
  const { companyId, memberId } = await givenRecruiter(db);
  const { id } = await givenOpenPost(db, companyId, { memberId });
  const path = `/jobs/details?id=${id}`;
  const close = (daysAgo: number) =>
    db
      .update(post)
      .set({ status: 'closed', closedAt: new Date(clock.now().getTime() - daysAgo * DAY) })
      .where(eq(post.id, id));
  expect((await get(path)).statusCode).not.toBe(410);
  await close(89);
  expect((await get(path)).statusCode).not.toBe(410);
  await close(91);
  expect((await get(path)).statusCode).toBe(410);
  expect((await get(path, browser)).statusCode).not.toBe(410);
  for (const odd of ['abc', '9999999999999999999']) expect((await get(`/jobs/details?id=${odd}`)).statusCode).toBe(404);
});

test('what names the requested host is kept by no shared cache, and a host that is none is not repeated', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/consultation/rss.xml']) {
    const answer = await app.inject({ url, headers: { host: 'other.example' } });
    expect([answer.statusCode, answer.headers['cache-control']], url).toEqual([
      200,
      expect.stringMatching(/^private, max-age=\d+$/),
    ]);
  }
  const { statusCode, body } = await app.inject({ url: '/robots.txt', headers: { host: 'a b"<x>' } });
  expect([statusCode, body]).toEqual([400, expect.not.stringContaining('<x>')]);
});
