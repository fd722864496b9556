import { sql } from 'drizzle-orm';
import type { ExportSource, ServerModule } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';
import { partsOfPerson } from './parts-of-person.ts';

/** A person's activity on the site and the answers to it. Internal remarks of a company are excluded. */
const partsOfActivity = (accountId: string, joberId: string): ExportSource[] => [
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

/** A part of the export: its file, its title, and its stored rows. */
export interface ExportPart {
  file: string;
  title: string;
  rows: Record<string, unknown>[];
  /** Words of its column `status`, and of others. */
  states?: ExportSource['states'];
  words?: ExportSource['words'];
}

/** Every part of a person's stored data that they are entitled to; without secrets and other people's remarks about them. */
export const sourcesOf = (
  modules: readonly ServerModule[],
  accountId: string,
  joberId: string | null,
): ExportSource[] => [
  ...partsOfPerson(accountId, joberId ?? '0'),
  ...partsOfActivity(accountId, joberId ?? '0'),
  ...modules.flatMap(({ partsOfExport }) => partsOfExport?.(accountId, joberId ?? '0') ?? []),
];

const notTakenOfCore: Record<string, string> = {
  account_event: '已在通知和沟通中',
  account_event_counter: '只是序号',
  account_paper: '单位的证照，属于单位',
  account_export: '就是这份文件',
  account_ban: '平台的处置记录',
  account_move: '账号状态的经过，只有编号',
  phone_change: '等待中的换号申请，在个人主页可见',
  login_ticket: '扫码登录的一次性凭据',
  oauth_attempt: '授权登录的一次性凭据',
  idempotency: '防止重复提交的编号',
  notice_contact_proof: '验证中的凭据',
  calendar_feed: '日历订阅地址是凭据',
  talent_search: '由简历算出',
  talent_card: '由简历算出',
  talent_dirty: '由简历算出',
  talent_search_change: '只是编号，约二十分钟后清除',
  talent_rejection: '单位对人选的判断',
  talent_saved: '单位对人选的判断',
  box_batch: '单位的操作',
  broadcast: '平台群发的通知',
  company_change: '单位的资料',
  ledger_checkpoint: '单位的账目',
  ledger_entry: '单位的账目',
  ledger_lot: '单位的额度',
  operator: '运营',
  operator_act: '运营的操作',
  review_claim: '运营的操作',
  review_decision: '运营的操作',
};

/** Tables that refer to a person and are not exported; a test compares these and the parts with the schema. */
export const notTaken = (modules: readonly ServerModule[]): Record<string, string> =>
  Object.assign({}, notTakenOfCore, ...modules.map(({ notExported }) => notExported));

export async function collect(
  db: Database,
  modules: readonly ServerModule[],
  accountId: string,
  joberId: string | null,
): Promise<ExportPart[]> {
  const found: ExportPart[] = [];
  for (const { rows, of: _, ...shown } of sourcesOf(modules, accountId, joberId))
    found.push({ ...shown, rows: (await db.execute(rows)).rows });
  return found;
}
