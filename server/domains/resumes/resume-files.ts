import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { takeFiles } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';

type Named = Pick<ResumeContent, 'trials' | 'attachments'>;

const idsIn = (entries: readonly { fileId?: string | undefined }[]) => entries.flatMap(({ fileId }) => fileId ?? []);

/** The files that a resume names. */
export const fileIdsOf = ({ trials, attachments }: Named): string[] => [...idsIn(trials), ...idsIn(attachments)];

interface Taking {
  accountId: string;
  now: Date;
}

/**
 * Binds the uploads that a resume names to it. They are never dropped with an entry: another version or a snapshot that was
 * delivered may name them too.
 * @throws AppError INVALID_INPUT for a file that is not the caller's, or of another kind
 */
export async function takeResumeFiles(tx: Database, { trials, attachments }: Named, taking: Taking): Promise<void> {
  await takeFiles(tx, { ...taking, ids: idsIn(trials), kind: 'lessonVideo', path: 'body.content.trials' });
  await takeFiles(tx, { ...taking, ids: idsIn(attachments), kind: 'attachment', path: 'body.content.attachments' });
}
