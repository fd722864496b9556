import { eq } from 'drizzle-orm';
import { jober } from '#database/schema/identity.ts';
import { judgeWords } from '#server/domains/companies/public.ts';
import { notifyAccount, notifyCompany } from '#server/domains/notifications/public.ts';
import { publishPages } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { experience } from '../../schema.ts';
import { absent, type ExperienceRow, lockExperience, moveExperience } from './experience-store.ts';

const LINK = '/resume/delivery';

async function tellAuthor(
  tx: Database,
  { id, joberId }: ExperienceRow,
  notice: { title: string; body: string },
  now: Date,
) {
  const [author] = await tx.select({ accountId: jober.accountId }).from(jober).where(eq(jober.id, joberId));
  if (!author) return;
  const effectKey = `experience:${id}:${notice.title}:${now.getTime()}`;
  await notifyAccount(tx, { ...author, ...notice, kind: 'delivery.experience', link: LINK, effectKey, now });
}

interface Verdict {
  id: string;
  operatorId: string;
  approve: boolean;
  /** The reason for the author. */
  reason: string;
  now: Date;
}

/** An operator's decision on waiting 面经: its author is told, and of a public one the school. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function reviewExperience(tx: Database, { id, operatorId, approve, reason, now }: Verdict): Promise<void> {
  const row = await lockExperience(tx, id);
  const { companyId } = row;
  const move = approve ? 'approve' : 'reject';
  // What was written before stays where it stands in the order: a decision is no change of the text.
  const values = { reason: approve ? null : reason, updatedAt: row.updatedAt };
  await moveExperience({ db: tx, now }, row, { companyId, move, who: 'operator', actorId: operatorId, values });
  const title = approve ? '你写的面经已公开' : '你写的面经未通过审核';
  await tellAuthor(tx, row, { title, body: reason }, now);
  if (!approve) return;
  await notifyCompany(tx, {
    companyId,
    kind: 'delivery.experience',
    title: '有应聘者写了面经',
    body: '可以以单位名义回应',
    link: '/announcements?tab=experiences',
    effectKey: `experience:${id}:${now.getTime()}`,
    now,
  });
}

interface Answer {
  id: string;
  answer: string;
  companyId: string;
  accountId: string;
  now: Date;
}

/** The school's answer, shown below the text; its author is told. @throws AppError NOT_FOUND; INVALID_INPUT for doubtful words */
export async function answerExperience(tx: Database, { id, answer, companyId, accountId, now }: Answer): Promise<void> {
  const row = await lockExperience(tx, id);
  if (row.companyId !== companyId || row.status !== 'public') throw absent();
  if (row.answer === answer) return;
  if ((await judgeWords(tx, { answer })).size > 0) throw fieldError('body.answer', '有不宜公开的文字，请改写');
  await tx.update(experience).set({ answer, answeredBy: accountId, answeredAt: now }).where(eq(experience.id, id));
  if (answer) await tellAuthor(tx, row, { title: '学校回应了你写的面经', body: answer }, now);
  await publishPages(tx, [`company:${companyId}`]);
}
