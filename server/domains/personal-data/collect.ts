import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** A part of the export: its file, what it is called, and its rows as they are kept. */
export interface Part {
  file: string;
  title: string;
  rows: Record<string, unknown>[];
}

const own = (id: string | null) => id ?? '0';

/** Everything that is kept of a person and is theirs to have; secrets and other people's words about them are not. */
export async function collect(db: Database, accountId: string, joberId: string | null): Promise<Part[]> {
  const me = own(joberId);
  const parts = [
    [
      'account',
      '账号',
      sql`select id::text, phone, status, created_at, last_sign_in_at from account where id = ${accountId}`,
    ],
    [
      'profile',
      '个人信息',
      sql`select name, gender, birthday, education, identity, city_code, privacy, blind_screening, personalised, created_at
        from jober where id = ${me}`,
    ],
    [
      'resumes',
      '简历',
      sql`select name, is_default, content, created_at, updated_at from resume where jober_id = ${me}`,
    ],
    [
      'deliveries',
      '投递',
      sql`select p.title as post, c.name as company, d.status, d.reason, d.submitted_at, d.changed_at, d.snapshot
        from delivery d join post p on p.id = d.post_id join company c on c.id = d.company_id
        where d.jober_id = ${me} order by d.submitted_at`,
    ],
    [
      'messages',
      '沟通',
      sql`select c.name as company, m.side, m.text, m.kind, m.at
        from conversation t join company c on c.id = t.company_id join chat_message m on m.conversation_id = t.id
        where t.jober_id = ${me} order by t.id, m.number`,
    ],
    [
      'views',
      '谁看过我',
      sql`select c.name as company, v.via, v.viewed_at from resume_view v join company c on c.id = v.company_id
        where v.jober_id = ${me} order by v.viewed_at`,
    ],
    [
      'favourites',
      '收藏的职位',
      sql`select p.title as post, f.created_at from favourite f join post p on p.id = f.post_id where f.jober_id = ${me}`,
    ],
    [
      'follows',
      '关注的单位',
      sql`select c.name as company, f.created_at from follow f join company c on c.id = f.company_id where f.jober_id = ${me}`,
    ],
    [
      'searches',
      '保存的搜索',
      sql`select name, filters, alerts, created_at from saved_search where jober_id = ${me} order by created_at`,
    ],
    [
      'history',
      '浏览记录',
      sql`select p.title as post, s.seen_at from seen_post s join post p on p.id = s.post_id
        where s.jober_id = ${me} order by s.seen_at`,
    ],
    [
      'blocks',
      '屏蔽的单位',
      sql`select c.name as company, b.group_key, b.created_at from jober_block b join company c on c.id = b.company_id
        where b.jober_id = ${me}`,
    ],
    [
      'consents',
      '授权记录',
      sql`select kind, version, granted_at, revoked_at, ip from consent where account_id = ${accountId} order by granted_at`,
    ],
    [
      'sign-ins',
      '登录记录',
      sql`select created_at, ended_at, ip, user_agent from session where account_id = ${accountId} order by created_at`,
    ],
    [
      'notices',
      '通知',
      sql`select title, body, created_at, read_at from notification where account_id = ${accountId} order by created_at`,
    ],
    [
      'recruiter',
      '招聘者身份',
      sql`select c.name as company, m.role, m.status, m.name, m.title from company_member m
        join company c on c.id = m.company_id where m.account_id = ${accountId}`,
    ],
    [
      'contacts',
      '通知邮箱和微信通知',
      sql`select channel, case when channel = 'email' then address end as address, bound_at from notice_contact
        where account_id = ${accountId}`,
    ],
    ['logins', '第三方登录', sql`select provider, bound_at from account_login where account_id = ${accountId}`],
  ] as const;
  const found: Part[] = [];
  for (const [file, title, query] of parts) found.push({ file, title, rows: (await db.execute(query)).rows });
  return found;
}
