import { asc, eq } from 'drizzle-orm';
import { upload } from '#database/schema/files.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ExamAttachment } from '../../contract/exam-shapes.ts';
import { examAttachment } from '../../schema/exams.ts';

/** The files beside a project's announcement, in the organiser's order. Anyone who has the address may fetch them. */
export async function attachmentsOf(db: Database, examId: string): Promise<ExamAttachment[]> {
  const { id, name, size } = upload;
  const rows = await db
    .select({ id, name, size })
    .from(examAttachment)
    .innerJoin(upload, eq(upload.id, examAttachment.fileId))
    .where(eq(examAttachment.examId, examId))
    .orderBy(asc(examAttachment.line));
  return rows.map((file) => ({ ...file, url: `/uploads/${file.id}/${encodeURIComponent(file.name)}` }));
}
