import { sql } from 'drizzle-orm';
import type { PartSource } from '#server/module.ts';

/** A person's activity on the site and the answers to it. Internal remarks of a company are excluded. */
export const partsOfActivity = (accountId: string, joberId: string): PartSource[] => [
  {
    file: 'deliveries',
    title: '投递',
    of: ['delivery'],
    rows: sql`select p.title as post, c.name as company, d.status, d.reason, d.submitted_at, d.changed_at, d.snapshot
      from delivery d join post p on p.id = d.post_id join company c on c.id = d.company_id
      where d.jober_id = ${joberId} order by d.submitted_at`,
  },
  {
    file: 'delivery-steps',
    title: '投递的经过',
    of: ['delivery_event'],
    rows: sql`select p.title as post, c.name as company, e.to_status as status, e.side,
        case when e.side = 'seeker' then e.note end as note, e.at
      from delivery_event e join delivery d on d.id = e.delivery_id
      join post p on p.id = d.post_id join company c on c.id = d.company_id
      where d.jober_id = ${joberId} order by e.at`,
  },
  {
    file: 'interviews',
    title: '面试',
    of: ['interview'],
    rows: sql`select p.title as post, c.name as company, i.starts_at, i.mode, i.place, i.room, i.link, i.contact, i.note, i.status,
        i.proposed_at, i.answer_note, i.answered_at
      from interview i join delivery d on d.id = i.delivery_id
      join post p on p.id = d.post_id join company c on c.id = d.company_id
      where d.jober_id = ${joberId} order by i.starts_at`,
  },
  {
    file: 'invitations',
    title: '单位的沟通邀请',
    of: ['talent_invitation'],
    rows: sql`select p.title as post, c.name as company, i.status, i.message, i.created_at, i.ended_at
      from talent_invitation i join post p on p.id = i.post_id join company c on c.id = i.company_id
      where i.jober_id = ${joberId} order by i.created_at`,
  },
  {
    file: 'messages',
    title: '沟通',
    of: ['conversation', 'chat_message'],
    rows: sql`select c.name as company, m.side, m.text, m.kind, m.at
      from conversation t join company c on c.id = t.company_id join chat_message m on m.conversation_id = t.id
      where t.jober_id = ${joberId} order by t.id, m.number`,
  },
  {
    file: 'phrases',
    title: '我的常用语',
    of: ['chat_phrases'],
    rows: sql`select side, jsonb_array_elements_text(items) as text from chat_phrases
      where account_id = (select account_id from jober where id = ${joberId}) order by side`,
  },
  {
    file: 'views',
    title: '谁看过我',
    of: ['resume_view'],
    rows: sql`select c.name as company, v.via, v.viewed_at from resume_view v join company c on c.id = v.company_id
      where v.jober_id = ${joberId} order by v.viewed_at`,
  },
  {
    file: 'favourites',
    title: '收藏的职位',
    of: ['favourite'],
    rows: sql`select p.title as post, f.created_at from favourite f join post p on p.id = f.post_id where f.jober_id = ${joberId}`,
  },
  {
    file: 'follows',
    title: '关注的单位',
    of: ['follow'],
    rows: sql`select c.name as company, f.created_at from follow f join company c on c.id = f.company_id where f.jober_id = ${joberId}`,
  },
  {
    file: 'searches',
    title: '保存的搜索',
    of: ['saved_search'],
    rows: sql`select name, filters, alerts, created_at from saved_search where jober_id = ${joberId} order by created_at`,
  },
  {
    file: 'history',
    title: '浏览记录',
    of: ['seen_post'],
    rows: sql`select p.title as post, s.seen_at from seen_post s join post p on p.id = s.post_id
      where s.jober_id = ${joberId} order by s.seen_at`,
  },
  {
    file: 'dismissed',
    title: '不再推荐的职位',
    of: ['dismissed_post'],
    rows: sql`select p.title as post, s.dismissed_at from dismissed_post s join post p on p.id = s.post_id
      where s.jober_id = ${joberId} order by s.dismissed_at`,
  },
  {
    file: 'reports',
    title: '我的举报',
    of: ['post_report', 'chat_report'],
    rows: sql`select p.title as about, r.reason, r.detail, r.status, r.created_at
        from post_report r join post p on p.id = r.post_id where r.account_id = ${accountId}
      union all select c.name, r.reason, r.detail, r.status, r.created_at
        from chat_report r join conversation t on t.id = r.conversation_id join company c on c.id = t.company_id
        where r.account_id = ${accountId}`,
  },
];
