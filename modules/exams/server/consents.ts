import { sql } from 'drizzle-orm';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import type { Database } from '#server/platform/database/database.ts';

/** What a seeker gave to organisers of public examinations, and when: each registration with its papers. */
export async function consentsOf(db: Database, joberId: string): Promise<AccountOverview['consents']> {
  const { rows } = await db.execute<{
    at: string;
    title: string;
    company: string;
    employer: string;
    files: number;
  }>(sql`
    select r.submitted_at::text as at, e.title, c.name as company, p.employer,
      (select count(*)::int from exam_evidence v where v.registration_id = r.id) as files
    from exam_registration r join exam e on e.id = r.exam_id join company c on c.id = e.company_id
      join exam_post p on p.id = r.exam_post_id
    where r.jober_id = ${joberId} order by r.submitted_at desc limit 50`);
  return rows.map(({ at, title, company, employer, files }) => ({
    kind: 'exam',
    version: '',
    grantedAt: new Date(at).toISOString(),
    company,
    about: `“${title}”报名：简历、证件号码${files > 0 ? `、${files} 份材料` : ''}，供${employer}岗位的资格审核`,
  }));
}
