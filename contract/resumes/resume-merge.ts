import { mergeValue, same } from './merge-value.ts';
import type { ResumeContent, ResumePart } from './resumes.ts';

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
function mergeLists<T extends Keyed>(base: readonly T[], mine: readonly T[], theirs: readonly T[]) {
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

/** A conflict: two people, or two windows, wrote different values. The merge uses `mine` meanwhile. */
export interface MergeConflict {
  section: keyof ResumeContent;
  /** The entry of a list; absent where the section is a single value. */
  key?: string;
  /** The field of the entry; absent where one side removed what the other changed. */
  field?: string;
  mine: unknown;
  theirs: unknown;
}

interface Merged {
  content: ResumeContent;
  conflicts: MergeConflict[];
}

/** Sections that are a single value; the others are lists of entries with keys, objects by field, and `languages` is both. */
const single = ['email', 'intro', 'arrival', 'order'] as const;
const objects = ['personal', 'own'] as const;
const lists = [
  'intentions',
  'educations',
  'experiences',
  'certificates',
  'titles',
  'papers',
  'projects',
  'otherCertificates',
  'honours',
  'trials',
  'attachments',
  'gapNotes',
] as const satisfies (keyof ResumeContent)[];

/**
 * Three-way merge of two edits of one resume, field by field. An entry that one side removed and the other changed stays. Where
 * both wrote different values, mine wins and a conflict is reported. The order of sections never conflicts: the last write wins.
 */
export function mergeResumes(base: ResumeContent, mine: ResumeContent, theirs: ResumeContent): Merged {
  const conflicts: MergeConflict[] = [];
  const content: Record<string, unknown> = { ...theirs };
  for (const section of single) {
    const { value, clashes } = mergeValue<unknown>(base[section], mine[section], theirs[section]);
    content[section] = value;
    if (clashes && section !== 'order') conflicts.push({ section, mine: mine[section], theirs: theirs[section] });
  }
  for (const section of objects) {
    const [before, left, right] = [base[section], mine[section], theirs[section]] as Record<string, unknown>[];
    const fields = [...new Set([left, right].flatMap((side) => Object.keys(side ?? {})))];
    const merged = fields.map((field) => ({ field, ...mergeValue(before?.[field], left?.[field], right?.[field]) }));
    content[section] = Object.fromEntries(merged.map(({ field, value }) => [field, value]));
    for (const { field, clashes } of merged)
      if (clashes) conflicts.push({ section, field, mine: left?.[field], theirs: right?.[field] });
  }
  for (const section of lists) {
    const merged = mergeLists<{ key: string }>(base[section], mine[section], theirs[section]);
    content[section] = merged.entries;
    conflicts.push(...merged.clashes.map((clash) => ({ section, ...clash })));
  }
  const tongue = mergeValue(base.languages.putonghua, mine.languages.putonghua, theirs.languages.putonghua);
  const foreign = mergeLists(base.languages.foreign, mine.languages.foreign, theirs.languages.foreign);
  content.languages = { putonghua: tongue.value, foreign: foreign.entries };
  conflicts.push(...foreign.clashes.map((clash) => ({ section: 'languages' as const, ...clash })));
  if (tongue.clashes) {
    const [a, b] = [mine.languages.putonghua, theirs.languages.putonghua];
    conflicts.push({ section: 'languages', field: 'putonghua', mine: a, theirs: b });
  }
  return { content: content as ResumeContent, conflicts };
}

/** The sections that differ from the saved version: the ones to send. */
export function changedSections(saved: ResumeContent, edited: ResumeContent): ResumePart {
  const names = Object.keys(edited) as (keyof ResumeContent)[];
  return Object.fromEntries(
    names.filter((name) => !same(saved[name], edited[name])).map((name) => [name, edited[name]]),
  );
}
