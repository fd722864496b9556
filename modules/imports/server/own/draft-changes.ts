import { type PostDraftForm, postDraftForm, postFieldTitle } from '#contract/posts/post-fields.ts';

type Field = keyof PostDraftForm;

const canonical = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1))
    : (value ?? null);
const textOf = (value: unknown) => JSON.stringify(canonical(value), (_, part) => canonical(part));

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
const MOST_CHANGED = 8;
const FIELDS = Object.keys(postDraftForm.shape).length;

/** Similarity of two forms, from 0 to 1; 0 for posts that only share their title. */
export function likeness(before: PostDraftForm, after: PostDraftForm): number {
  const changed = changedFields(before, after).length;
  return changed > MOST_CHANGED ? 0 : 1 - changed / FIELDS;
}
