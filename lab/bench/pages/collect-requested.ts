import { hotCityCodes } from '#contract/taxonomy/places/cities.ts';

interface List {
  items: { id: string }[];
  nextCursor: string | null;
}

export interface RequestedPage {
  posts: string[];
  companies: string[];
  /** The tabs of the home page, the open one first. */
  hotTabs: string[];
  famousTabs: string[];
}

const POSTS = 10_000;

/** The ids of a list, page by page, up to `most`. */
async function walk(origin: string, path: string, most: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null && ids.length < most) {
    const url: URL = new URL(path, origin);
    if (cursor) url.searchParams.set('cursor', cursor);
    const list = (await (await fetch(url)).json()) as List;
    ids.push(...list.items.map(({ id }) => id));
    cursor = list.nextCursor;
  }
  return ids;
}

/** Posts of major cities, all companies and the tabs, as the site returns them. */
export async function collectRequested(origin: string): Promise<RequestedPage> {
  const home = (await (await fetch(`${origin}/api/home`)).json()) as { hot: object; famous: object };
  const each = Math.ceil((POSTS * 1.2) / hotCityCodes.length);
  const posts: string[] = [];
  for (const city of hotCityCodes) posts.push(...(await walk(origin, `/api/posts?cityCode=${city}`, each)));
  return {
    posts: [...new Set(posts)],
    companies: await walk(origin, '/api/companies', Number.POSITIVE_INFINITY),
    hotTabs: Object.keys(home.hot),
    famousTabs: Object.keys(home.famous),
  };
}
