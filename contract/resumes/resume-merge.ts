import { mergeValue, same } from './merge-value.ts';
import { mergeLists } from './resume-merge-lists.ts';
import type { ResumeContent, ResumePart } from './resumes.ts';

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
