import { sql } from 'drizzle-orm';
import type { Viewer } from '#contract/resumes/resume-views.ts';
import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';

export interface View {
  joberId: string;
  companyId: string;
  memberId: string;
  via: Viewer['via'];
  deliveryId?: string | undefined;
  now: Date;
}

/** Reloading a page is not another view. */
const sameLookMs = 30 * 60_000;

/** Records a recruiter's view of a seeker for 谁看过我; views within 30 minutes count once. */
export async function recordView(
  db: Database,
  { joberId, companyId, memberId, via, deliveryId, now }: View,
): Promise<void> {
  await db.execute(sql`
    insert into resume_view (id, jober_id, company_id, member_id, via, delivery_id, viewed_at)
    select ${newId()}, ${joberId}, ${companyId}, ${memberId}, ${via}, ${deliveryId ?? null}, ${now}
    where not exists (
      select from resume_view
      where resume_view.jober_id = ${joberId} and resume_view.member_id = ${memberId}
        and resume_view.delivery_id is not distinct from ${deliveryId ?? null}
        and resume_view.viewed_at > ${new Date(now.getTime() - sameLookMs)})`);
}
