import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Child } from './child.ts';

const LOOK_MS = 200;
const MAX_MS = 30_000;

/**
 * Cuts the server's connections to its database. It may have missed changes, so it drops all pages. Resolves when they are gone;
 * `path` is a cached one.
 */
export async function emptyCache(site: Child, { database, path }: { database: string; path: string }): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app'");
  await client.end();
  const end = performance.now() + MAX_MS;
  while (performance.now() < end) {
    await sleep(LOOK_MS);
    const answer = await fetch(new URL(path, site.origin));
    await answer.arrayBuffer();
    if (answer.ok && answer.headers.get('x-cache') === 'miss') return;
  }
  throw new Error('the server kept its pages');
}
