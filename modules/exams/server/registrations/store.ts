import { and, asc, ne, type SQL, sql } from 'drizzle-orm';
import { dropFiles, takeFiles } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import { eventOf, flowOf, type OrderOf, type StepOf, transition, transitionAll } from '#server/platform/transition.ts';
import type { EvidenceKind } from '../../contract/evidence.ts';
import type { ExamSettings } from '../../contract/exam-settings.ts';
import {
  liveRegistrationStates,
  registration as machine,
  type RegistrationState,
} from '../../contract/registration-state.ts';
import {
  examEvidence,
  examLook,
  examRegistration,
  examRegistrationEvent,
  examSeat,
} from '../../schema/exam-registrations.ts';
import { exam } from '../../schema/exams.ts';
import { matching, rowOf, rowsIn } from '../rows.ts';
import type { ExamRow } from '../store.ts';

/** How far the proportion of a picture may be from the project's. */
const TOLERANCE = 0.02;

/** Refuses a picture that cannot be printed in the project's measures, with what is wrong. @throws AppError INVALID_INPUT */
function requirePhoto(
  { width, height }: { width: number | null; height: number | null },
  photo: ExamSettings['photo'],
): void {
  const wanted = `${photo.width} × ${photo.height}`;
  if (!width || !height) throw fieldError('body.evidence', `证件照须是图片，${wanted} 像素`);
  const has = `证件照是 ${width} × ${height} 像素`;
  if (width < photo.width || height < photo.height)
    throw fieldError('body.evidence', `${has}，小于项目要求的 ${wanted}`);
  const off = (width * photo.height) / (height * photo.width);
  if (Math.abs(off - 1) > TOLERANCE)
    throw fieldError('body.evidence', `${has}，与项目要求的 ${wanted} 比例不同，请裁剪后上传`);
}

export type RegistrationRow = typeof examRegistration.$inferSelect;
export type EventRow = typeof examRegistrationEvent.$inferSelect;
export type EvidenceRow = typeof examEvidence.$inferSelect;

/** Absent and foreign ones get the same answer. */
export const registrationAbsent = () => appError('NOT_FOUND', { message: '该报名不存在' });
export const evidenceAbsent = () => appError('NOT_FOUND', { message: '该材料不存在或已删除' });

const flow = flowOf(machine, examRegistration, async (db, moves) => {
  const events = moves.map((moved) => ({ ...eventOf(moved), registrationId: moved.row.id, side: moved.who }));
  if (events.length > 0) await db.insert(examRegistrationEvent).values(events);
});

/** Moves a locked registration, see `transition`. @throws AppError ILLEGAL_MOVE */
export const moveRegistration = (
  context: DbContext,
  row: RegistrationRow | null,
  step: StepOf<typeof flow>,
): Promise<RegistrationRow> => transition(context, flow, row, step);

/** Moves locked registrations that are all in one state, see `transitionAll`. */
export const moveRegistrations = (
  context: DbContext,
  rows: readonly RegistrationRow[],
  step: OrderOf<typeof flow>,
): Promise<RegistrationRow[]> => transitionAll(context, flow, rows, step);

/** Other registrations of the project with the same identity number, in some states, by number. */
export async function twinsOf(
  db: Database,
  { id, examId, identityHash }: RegistrationRow,
  states: readonly RegistrationState[],
): Promise<Pick<RegistrationRow, 'number' | 'status'>[]> {
  if (identityHash === null) return [];
  return db
    .select(pick(examRegistration, 'number', 'status'))
    .from(examRegistration)
    .where(and(matching(examRegistration, { examId, identityHash, status: states }), ne(examRegistration.id, id)))
    .orderBy(asc(examRegistration.number));
}

/** Those whose name has the words, or whose ticket ends with the digits. */
export const byNameOrTicket = (keyword: string): SQL => sql`(position(${keyword} in ${examRegistration.name}) > 0
  or ${keyword} ~ '^[0-9]+$' and ${examSeat.ticket} like ${`%${keyword.replace(/\D/g, '')}`})`;

interface Given {
  accountId: string;
  registrationId: string;
  files: readonly { kind: EvidenceKind; fileId: string }[];
  /** The measures of the project. */
  photo: ExamSettings['photo'];
  now: Date;
}

/** Binds uploaded files to a registration. @throws AppError INVALID_INPUT */
export async function addEvidence(tx: Database, { accountId, registrationId, files, photo, now }: Given) {
  if (files.length === 0) return;
  const ids = files.map(({ fileId }) => fileId);
  if (new Set(ids).size < ids.length) throw fieldError('body.evidence', '同一个文件只能作为一份材料');
  const taken = await takeFiles(tx, { accountId, ids, kind: 'examEvidence', now, path: 'body.evidence' });
  taken.forEach((file, at) => {
    if (files[at]?.kind === 'photo') requirePhoto(file, photo);
  });
  await tx.insert(examEvidence).values(
    taken.map(({ id: fileId, name, type }, at) => {
      const kind = files[at]?.kind ?? 'other';
      return { registrationId, fileId, name, type, kind, at: now };
    }),
  );
}

/** Removes evidence, of some kinds or all; the files are no longer served. */
export async function dropEvidence(
  tx: Database,
  registrationIds: readonly string[],
  { kinds, now }: { kinds?: readonly string[]; now: Date },
): Promise<void> {
  const those = matching(examEvidence, { registrationId: registrationIds, kind: kinds });
  const dropped = await tx.delete(examEvidence).where(those).returning();
  const fileIds = dropped.map(({ fileId }) => fileId);
  await dropFiles(tx, fileIds, now);
}

/** A project of a registration, which stays as it is to the end of the transaction. @throws AppError NOT_FOUND */
export const lockedExam = (tx: Database, id: string): Promise<ExamRow> =>
  rowOf(tx, exam, { id, absent: registrationAbsent, lock: 'share' });

/** A person who registered again meanwhile keeps the new registration. @throws AppError CONFLICT */
export async function requireNoOther(tx: Database, { examId, joberId }: RegistrationRow, message: string) {
  const live = matching(examRegistration, { examId, joberId, status: liveRegistrationStates });
  if ((await tx.$count(examRegistration, live)) > 0) throw appError('CONFLICT', { message });
}

export async function partsOf(db: Database, ids: readonly string[]) {
  const its = { registrationId: ids };
  const evidence = await rowsIn(db, examEvidence, its, { order: [examEvidence.at, examEvidence.id] });
  const events = await rowsIn(db, examRegistrationEvent, its, { order: [examRegistrationEvent.id] });
  const of = <T extends { registrationId: string }>(rows: readonly T[]) =>
    Map.groupBy(rows, ({ registrationId }) => registrationId);
  return { evidence: of(evidence), events: of(events) };
}

/** Records that somebody looked at identity numbers or at evidence. */
export async function recordLooks(db: Database, looks: (typeof examLook.$inferInsert)[]): Promise<void> {
  await db.insert(examLook).values(looks);
}
