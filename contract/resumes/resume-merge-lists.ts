import { mergeValue, same } from './merge-value.ts';

interface Keyed {
  key: string;
}

interface ListClash {
  key: string;
  field?: string;
  mine: unknown;
  theirs: unknown;
}

const byKey = <T extends Keyed>(entries: readonly T[]) => new Map(entries.map((entry) => [entry.key, entry]));

/** Merges one entry that exists on both sides, field by field. */
function mergeFields<T extends Keyed>(base: T | undefined, mine: T, theirs: T, clashes: ListClash[]): T {
  const before = (base ?? {}) as Record<string, unknown>;
  const [left, right] = [mine, theirs] as unknown as Record<string, unknown>[];
  const merged: Record<string, unknown> = {};
  for (const field of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const { value, clashes: differs } = mergeValue(before[field], left?.[field], right?.[field]);
    if (value !== undefined) merged[field] = value;
    if (differs) clashes.push({ key: mine.key, field, mine: left?.[field], theirs: right?.[field] });
  }
  return merged as unknown as T;
}

/** An entry that one side removed: removed, unless the other side changed it since. */
function mergeRemoved<T extends Keyed>(
  base: T,
  stored: T,
  currentIsMine: boolean,
  clashes: ListClash[],
): T | undefined {
  if (same(base, stored)) return undefined;
  clashes.push({
    key: stored.key,
    mine: currentIsMine ? stored : undefined,
    theirs: currentIsMine ? undefined : stored,
  });
  return stored;
}

/** Positions of new keys: each follows its predecessor on its own side. */
function placeNew(order: string[], side: readonly Keyed[], fresh: ReadonlySet<string>): Map<string | null, string[]> {
  const places = new Map<string | null, string[]>();
  let anchor: string | null = null;
  const known = new Set(order);
  for (const { key } of side) {
    if (known.has(key)) anchor = key;
    else if (fresh.has(key)) places.set(anchor, [...(places.get(anchor) ?? []), key]);
  }
  return places;
}

/**
 * The order of a merged list: that of the side that moved entries, mine before theirs; new entries stay after their neighbours.
 */
function mergeOrder(base: readonly Keyed[], mine: readonly Keyed[], theirs: readonly Keyed[], stored: Set<string>) {
  const [mineKeys, theirKeys] = [byKey(mine), byKey(theirs)];
  const old = new Set(base.map(({ key }) => key).filter((key) => mineKeys.has(key) && theirKeys.has(key)));
  const moved = !same(keysIn(base, old), keysIn(mine, old));
  const skeleton = keysIn(moved ? mine : theirs, old);
  const fresh = new Set([...stored].filter((key) => !old.has(key)));
  const [own, other] = [placeNew(skeleton, mine, fresh), placeNew(skeleton, theirs, fresh)];
  const runs = (anchor: string | null) =>
    [own.get(anchor) ?? [], other.get(anchor) ?? []].sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1)).flat();
  return [...new Set([null, ...skeleton].flatMap((key) => [...(key === null ? [] : [key]), ...runs(key)]))];
}

const keysIn = (entries: readonly Keyed[], requested: ReadonlySet<string>) =>
  entries.map(({ key }) => key).filter((key) => requested.has(key));

/** Merges two edits of a list of entries; see `mergeResumes`. */
export function mergeLists<T extends Keyed>(base: readonly T[], mine: readonly T[], theirs: readonly T[]) {
  const clashes: ListClash[] = [];
  const [old, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const merged = new Map<string, T>();
  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const [before, a, b] = [old.get(key), own.get(key), other.get(key)];
    let entry: T | undefined;
    if (a && b) entry = mergeFields(before, a, b, clashes);
    else if (before) entry = mergeRemoved(before, (a ?? b) as T, a !== undefined, clashes);
    else entry = a ?? b;
    if (entry) merged.set(key, entry);
  }
  const order = mergeOrder(base, mine, theirs, new Set(merged.keys()));
  return { entries: order.flatMap((key) => merged.get(key) ?? []), clashes };
}
