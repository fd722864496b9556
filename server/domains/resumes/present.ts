import { type Resume, resumeContent } from '#contract/resumes.ts';
import { completeness } from './completeness.ts';
import type { ResumeRow } from './store.ts';

/** A resume kept before a section existed has none of it. */
const blank = resumeContent.parse({});

/** A resume for its owner. */
export function presentResume(row: ResumeRow, now: Date): Resume {
  const { percent, missing } = completeness({ ...blank, ...row.content }, now);
  return {
    id: row.id,
    name: row.name,
    isDefault: row.isDefault,
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    completeness: percent,
    missing,
    content: { ...blank, ...row.content },
    files: [],
  };
}
