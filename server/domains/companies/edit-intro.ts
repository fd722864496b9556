import { eq } from 'drizzle-orm';
import { company, companyEvent } from '#database/schema/companies.ts';
import type { Bus } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type CompanyRow, companyChanged, lockCompany } from './store.ts';
import { tellPeople } from './tell-people.ts';

interface Edit {
  companyId: string;
  operatorId: string;
  /** '' hides it. */
  intro: string;
  /** In words for the company's people. */
  reason: string;
  now: Date;
}

/** An operator's change of what a company's page says; the company is told, and may write it anew. @throws AppError NOT_FOUND */
export async function editIntro(bus: Bus, tx: Database, edit: Edit): Promise<CompanyRow> {
  const { companyId, operatorId, intro, reason, now } = edit;
  const row = await lockCompany(tx, companyId);
  if (!row) throw appError('NOT_FOUND', { message: '该单位不存在' });
  await tx.update(company).set({ intro, updatedAt: now }).where(eq(company.id, companyId));
  const move = intro === '' ? 'hide-text' : 'edit-text';
  const event = { companyId, move, fromStatus: row.status, toStatus: row.status, actorId: operatorId, note: reason };
  await tx.insert(companyEvent).values({ ...event, at: now });
  await companyChanged(bus, tx, companyId, false);
  const title = intro === '' ? '单位简介已被平台隐藏' : '单位简介已被平台修改';
  const notice = { kind: 'company.text', title, body: reason, link: '/means', now };
  await tellPeople(tx, companyId, notice, `company:${companyId}:text:${now.getTime()}`);
  return row;
}
