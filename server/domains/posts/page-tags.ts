import type { Bus } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';

/** So many tags fit one event. */
const BATCH = 200;

interface Changed {
  id: string;
  companyId: string;
}

/** Tells the page caches of every node, on commit, that these posts and their companies look different now. */
export async function tellPages(bus: Bus, tx: Database, posts: readonly Changed[]): Promise<void> {
  const tags = [...new Set(posts.flatMap(({ id, companyId }) => [`post:${id}`, `company:${companyId}`]))];
  for (let at = 0; at < tags.length; at += BATCH) await bus.publish(tx, 'page', tags.slice(at, at + BATCH));
}
