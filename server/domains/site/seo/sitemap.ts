import { sql } from 'drizzle-orm';
import { id } from '#contract/fields.ts';
import { pages } from '#contract/pages.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { type SitemapSource, sortModules } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';

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
export const isId = (text: string): boolean => anyId.safeParse(text).success;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlset = (lines: string[]) => `${head}<urlset ${space}>\n${lines.join('\n')}\n</urlset>\n`;
const urlLine = (url: string, changed?: string) =>
  `<url><loc>${url}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

/** The ids after which the files of a source begin: 0, then the last id of each full one. */
async function beginnings(db: Database, { table, shown }: SitemapSource, now: Date): Promise<string[]> {
  const found = ['0'];
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select thing.id from ${table} where ${shown(now)} and thing.id > ${found.at(-1)}::bigint
      order by thing.id offset ${CHUNK - 1} limit 1`);
    const [last] = rows;
    if (!last) return found;
    found.push(last.id);
  }
}

/** The names of all files: `posts-<id after which it begins>`. */
export async function sitemapNames(deps: Deps, now: Date): Promise<string[]> {
  const names = ['pages'];
  for (const [name, source] of Object.entries(sourcesOf(deps)))
    names.push(...(await beginnings(deps.db, source, now)).map((after) => `${name}-${after}`));
  return names;
}

export const sitemapIndex = (names: readonly string[], origin: string): string =>
  `${head}<sitemapindex ${space}>\n${names
    .map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

/** Pages that are lists or fixed texts. */
function ownPages(origin: string): string {
  const listed = Object.entries(pages).filter(([path, page]) => !page.hidden && !/detail/i.test(path));
  return urlset(listed.map(([path]) => urlLine(origin + path)));
}

/** One file by its name; null for an unknown name. */
export async function sitemapFile(deps: Deps, name: string, origin: string, now: Date): Promise<string | null> {
  if (name === 'pages') return ownPages(origin);
  const [, key = '', after = ''] = /^([a-z]+)-([0-9]{1,19})$/.exec(name) ?? [];
  const sources = sourcesOf(deps);
  const source = Object.hasOwn(sources, key) ? sources[key] : undefined;
  if (!source || (after !== '0' && !isId(after))) return null;
  const { rows } = await deps.db.execute<{ id: string; kind: string; changed: string }>(sql`
    select thing.id, ${source.kind ?? sql`''`} as kind, to_char(${source.changed} at time zone 'UTC', 'YYYY-MM-DD') as changed
    from ${source.table} where ${source.shown(now)} and thing.id > ${after}::bigint
    order by thing.id limit ${CHUNK}`);
  return urlset(rows.map(({ id, kind, changed }) => urlLine(`${origin}${source.path(kind)}?id=${id}`, changed)));
}

/** What crawlers may fetch: everything except calls, private areas and uploads that are not pictures of pages. */
export function robots(origin: string): string {
  const hidden = Object.entries(pages).flatMap(([path, page]) => (page.hidden ? [path.replace(/\*$/, '')] : []));
  const closed = ['/api/', '/ws/', ...hidden.filter((path) => path !== '/404' && path !== '/401')];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
