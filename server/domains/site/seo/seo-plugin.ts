import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { siteOriginOf } from '#server/platform/http/site-origin.ts';
import { isId, robots, sitemapFile, sitemapIndex, sitemapNames } from './sitemap.ts';

const HOUR_MS = 3_600_000;
const xml = 'application/xml; charset=utf-8';
const maxAge = 'public, max-age=3600';

/** Whether a post ended so long ago that crawlers should drop it. Its page stays available to people. */
async function isLongGone({ db, clock }: Deps, id: string): Promise<boolean> {
  const before = new Date(clock.now().getTime() - 90 * 24 * HOUR_MS);
  const { rows } = await db.execute<{ gone: boolean }>(sql`
    select (post.status in ('closed', 'expired', 'removed') or post.deadline < ${before})
      and coalesce(post.closed_at, post.deadline, post.updated_at) < ${before} as gone
    from post where post.id = ${id}`);
  return rows[0]?.gone === true;
}

/** For search engines: robots, sitemaps, and 410 for posts that closed more than 90 days ago. */
export async function seoPlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  let known: { names: string[]; until: number } | undefined;
  const names = async () => {
    const now = deps.clock.now();
    if (!known || known.until <= now.getTime())
      known = { names: await sitemapNames(deps, now), until: now.getTime() + HOUR_MS };
    return known.names;
  };
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', maxAge)
      .send(robots(siteOriginOf(deps.config, request))),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type(xml)
      .header('cache-control', maxAge)
      .send(sitemapIndex(await names(), siteOriginOf(deps.config, request))),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const name = request.params.file.replace(/\.xml$/, '');
    const file = await sitemapFile(deps, name, siteOriginOf(deps.config, request), deps.clock.now());
    if (file === null) throw appError('NOT_FOUND', { message: '没有这份站点地图' });
    return reply.type(xml).header('cache-control', maxAge).send(file);
  });
}

/** Answers crawlers 410 for long-closed posts, before rendering a page. */
export function forgetClosedPosts(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/jobs/details?') || !isbot(request.headers['user-agent'] ?? '')) return;
    const id = new URL(request.url, 'http://own.invalid').searchParams.get('id') ?? '';
    if (!isId(id) || !(await isLongGone(deps, id))) return;
    return reply
      .code(410)
      .type('text/html; charset=utf-8')
      .send('<!doctype html><html lang="zh-CN"><title>该职位已停止招聘</title><p>该职位已停止招聘。</p></html>');
  });
}
