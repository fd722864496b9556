import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { takeFiles } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';

type Named = Pick<ResumeContent, 'trials' | 'attachments' | 'personal' | 'own'>;

const idsIn = (entries: readonly { fileId?: string | undefined }[]) => entries.flatMap(({ fileId }) => fileId ?? []);

export const fileIdsOf = ({ trials, attachments, personal, own }: Named): string[] => [
  ...idsIn([...trials, ...attachments, own]),
  ...(personal.photoId ? [personal.photoId] : []),
];

interface Taking {
  accountId: string;
  now: Date;
}

/**
 * Binds the uploads that a resume refers to. They are not dropped with an entry, since another version or a delivered snapshot
 * may refer to them too.
 * @throws AppError INVALID_INPUT for a file that is not the caller's, or of another kind
 */
export async function takeResumeFiles(tx: Database, named: Named, taking: Taking): Promise<void> {
  const { trials, attachments, personal, own } = named;
  const photo = personal.photoId ? [personal.photoId] : [];
  await takeFiles(tx, { ...taking, ids: idsIn(trials), kind: 'lessonVideo', path: 'body.content.trials' });
  await takeFiles(tx, { ...taking, ids: idsIn(attachments), kind: 'attachment', path: 'body.content.attachments' });
  await takeFiles(tx, { ...taking, ids: photo, kind: 'idPhoto', path: 'body.content.personal.photoId' });
  await takeFiles(tx, { ...taking, ids: idsIn([own]), kind: 'resumeFile', path: 'body.content.own.fileId' });
}
