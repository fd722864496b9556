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
    file: 'exams',
    title: '关注的公开招聘',
    of: ['exam_follow'],
    rows: sql`select e.title as post, f.at as created_at from exam_follow f join exam e on e.id = f.exam_id where f.jober_id = ${joberId}`,
  },
  {
    file: 'exam-registrations',
    title: '公招报名',
    of: ['exam_registration', 'exam_evidence'],
    rows: sql`select e.title as exam, p.title as post, r.number, r.status, r.reason, r.identity_masked, r.accessible, r.submitted_at, r.decided_at,
        r.snapshot, (select coalesce(jsonb_agg(v.name order by v.at, v.id), '[]') from exam_evidence v where v.registration_id = r.id) as files
      from exam_registration r join exam e on e.id = r.exam_id join exam_post p on p.id = r.exam_post_id
      where r.jober_id = ${joberId} order by r.submitted_at`,
  },
  {
    file: 'exam-steps',
    title: '公招报名的经过',
    of: ['exam_registration_event'],
    rows: sql`select e.title as exam, v.to_status as status, v.side, v.note, v.at
      from exam_registration_event v join exam_registration r on r.id = v.registration_id join exam e on e.id = r.exam_id
      where r.jober_id = ${joberId} and v.move not in ('propose', 'dispute') order by v.at`,
  },
  {
    file: 'exam-results',
    title: '公招成绩与名单',
    of: ['exam_result'],
    // What is not applied yet may not be public.
    rows: sql`select e.title as exam, t.title as post, p.kind, v.written, v.interview, v.total, v.rank, v.outcome, v.note, p.public_at
      from exam_result v join exam_registration r on r.id = v.registration_id join exam_post t on t.id = v.exam_post_id
      join exam_publication p on p.id = v.publication_id join exam e on e.id = p.exam_id
      where r.jober_id = ${joberId} and p.applied_at is not null order by p.public_at`,
  },
  {
    file: 'exam-objections',
    title: '公招复查与异议',
    of: ['exam_objection'],
    rows: sql`select e.title as exam, o.kind, o.body, o.status, o.answer, o.made_at, o.answered_at
      from exam_objection o join exam e on e.id = o.exam_id where o.account_id = ${accountId} order by o.made_at`,
  },
  {
    file: 'exam-questions',
    title: '公招提问',
    of: ['exam_question'],
    rows: sql`select e.title as exam, q.body, q.created_at, q.answer, q.answered_at
      from exam_question q join exam e on e.id = q.exam_id where q.jober_id = ${joberId} order by q.created_at`,
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
    file: 'lectures',
    title: '报名的讲座',
    of: ['lecture_guest'],
    rows: sql`select l.title as lecture, l.starts_at, g.state as status, g.signed_at
      from lecture_guest g join content_item l on l.id = g.lecture_id where g.jober_id = ${joberId} order by g.signed_at`,
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
