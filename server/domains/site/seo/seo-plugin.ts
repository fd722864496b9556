import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { id } from '#contract/fields.ts';
import { pages } from '#contract/pages.ts';
import type { PostState } from '#contract/posts/post-state.ts';
import { statusIn } from '#database/schema/columns.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { type SitemapSource, sortModules } from '#server/module.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { siteOriginOf } from '#server/platform/http/site-origin.ts';

/** Maximum URLs of one file (sitemaps.org). */
const CHUNK = 50_000;

/** Everything with its own page, scanned by id. */
const ofCore: Record<string, SitemapSource> = {
  posts: {
    table: sql`post as thing join company on company.id = thing.company_id`,
    shown: (
      now,
    ) => sql`thing.status = 'open' and thing.exam_id is null and (thing.deadline is null or thing.deadline > ${now})
      and ${publicCompany('company')}`,
    changed: sql`coalesce(thing.refreshed_at, thing.updated_at)`,
    path: () => '/jobs/details',
  },
  companies: {
    table: sql`company as thing`,
    shown: () => publicCompany('thing'),
    changed: sql`thing.updated_at`,
    path: () => '/business/details',
  },
};

const sourcesOf = ({ modules, config }: Deps): Record<string, SitemapSource> =>
  Object.assign({}, ofCore, ...sortModules(modules, config).on.map(({ sitemap }) => sitemap));

const anyId = id('编号');

/** Whether a text is a valid id within the range of bigint. */
const isId = (text: string): boolean => anyId.safeParse(text).success;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlset = (lines: string[]) => `${head}<urlset ${space}>\n${lines.join('\n')}\n</urlset>\n`;
const urlLine = (url: string, changed?: string) =>
  `<url><loc>${url}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

/** The ids after which the files of a source begin: 0, then the last id of each full one. */
async function beginnings(db: Database, { table, shown }: SitemapSource, now: Date): Promise<string[]> {
  const found = ['0'];
  for (;;) {
    const last = await rowOf(db, { id: 'string' })`
      select thing.id from ${table} where ${shown(now)} and thing.id > ${found.at(-1)}::bigint
      order by thing.id offset ${CHUNK - 1} limit 1`;
    if (!last) return found;
    found.push(last.id);
  }
}

/** The names of all files: `posts-<id after which it begins>`. */
async function sitemapNames(deps: Deps, now: Date): Promise<string[]> {
  const names = ['pages'];
  for (const [name, source] of Object.entries(sourcesOf(deps)))
    names.push(...(await beginnings(deps.db, source, now)).map((after) => `${name}-${after}`));
  return names;
}

const sitemapIndex = (names: readonly string[], origin: string): string =>
  `${head}<sitemapindex ${space}>\n${names
    .map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

/** Pages that are lists or fixed texts. */
function ownPages(origin: string): string {
  const listed = Object.entries(pages).filter(([path, page]) => !page.hidden && !/detail/i.test(path));
  return urlset(listed.map(([path]) => urlLine(origin + path)));
}

/** One file by its name; null for an unknown name. */
async function sitemapFile(deps: Deps, name: string, origin: string, now: Date): Promise<string | null> {
  if (name === 'pages') return ownPages(origin);
  const [, key = '', after = ''] = /^([a-z]+)-([0-9]{1,19})$/.exec(name) ?? [];
  const sources = sourcesOf(deps);
  const source = Object.hasOwn(sources, key) ? sources[key] : undefined;
  if (!source || (after !== '0' && !isId(after))) return null;
  const rows = await rowsOf(deps.db, { id: 'string', kind: 'string', changed: 'string' })`
    select thing.id, ${source.kind ?? sql`''`} as kind, to_char(${source.changed} at time zone 'UTC', 'YYYY-MM-DD') as changed
    from ${source.table} where ${source.shown(now)} and thing.id > ${after}::bigint
    order by thing.id limit ${CHUNK}`;
  return urlset(rows.map(({ id, kind, changed }) => urlLine(`${origin}${source.path(kind)}?id=${id}`, changed)));
}

/** What crawlers may fetch: everything except calls, private areas and uploads that are not pictures of pages. */
function robots(origin: string): string {
  const hidden = Object.entries(pages).flatMap(([path, page]) => (page.hidden ? [path.replace(/\*$/, '')] : []));
  const closed = ['/api/', '/ws/', ...hidden.filter((path) => path !== '/404' && path !== '/401')];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

const HOUR_MS = 3_600_000;
const xml = 'application/xml; charset=utf-8';
const maxAge = 'public, max-age=3600';

/** Whether a post ended so long ago that crawlers should drop it. Its page stays available to people. */
async function isLongGone({ db, clock }: Deps, id: string): Promise<boolean> {
  const before = new Date(clock.now().getTime() - 90 * 24 * HOUR_MS);
  const row = await rowOf(db, { gone: 'boolean' })`
    select (${statusIn<PostState>(['closed', 'expired', 'removed'], 'post')} or post.deadline < ${before})
      and coalesce(post.closed_at, post.deadline, post.updated_at) < ${before} as gone
    from post where post.id = ${id}`;
  return row?.gone === true;
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
