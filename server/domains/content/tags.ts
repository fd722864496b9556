import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { nextChange } from './live.ts';

const kindTag = (kind: ContentKind) => `content:${kind}`;
export const itemTag = (id: string) => `content:${id}`;

/** Tells the page cache that an answer was made from these kinds, and until when time alone leaves it true. */
export async function madeFrom(ctx: Ctx, ...kinds: ContentKind[]): Promise<void> {
  for (const kind of kinds) ctx.dependsOn(kindTag(kind));
  const change = await nextChange(ctx.db, kinds, ctx.now);
  if (change) ctx.freshUntil(change);
}

/** Tells the page caches of every node, on commit, that a thing and the lists of its kind look different now. */
export const tellPages = (tx: Database, { id, kind }: { id: string; kind: string }): Promise<void> =>
  publishPages(tx, [itemTag(id), `content:${kind}`]);
