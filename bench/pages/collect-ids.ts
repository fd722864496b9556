interface List {
  items: { id: string; company?: { id: string } }[];
  nextCursor: string | null;
}

const SHEETS = 40;

async function walk(origin: string, path: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  for (let sheet = 0; sheet < SHEETS && cursor !== null; sheet += 1) {
    const query: string = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
    const list = (await (await fetch(`${origin}${path}${query}`)).json()) as List;
    ids.push(...list.items.map(({ id }) => id));
    cursor = list.nextCursor;
  }
  return ids;
}

/** Posts and companies to ask for, as the lists give them. */
export async function collectIds(origin: string): Promise<{ posts: string[]; companies: string[] }> {
  return { posts: await walk(origin, '/api/posts'), companies: await walk(origin, '/api/companies') };
}
