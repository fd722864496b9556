import { and, asc, count, eq } from 'drizzle-orm';
import { mostTemplates, type PostDraftForm, type PostTemplate } from '#contract/posts/recruiter-posts.ts';
import { company } from '#database/schema/companies.ts';
import { postTemplate } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Writer } from './drafts.ts';

export function postTemplates(db: Database, companyId: string): Promise<PostTemplate[]> {
  const { id, name, form } = postTemplate;
  return db
    .select({ id, name, form })
    .from(postTemplate)
    .where(eq(postTemplate.companyId, companyId))
    .orderBy(asc(name));
}

/**
 * Saves a form as a template, in place of one of the same name. What belongs to one post stays out: its files, its last day and
 * its contact. The company is locked, so that concurrent additions respect the limit. @throws AppError CONFLICT
 */
export function savePostTemplate(db: Database, { companyId, now }: Writer, { name, form }: Omit<PostTemplate, 'id'>) {
  const { attachments: _files, deadline: _day, memberId: _contact, ...rest } = form;
  const kept: PostDraftForm = rest;
  return db.transaction(async (tx) => {
    await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
    await tx
      .insert(postTemplate)
      .values({ companyId, name, form: kept, createdAt: now })
      .onConflictDoUpdate({ target: [postTemplate.companyId, postTemplate.name], set: { form: kept } });
    const [known] = await tx.select({ n: count() }).from(postTemplate).where(eq(postTemplate.companyId, companyId));
    if ((known?.n ?? 0) > mostTemplates) throw appError('CONFLICT', { message: `职位模板最多 ${mostTemplates} 个` });
    return postTemplates(tx, companyId);
  });
}

/** @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function dropPostTemplate(db: Database, companyId: string, id: string): Promise<PostTemplate[]> {
  const [row] = await db
    .delete(postTemplate)
    .where(and(eq(postTemplate.id, id), eq(postTemplate.companyId, companyId)))
    .returning({ id: postTemplate.id });
  if (!row) throw appError('NOT_FOUND', { message: '模板不存在或已被删除' });
  return postTemplates(db, companyId);
}
