import { and, asc, eq, ne } from 'drizzle-orm';
import type { DemoTransaction } from '#database/demo/bulk-insert.ts';
import { hour, plus } from '#database/demo/moments.ts';
import { companyMember } from '#database/schema/companies.ts';
import { examRegistration, examRegistrationEvent } from '../schema/exam-registrations.ts';
import { type exam, examStaff } from '../schema/exams.ts';
import { examWords } from './exam-plans.ts';

type ExamRow = typeof exam.$inferSelect;

const roles = ['reviewer', 'rooms', 'observer'] as const;

/** Names the organiser's members who are not its owner, one for each part. */
export async function loadStaff(tx: DemoTransaction, row: ExamRow, namedBy: string): Promise<void> {
  const { companyId, status, role } = companyMember;
  const members = await tx
    .select({ id: companyMember.id })
    .from(companyMember)
    .where(and(eq(companyId, row.companyId), eq(status, 'active'), ne(role, 'owner')))
    .orderBy(asc(companyMember.id))
    .limit(roles.length);
  const named = { examId: row.id, namedBy, namedAt: row.publishedAt ?? row.createdAt };
  const rows = members.map(({ id: memberId }, at) => ({ ...named, memberId, role: roles[at] ?? 'observer' }));
  if (rows.length > 0) await tx.insert(examStaff).values(rows);
}

/** The first one who was refused appeals. */
export async function loadAppeal(tx: DemoTransaction, row: ExamRow): Promise<void> {
  const [refused] = await tx
    .select()
    .from(examRegistration)
    .where(and(eq(examRegistration.examId, row.id), eq(examRegistration.status, 'refused')))
    .orderBy(asc(examRegistration.number))
    .limit(1);
  if (!refused) return;
  const { id, decidedAt, submittedAt, reason } = refused;
  const [, note] = Object.entries(examWords.appeals).find(([label]) => reason?.startsWith(label)) ?? [];
  const at = plus(decidedAt ?? submittedAt, hour);
  await tx.update(examRegistration).set({ status: 'appealed', appealedAt: at }).where(eq(examRegistration.id, id));
  const event = { registrationId: id, fromStatus: 'refused', move: 'appeal', toStatus: 'appealed', side: 'seeker' };
  await tx.insert(examRegistrationEvent).values({ ...event, note, at });
}
