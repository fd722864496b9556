import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { nextChange } from './live.ts';

const kindTag = (kind: ContentKind) => `content:${kind}`;
export const itemTag = (id: string) => `content:${id}`;

/** Reports to the page cache the kinds that an answer depends on, and when it expires by time alone. */
export async function madeFrom(ctx: Ctx, ...kinds: ContentKind[]): Promise<void> {
  for (const kind of kinds) ctx.dependsOn(kindTag(kind));
  const change = await nextChange(ctx.db, kinds, ctx.now);
  if (change) ctx.freshUntil(change);
}

/** On commit, invalidates the pages of an item and of its kind's lists on every node. */
export const publishPageChanges = (tx: Database, { id, kind }: { id: string; kind: string }): Promise<void> =>
  publishPages(tx, [itemTag(id), `content:${kind}`]);
