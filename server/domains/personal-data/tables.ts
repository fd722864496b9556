import { type SQL, sql } from 'drizzle-orm';
import type { ErasedPerson, ErasureRule, ServerModule } from '#server/module.ts';

export const gone = '已注销用户';
const byAccount = (table: string): ErasureRule => ({
  erase: ({ accountId }) => [sql`delete from ${sql.identifier(table)} where account_id = ${accountId}`],
});
export const byJober = (table: string): ErasureRule => ({
  erase: ({ joberId }) => (joberId ? [sql`delete from ${sql.identifier(table)} where jober_id = ${joberId}`] : []),
});
const byPhone = (table: string): ErasureRule => ({
  erase: ({ phone }) => [sql`delete from ${sql.identifier(table)} where phone = ${phone}`],
});
export const ofSeeker = (write: (joberId: string, person: ErasedPerson) => SQL[]): ErasureRule => ({
  erase: (person) => (person.joberId ? write(person.joberId, person) : []),
});
const talksOf = (joberId: string) => sql`(select t.id from conversation t where t.jober_id = ${joberId})`;
const sentBy = (joberId: string) => sql`(select d.id from delivery d where d.jober_id = ${joberId})`;
/** Companies that talked with a seeker or received a delivery, and their people. */
const companiesOf = (joberId: string) => sql`(
  select t.company_id from conversation t where t.jober_id = ${joberId}
  union select d.company_id from delivery d where d.jober_id = ${joberId})`;
const readersOf = (joberId: string) => sql`(
  select m.account_id from company_member m where m.company_id in ${companiesOf(joberId)})`;

/** A name as it is written within JSON. */
const quoted = sql`trim(both '"' from to_jsonb(j.name)::text)`;
/** Notices to companies and their people that contain the name. */
const withoutName = (joberId: string): SQL[] => [
  sql`update notification n set title = replace(n.title, j.name, ${gone}), body = replace(n.body, j.name, ${gone}),
    who = replace(n.who, j.name, ${gone}), detail = replace(n.detail, j.name, ${gone})
    from jober j where j.id = ${joberId}
    and (n.account_id in ${readersOf(joberId)} or n.company_id in ${companiesOf(joberId)})
    and (position(j.name in n.title) > 0 or position(j.name in n.body) > 0)`,
];

/** A frozen resume of which only the form is left. */
export const withoutPerson = sql`jsonb_build_object(
  'resumeName', '', 'content', '{"languages": {"foreign": []}}'::jsonb || (
    select coalesce(jsonb_object_agg(key, '[]'::jsonb), '{}') from jsonb_each(snapshot -> 'content')
    where jsonb_typeof(value) = 'array') || '{"email": "", "intro": "", "arrival": ""}',
  'jober', jsonb_build_object('id', jober_id::text, 'name', ${gone}::text, 'gender', 'undisclosed', 'birthday', '1900-01-01',
    'education', '', 'identity', '', 'cityCode', null, 'avatarUrl', null, 'phone', ''))`;

const operators = '运营自己的记录，只增不改；看过谁只记编号和打码的手机号';
const trade = '交易与账目按法律保存，只有账号编号，没有姓名和手机号';
const moves = '状态的经过，只有编号';

const coreTables: Record<string, ErasureRule> = {
  notification: {
    erase: ({ accountId, joberId }) => [
      sql`delete from notification where account_id = ${accountId}`,
      ...(joberId ? withoutName(joberId) : []),
    ],
  },
  account_event: {
    erase: ({ accountId, joberId }) => [
      sql`delete from account_event where account_id = ${accountId}`,
      ...(joberId
        ? [
            sql`update account_event e set payload = e.payload || '{"text": "", "data": null, "file": null}'
              where e.account_id in ${readersOf(joberId)} and e.type = 'message'
              and e.payload ->> 'conversationId' in (select t.id::text from conversation t where t.jober_id = ${joberId})`,
            sql`update account_event e set payload = replace(e.payload::text, ${quoted}, ${gone})::jsonb
              from jober j where j.id = ${joberId} and e.account_id in ${readersOf(joberId)}
              and position(${quoted} in e.payload::text) > 0`,
          ]
        : []),
    ],
  },
  account_event_counter: byAccount('account_event_counter'),
  notice_switch: byAccount('notice_switch'),
  notice_quiet: byAccount('notice_quiet'),
  notice_contact: byAccount('notice_contact'),
  notice_contact_proof: byAccount('notice_contact_proof'),
  idempotency: byAccount('idempotency'),
  chat_message: {
    erase: ({ accountId, joberId }) => [
      sql`update chat_message set text = '', data = null, file_id = null, grams = '{}', sender_name = ${gone}, kind = 'text'
        where sender_id = ${accountId}`,
      ...(joberId
        ? [
            sql`update chat_message set data = jsonb_set(data, '{contact,seeker}', 'null')
              where conversation_id in ${talksOf(joberId)} and kind = 'contact' and data is not null`,
          ]
        : []),
    ],
  },
  conversation: ofSeeker((joberId) => [sql`update conversation set last_text = '' where jober_id = ${joberId}`]),
  chat_event: {
    erase: ({ accountId }) => [sql`update chat_event set actor_name = ${gone} where actor_id = ${accountId}`],
  },
  chat_report: {
    erase: ({ accountId }) => [sql`update chat_report set detail = '' where account_id = ${accountId}`],
  },
  chat_block: byJober('chat_block'),
  chat_phrases: byAccount('chat_phrases'),
  post_report: {
    erase: ({ accountId }) => [sql`update post_report set detail = '' where account_id = ${accountId}`],
  },
  delivery_event: ofSeeker((joberId) => [
    sql`update delivery_event set actor_name = '', note = null
      where delivery_id in ${sentBy(joberId)} and side = 'seeker'`,
  ]),
  interview: ofSeeker((joberId) => [
    sql`update interview set answer_note = '' where delivery_id in ${sentBy(joberId)}`,
  ]),
  delivery_note: ofSeeker((joberId) => [
    sql`update delivery_note set text = '' where delivery_id in ${sentBy(joberId)}`,
  ]),
  delivery_score: ofSeeker((joberId) => [
    sql`update delivery_score set comment = '' where delivery_id in ${sentBy(joberId)}`,
  ]),
  clearance: { keep: '学校依法留存的准入查询，只指向已清空的投递' },
  delivery: ofSeeker((joberId) => [
    sql`update delivery set snapshot = ${withoutPerson}, tags = default where jober_id = ${joberId}`,
  ]),
  resume: byJober('resume'),
  resume_view: byJober('resume_view'),
  talent_search: byJober('talent_search'),
  talent_card: byJober('talent_card'),
  talent_dirty: byJober('talent_dirty'),
  talent_search_change: { keep: '搜索索引的变更编号，约二十分钟后清除' },
  talent_rejection: byJober('talent_rejection'),
  talent_saved: byJober('talent_saved'),
  talent_invitation: ofSeeker((joberId) => [
    sql`update talent_invitation set message = '' where jober_id = ${joberId}`,
  ]),
  talent_invitation_event: {
    erase: ({ accountId }) => [sql`update talent_invitation_event set note = default where actor_id = ${accountId}`],
  },
  favourite: byJober('favourite'),
  follow: byJober('follow'),
  saved_search: byJober('saved_search'),
  seen_post: byJober('seen_post'),
  dismissed_post: byJober('dismissed_post'),
  calendar_feed: byJober('calendar_feed'),
  jober_block: byJober('jober_block'),
  upload: {
    // The sweep of files deletes the bytes, then the rows. Certification papers belong to the company.
    erase: ({ accountId }) => [
      sql`update upload set dropped_at = now(), name = '' where account_id = ${accountId} and dropped_at is null
        and not exists (select from company_paper p where p.file_id = upload.id)`,
    ],
  },
  account_export: {
    erase: ({ accountId }) => [sql`update account_export set expires_at = now() where account_id = ${accountId}`],
  },
  recruiter_profile: byAccount('recruiter_profile'),
  account_paper: byAccount('account_paper'),
  company_member: {
    erase: ({ accountId }) => [
      sql`update company_member set status = 'left', name = ${gone}, title = '', avatar_url = null
        where account_id = ${accountId}`,
    ],
  },
  member_event: { keep: moves },
  member_link: { keep: moves },
  company_change: { keep: '单位的资料变更，提交人只有编号' },
  company_event: { keep: moves },
  broadcast: { keep: '群发的通知，操作人只有编号' },
  post_event: { keep: moves },
  post_draft: { keep: '单位的草稿；保存人只有当时的称呼' },
  legal_text: { keep: operators },
  review_claim: { keep: operators },
  review_decision: { keep: operators },
  operator: { keep: operators },
  operator_act: { keep: operators },
  account_ban: { keep: '封禁的依据，只有编号' },
  box_batch: { keep: moves },
  ledger_posting: { keep: trade },
  ledger_entry: { keep: '账目的科目，不是人' },
  ledger_checkpoint: { keep: '账目的核对，不是人' },
  ledger_check: { keep: '账目的核对，不是人' },
  ledger_lot: { keep: '账目的科目，不是人' },
  asked_code: byPhone('asked_code'),
  sms_code: byPhone('sms_code'),
  register_ticket: byPhone('register_ticket'),
  phone_change: byAccount('phone_change'),
  oauth_attempt: byAccount('oauth_attempt'),
  login_ticket: byAccount('login_ticket'),
  account_login: byAccount('account_login'),
  account_move: {
    erase: ({ accountId }) => [sql`update account_move set note = '' where account_id = ${accountId}`],
  },
  // Sign-in records and consents are already in the encrypted archive, if there is one.
  session: byAccount('session'),
  consent: byAccount('consent'),
  jober: ofSeeker((joberId) => [
    sql`update jober set name = ${gone}, gender = 'undisclosed', birthday = '1900-01-01', education = '', identity = '',
        city_code = null, household = null, avatar_url = null, privacy = 'hidden', personalised = false
      where id = ${joberId}`,
  ]),
  account: {
    erase: ({ accountId }) => [
      sql`update account set phone = 'erased-' || id, password_hash = null, reassigned_phone_hash = null where id = ${accountId}`,
    ],
  },
};

/**
 * Every table that refers to a person, in the order of erasure: copies of a name before the name itself. A test reads the
 * database's columns and fails for a table without a rule.
 */
export const personalTables = (modules: readonly ServerModule[]): Record<string, ErasureRule> =>
  Object.assign({}, ...modules.map((module) => module.personalTables), coreTables);
