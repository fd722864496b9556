import { type PostDraftForm, postDraftForm, postFieldTitle } from '#contract/posts/post-fields.ts';
import { knownSourceKeys } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ImportOutcome } from '../../contract.ts';
import { keyOfRow, type OwnCompany, type ReadRow, readRow, type TableRow } from '../rows/own-row.ts';
import type { Mapping } from '../table/fields.ts';
import { type EarlierPost, earlierPosts, isEdited } from './earlier-rows.ts';

type Field = keyof PostDraftForm;

const canonical = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1))
    : (value ?? null);
const textOf = (value: unknown) => JSON.stringify(canonical(value), (_, item) => canonical(item));

export function changedFields(before: PostDraftForm, after: PostDraftForm): Field[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)] as Field[]);
  return [...fields].filter((field) => textOf(before[field]) !== textOf(after[field]));
}

export const changeNote = (fields: readonly Field[]): string => fields.map(postFieldTitle).join('、');

/** The draft with the table's changes since the import; a person's edits of other fields stay. */
export const withChanges = (draft: PostDraftForm, after: PostDraftForm, fields: readonly Field[]): PostDraftForm => ({
  ...draft,
  ...Object.fromEntries(fields.map((field) => [field, after[field]])),
});

/** A corrected row differs in this many fields at most; one that differs in more is another post of the same title. */
const MAX_CHANGED = 8;
const FIELDS = Object.keys(postDraftForm.shape).length;

/** Similarity of two forms, from 0 to 1; 0 for posts that only share their title. */
export function likeness(before: PostDraftForm, after: PostDraftForm): number {
  const changed = changedFields(before, after).length;
  return changed > MAX_CHANGED ? 0 : 1 - changed / FIELDS;
}

/** A row with its planned outcome. */
export interface OwnRow extends ReadRow {
  /** The post that it changes, in its current form. */
  before?: EarlierPost;
  /** The table's content, where the draft keeps manual edits besides it. */
  imported?: PostDraftForm;
}

/**
 * Compares rows of a table with existing posts: equal rows are one post, and a corrected row changes the draft that it created.
 * `all` is the whole table, of which `rows` may be a part.
 */
export async function planOwn(
  tx: Database,
  rows: readonly TableRow[],
  all: readonly TableRow[],
  { mapping, company, now }: { mapping: Mapping; company: OwnCompany; now: Date },
): Promise<OwnRow[]> {
  const read = rows.map((row) => readRow(row, mapping, company, now));
  const known = await knownSourceKeys(
    tx,
    read.flatMap(({ key, formerKey }) => [key, formerKey]),
  );
  const earlier = await earlierPosts(tx, company.id, {
    identities: read.filter(({ key }) => !known.has(key)).map(({ identity }) => identity),
    ids: read.flatMap(({ postId }) => postId ?? []),
  });
  const present = new Set(all.map((row) => keyOfRow(row, mapping, company)));
  const byId = new Map(earlier.map((item) => [item.id, item]));
  const free = new Set(earlier.filter(({ sourceKey }) => sourceKey === null || !present.has(sourceKey)));
  for (const { postId } of read) {
    const match = byId.get(postId ?? '');
    if (match) free.delete(match);
  }
  const firstByKey = new Map<string, number>();
  return read.map((row): OwnRow => {
    if (row.form === null) return row;
    const first = firstByKey.get(row.key);
    firstByKey.set(row.key, first ?? row.number);
    if (first !== undefined) return { ...row, outcome: 'duplicate', reason: `与第 ${first} 行相同` };
    if (row.postId !== null) {
      const match = byId.get(row.postId);
      return match ? changed(row, match) : { ...row, outcome: 'held', reason: '职位编号不是本单位的职位' };
    }
    if (known.has(row.key) || known.has(row.formerKey)) return { ...row, outcome: 'duplicate', reason: '此前已导入' };
    const match = likeliest(row, free);
    if (!match) return row;
    free.delete(match);
    return changed(row, match);
  });
}

/** Of the posts created from rows of this identity, the one most similar to the row. */
function likeliest({ identity, form }: ReadRow, free: ReadonlySet<EarlierPost>): EarlierPost | undefined {
  const scored = [...free]
    .filter((item) => item.identity === identity)
    .map((item) => ({ item, score: likeness(item.imported, form ?? {}) }))
    .filter(({ score }) => score > 0);
  return scored.sort((one, other) => other.score - one.score)[0]?.item;
}

/** The table's changes since the import; a person's edits of other fields stay. */
function changed(row: ReadRow, post: EarlierPost): OwnRow {
  const fields = changedFields(post.imported, row.form ?? {});
  const as = (outcome: ImportOutcome, reason: string): OwnRow => ({ ...row, postId: post.id, outcome, reason });
  if (fields.length === 0) return as('duplicate', '没有改动');
  const note = changeNote(fields);
  if (post.status !== 'draft') return as('held', `该职位已提交，表中改动的${note}没有写入，请在职位管理中修改`);
  const edited = isEdited(post) ? '；草稿中手工修改的其他内容保留' : '';
  return {
    ...as('update', `改动：${note}${edited}`),
    form: withChanges(post.form, row.form ?? {}, fields),
    before: post,
    imported: row.form ?? {},
  };
}
