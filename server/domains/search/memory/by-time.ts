import { firstAfter } from './base.ts';
import { type Hit, inTime, merged, type Standing, standingOf } from './hits.ts';
import type { Matches, Part } from './matches.ts';
import type { NewDocument } from './view.ts';

export interface Stretch {
  part: Part;
  /** The new documents of the part. */
  added: readonly NewDocument[];
  needed: number;
  after: Standing | null;
}

/** The newest of what is found, after one. */
export function byTime(matches: Matches, { part, added, needed, after }: Stretch): Hit[] {
  const { view } = matches;
  const documents: number[] = [];
  const from = after === null ? 0 : firstAfter(view.base, after.at, after.id);
  if (needed > 0) matches.each(from, part, (doc) => documents.push(doc) >= needed);
  const later = added.filter((document) => after === null || inTime(after, standingOf(view, document)) < 0);
  return merged(view, documents, later, needed, inTime);
}
