import { resumeContent, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import { entriesOf } from './outline-entries.ts';

/** A resume's content as text, section by section; null for anything else. */
export function contentInWords(content: unknown): { title: string; lines: string[] }[] | null {
  const read = resumeContent.safeParse(content);
  if (!read.success) return null;
  return (Object.keys(sectionNames) as SectionName[]).flatMap((name) => {
    const lines = entriesOf(name, read.data).map(({ head, when, facts, notes }) =>
      [when, head, facts, ...notes].filter(Boolean).join('　'),
    );
    return lines.length > 0 ? [{ title: sectionNames[name], lines }] : [];
  });
}
