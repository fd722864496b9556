import type { IdentityKind } from '#contract/people/identity-number.ts';
import { getSession } from '#web/session/session-store.ts';
import { unfinished } from '#web/session/unfinished.ts';
import type { EvidenceFile } from '../../features/evidence-fields.tsx';

/** A registration as far as it was filled in. The pledge is never kept. */
export interface RegistrationDraft {
  postId: string;
  identityKind: IdentityKind;
  identityNumber: string;
  files: EvidenceFile[];
  accessible: string;
  /** Whether its dialog is open: then it opens again after a reload or on the way back from the resume. */
  isOpen: boolean;
  /** When a file was added last, in milliseconds: files that no registration takes are deleted within a day. */
  filesAt: number;
}

const FILES_MS = 20 * 3_600_000;

/** Of one person and one project, in this tab alone, since it holds an identity number; it ends with the session. */
const placeOf = (examId: string) => `exam_${getSession().jober?.id ?? ''}_${examId}`;

export function draftOf(examId: string): RegistrationDraft | null {
  const kept = unfinished.read(placeOf(examId)) as RegistrationDraft | null;
  if (!kept) return null;
  return Date.now() - kept.filesAt > FILES_MS ? { ...kept, files: [] } : kept;
}

export const keepDraft = (examId: string, draft: RegistrationDraft): void =>
  unfinished.write(placeOf(examId), { ...draft });

export const dropDraft = (examId: string): void => unfinished.clear(placeOf(examId));
