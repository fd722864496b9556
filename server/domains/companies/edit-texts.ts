import { eq } from 'drizzle-orm';
import { type CompanyTexts, companyTextNames } from '#contract/companies/company-texts.ts';
import { company, companyEvent } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { notifyPeople } from './notify-people.ts';
import { type CompanyRow, companyChanged, lockCompany } from './store.ts';

interface Edit {
  companyId: string;
  operatorId: string;
  /** Absent fields stay; '' hides a text. */
  texts: Partial<CompanyTexts>;
  /** The reason for the company. */
  reason: string;
  now: Date;
}

export const textsOf = ({ intro, address, facts }: Pick<CompanyRow, 'intro' | 'address' | 'facts'>): CompanyTexts => ({
  intro,
  address,
  nature: facts.nature ?? '',
});

/** The result of an edit: the company, the changed fields, and whether all are hidden now. */
interface Edited {
  name: string;
  fields: string;
  hidden: boolean;
}

/**
 * An operator's edit of a company's page; the company is notified, and may edit again. Null if nothing changes.
 * @throws AppError NOT_FOUND
 */
export async function editTexts(tx: Database, edit: Edit): Promise<Edited | null> {
  const { companyId, operatorId, texts, reason, now } = edit;
  const row = await lockCompany(tx, companyId);
  if (!row) throw appError('NOT_FOUND', { message: '该单位不存在' });
  const before = textsOf(row);
  const changed = (Object.keys(companyTextNames) as (keyof CompanyTexts)[]).filter(
    (field) => texts[field] !== undefined && texts[field] !== before[field],
  );
  if (changed.length === 0) return null;
  const { intro, address, nature } = { ...before, ...texts };
  const facts = { ...row.facts, nature: nature || undefined };
  await tx.update(company).set({ intro, address, facts, updatedAt: now }).where(eq(company.id, companyId));
  const fields = changed.map((field) => companyTextNames[field]).join('、');
  const hidden = changed.every((field) => texts[field] === '');
  const move = hidden ? 'hide-text' : 'edit-text';
  const note = `${fields}：${reason}`;
  const event = { companyId, move, fromStatus: row.status, toStatus: row.status, actorId: operatorId, note };
  await tx.insert(companyEvent).values({ ...event, at: now });
  await companyChanged(tx, companyId, false);
  const title = `${fields}已被平台${hidden ? '隐藏' : '修改'}`;
  const notice = { kind: 'company.text' as const, title, body: reason, link: '/means', now };
  await notifyPeople(tx, companyId, notice, `company:${companyId}:text:${now.getTime()}`);
  return { name: row.name, fields, hidden };
}
