import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { day, hour, plus, startOfDay } from '#database/demo/moments.ts';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { jober } from '#database/schema/identity.ts';
import { emptyPage, type Page } from '#packages/typeset/page.ts';
import { typeset } from '#server/domains/resume-output/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { exam, examAttachment, examQuestion } from '../schema/exams.ts';
import { examPlans } from './exam-plans.ts';

type ExamRow = typeof exam.$inferSelect;

interface Options {
  store: FileStore;
  /** Where files are written before they are stored. */
  folder: string;
  /** Who uploaded them. */
  accountId: string;
  now: Date;
}

function pageOf(heading: string, lines: readonly string[]): Page {
  const page = emptyPage();
  const text = { color: '#000000', size: 12, weight: 'regular' as const };
  const within = { width: 483, align: 'center' as const };
  page.texts.push({ ...text, x: 56, y: 96, size: 20, weight: 'bold', text: heading, within });
  for (const [at, line] of lines.entries()) page.texts.push({ ...text, x: 56, y: 150 + at * 30, text: line });
  return page;
}

async function addAttachments(
  db: Database,
  { id: examId, title: author, createdAt }: ExamRow,
  files: readonly (readonly [name: string, heading: string, lines: readonly string[]])[],
  { store, folder, accountId, now }: Options,
): Promise<void> {
  for (const [line, [name, title, lines]] of files.entries()) {
    const id = newId();
    const bytes = await typeset({ as: 'paper', pages: [pageOf(title, lines)], title, author, photo: null, now });
    const [path, storageKey] = [join(folder, id), `demo-attachment-${id}`];
    await writeFile(path, bytes);
    await store.put(storageKey, path, 'application/pdf');
    const file = { accountId, kind: 'examAttachment', name, type: 'application/pdf', size: bytes.length, storageKey };
    await db.insert(upload).values({ ...file, id, createdAt, claimedAt: createdAt });
    await db.insert(examAttachment).values({ examId, fileId: id, line });
  }
}

/** What the page of a demo's project shows beside its announcement: files, and questions with the organiser's answers. */
export async function addDemoPage(db: Database, options: Options): Promise<void> {
  const exams = await db.select().from(exam);
  const people = await db.select({ id: jober.id }).from(jober).orderBy(asc(jober.id)).offset(1).limit(20);
  const today = startOfDay(options.now);
  for (const { title, questions = [], attachments = [] } of examPlans()) {
    const row = exams.find((exam) => exam.title.endsWith(title));
    if (!row) continue;
    await addAttachments(db, row, attachments, options);
    for (const [at, [body, answer, daysAgo]] of questions.entries()) {
      const createdAt = plus(today, 11 * hour - daysAgo * day);
      const answered = { answer, isPublic: true, answeredBy: options.accountId, answeredAt: plus(createdAt, 5 * hour) };
      const asked = { id: newId(), examId: row.id, joberId: people[at]?.id ?? '', body, createdAt };
      if (asked.joberId) await db.insert(examQuestion).values({ ...asked, ...(answer ? answered : {}) });
    }
  }
}
