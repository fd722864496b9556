import { sql } from 'drizzle-orm';
import type { ExportSource } from '#server/module.ts';

/** A person's identity on the site: account, resumes, consents, sign-ins and notification settings. */
export const partsOfPerson = (accountId: string, joberId: string): ExportSource[] => [
  {
    file: 'account',
    title: '账号',
    of: ['account'],
    rows: sql`select id::text, phone, status, created_at, last_sign_in_at from account where id = ${accountId}`,
  },
  {
    file: 'profile',
    title: '个人信息',
    of: ['jober'],
    rows: sql`select name, gender, birthday, education, identity, city_code, household, privacy, blind_screening, personalised, created_at
      from jober where id = ${joberId}`,
  },
  {
    file: 'resumes',
    title: '简历',
    of: ['resume'],
    rows: sql`select name, is_default, content, created_at, updated_at from resume where jober_id = ${joberId}`,
  },
  {
    file: 'files',
    title: '上传的文件',
    of: ['upload'],
    rows: sql`select name, kind, type, size, created_at from upload
      where account_id = ${accountId} and dropped_at is null and claimed_at is not null order by created_at`,
  },
  {
    file: 'consents',
    title: '授权记录',
    of: ['consent'],
    rows: sql`select kind, version, granted_at, revoked_at, ip from consent where account_id = ${accountId} order by granted_at`,
  },
  {
    file: 'sign-ins',
    title: '登录记录',
    of: ['session'],
    rows: sql`select created_at, ended_at, ip, user_agent from session where account_id = ${accountId} order by created_at`,
  },
  {
    file: 'logins',
    title: '第三方登录',
    of: ['account_login'],
    rows: sql`select provider, bound_at from account_login where account_id = ${accountId}`,
  },
  {
    file: 'contacts',
    title: '通知邮箱和微信通知',
    of: ['notice_contact'],
    rows: sql`select channel, case when channel = 'email' then address end as address, bound_at from notice_contact
      where account_id = ${accountId}`,
  },
  {
    file: 'notice-switches',
    title: '通知开关',
    of: ['notice_switch'],
    rows: sql`select topic, channel, is_on from notice_switch where account_id = ${accountId}`,
  },
  {
    file: 'quiet-hours',
    title: '免打扰时间',
    of: ['notice_quiet'],
    rows: sql`select to_char(make_interval(mins => from_minute), 'HH24:MI') as from_time,
      to_char(make_interval(mins => to_minute), 'HH24:MI') as to_time from notice_quiet where account_id = ${accountId}`,
  },
  {
    file: 'notices',
    title: '通知',
    of: ['notification'],
    rows: sql`select title, body, created_at, read_at from notification where account_id = ${accountId} order by created_at`,
  },
  {
    file: 'blocks',
    title: '屏蔽的单位',
    of: ['jober_block', 'chat_block'],
    rows: sql`select c.name as company, b.group_key, b.created_at from jober_block b join company c on c.id = b.company_id
        where b.jober_id = ${joberId}
      union all select c.name, '只在沟通中', b.at from chat_block b join company c on c.id = b.company_id
        where b.jober_id = ${joberId} and b.side = 'seeker'`,
  },
  {
    file: 'recruiter',
    title: '招聘者身份',
    of: ['company_member', 'recruiter_profile'],
    rows: sql`select c.name as company, m.role, m.status, m.name, m.title from company_member m
      join company c on c.id = m.company_id where m.account_id = ${accountId}`,
  },
];
