import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { lane } from '#e2e/lib/lane.ts';
import { overHttp } from '#e2e/lib/over-http.ts';
import { structuredPage } from '#lab/seo/schema-rules.ts';

// What search engines find on the demo's pages, as the server sends them; no browser is needed.
const { origin } = lane;
const ask = overHttp(origin);
const pageOf = async (path: string) => (await fetch(origin + path)).text();

/** The structured data of a page, by type. */
async function dataOf(path: string) {
  const html = await pageOf(path);
  const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  expect(found, path).toHaveLength(1);
  return JSON.parse(found[0]?.[1] ?? '') as { '@graph': { '@type': string }[] };
}

const details: [list: string, page: string, type: string][] = [
  ['/api/posts', '/jobs/details', 'JobPosting'],
  ['/api/companies', '/business/details', 'Organization'],
  ['/api/fairs', '/recruitment/details', 'Event'],
  ['/api/content/articles', '/consultation/ConsultationDetail', 'NewsArticle'],
  ['/api/content/lectures', '/entrepreneurship/expert/details', 'EducationEvent'],
  ['/api/content/policies', '/entrepreneurship/policy/details', 'Article'],
  ['/api/content/guides', '/entrepreneurship/guide/details', 'Article'],
  ['/api/content/admissions', '/recruitstudents/details', 'EducationalOccupationalProgram'],
];

test.each(details)('things of %s at %s are described as %s by the rules of schema.org', async (list, page, type) => {
  const { items } = await ask('GET', list);
  expect(items.length).toBeGreaterThan(0);
  // A post of a 公开招聘 leads to the page of its project.
  for (const { id } of items.filter(({ exam }: { exam?: unknown }) => !exam).slice(0, 5)) {
    const data = await dataOf(`${page}?id=${id}`);
    expect(structuredPage.safeParse(data).error?.issues ?? [], `${page}?id=${id}`).toEqual([]);
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual([type, 'BreadcrumbList']);
  }
});

test('no personal page is indexed, and every public one has a title and a description', async () => {
  for (const [path, page] of Object.entries(pages)) {
    if (path.includes('*') || path === '/enterprise' || path === '/') continue;
    const html = await pageOf(path);
    const isKeptOut = /<meta name="robots" content="[^"]*noindex/.test(html);
    if (page.hidden) expect(isKeptOut, path).toBe(true);
    else if (!/detail|draw|results/i.test(path)) {
      expect(isKeptOut, path).toBe(false);
      expect(html, path).toContain(' - 教育人才网</title>');
      expect(html, path).toMatch(/<meta name="description" content="[^"]{8,}/);
    }
  }
});

test.each(['/404', '/jobs/details?id=1', '/mobile/details?id=1', '/business/details?id=1', '/mobile', '/jobs'])(
  '%s says its title and its viewport once',
  async (path) => {
    const html = await pageOf(path);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="viewport"/g)).toHaveLength(1);
  },
);

test('a legal text is shown with its version', async () => {
  for (const [name, path] of [
    ['privacy', '/privacyPolicy'],
    ['agreement', '/serviceAgreement'],
  ]) {
    const { version } = await ask('GET', `/api/legal/${name}`);
    expect(await pageOf(path ?? '')).toContain(version);
  }
});

test('the index of site maps leads to files that exist', async () => {
  const robots = await pageOf('/robots.txt');
  const index = await pageOf(new URL(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '').pathname);
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname);
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) expect((await fetch(origin + file)).status, file).toBe(200);
});
