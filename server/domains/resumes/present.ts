import type { StoredFile } from '#contract/files/files.ts';
import { type Resume, resumeContent } from '#contract/resumes/resumes.ts';
import { fileLinks } from '#server/domains/files/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { pick } from '#server/platform/pick.ts';
import { completeness } from './completeness.ts';
import { fileIdsOf } from './resume-files.ts';
import type { ResumeRow } from './store.ts';

/** Defaults for sections added after a resume was stored. */
const blank = resumeContent.parse({});

/** A resume for its owner, with the files that it refers to. */
function present(row: ResumeRow, files: ReadonlyMap<string, StoredFile>, now: Date): Resume {
  const content = { ...blank, ...row.content };
  const { percent, missing } = completeness(content, now);
  return {
    ...pick(row, 'id', 'name', 'isDefault', 'revision'),
    updatedAt: row.updatedAt.toISOString(),
    completeness: percent,
    missing,
    content,
    files: fileIdsOf(content).flatMap((id) => files.get(id) ?? []),
  };
}

type PresentContext = Pick<Ctx, 'db' | 'now'>;

export async function presentResumes(
  deps: Deps,
  { db, now }: PresentContext,
  rows: readonly ResumeRow[],
): Promise<Resume[]> {
  const files = await fileLinks(
    { ...deps, db },
    rows.flatMap(({ content }) => fileIdsOf({ ...blank, ...content })),
  );
  return rows.map((row) => present(row, files, now));
}

export async function presentResume(deps: Deps, requested: PresentContext, row: ResumeRow): Promise<Resume> {
  const [resume] = await presentResumes(deps, requested, [row]);
  if (!resume) throw new Error('no resume was presented');
  return resume;
}
