import type { MergeConflict } from '#contract/resumes/resume-merge.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';

type Entry = { key: string } & Record<string, unknown>;

function chooseEntry(entries: Entry[], { key, field, theirs }: MergeConflict): Entry[] {
  if (field !== undefined) return entries.map((entry) => (entry.key === key ? { ...entry, [field]: theirs } : entry));
  if (theirs === undefined) return entries.filter((entry) => entry.key !== key);
  return entries.some((entry) => entry.key === key) ? entries : [...entries, theirs as Entry];
}

/** The content with the other side of a conflict chosen. */
export function choose(content: ResumeContent, conflict: MergeConflict): ResumeContent {
  const { section, key, field, theirs } = conflict;
  if (section === 'languages') {
    const { languages } = content;
    if (key === undefined) return { ...content, languages: { ...languages, [field as 'putonghua']: theirs } as never };
    const foreign = chooseEntry(languages.foreign as Entry[], conflict);
    return { ...content, languages: { ...languages, foreign: foreign as never } };
  }
  if (section === 'personal' || section === 'own')
    return { ...content, [section]: { ...content[section], [field as string]: theirs } };
  if (key === undefined) return { ...content, [section]: theirs };
  return { ...content, [section]: chooseEntry(content[section] as unknown as Entry[], conflict) };
}
