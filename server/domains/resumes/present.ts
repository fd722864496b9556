import type { Resume } from '#contract/resumes.ts';
import { completeness } from './completeness.ts';
import type { ResumeRow } from './store.ts';

/** A resume for its owner. */
export function presentResume(row: ResumeRow, now: Date): Resume {
  const { percent, missing } = completeness(row.content, now);
  return {
    id: row.id,
    name: row.name,
    isDefault: row.isDefault,
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    completeness: percent,
    missing,
    content: row.content,
  };
}
