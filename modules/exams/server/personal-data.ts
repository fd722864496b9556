import { sql } from 'drizzle-orm';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { byJober, gone, ofSeeker, withoutPerson } from '#server/domains/personal-data/public.ts';
import type { ErasureRule, ExportSource } from '#server/module.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { registration } from '../contract/registration-state.ts';
import { objection, objectionKinds } from '../contract/results/objection-state.ts';
import { outcomes, publicationKinds } from '../contract/results/publication-state.ts';

/** Takes what a table says in words of a person's registrations. */
const blanked = (table: string, registration: string, set: string) =>
  ofSeeker((joberId) => [
    sql`update ${sql.raw(table)} set ${sql.raw(set)}
      where ${sql.raw(registration)} in (select r.id from exam_registration r where r.jober_id = ${joberId})`,
  ]);

/** How the tables that refer to a person are erased, in this order. */
export const personalTables: Readonly<Record<string, ErasureRule>> = {
  exam_follow: byJober('exam_follow'),
  exam_event: { keep: '状态的经过，只有编号' },
  exam_evidence: blanked('exam_evidence', 'registration_id', "name = ''"),
  exam_registration: ofSeeker((joberId) => [
    sql`update exam_registration set name = ${gone}, checks = '[]', reason = null, identity_sealed = null, identity_hash = null,
        identity_masked = '', accessible = '', snapshot = ${withoutPerson} where jober_id = ${joberId}`,
  ]),
  exam_registration_event: blanked('exam_registration_event', 'registration_id', "note = ''"),
  exam_look: { keep: '谁看过身份证号和材料，只有编号' },
  exam_seat: { keep: '座位和准考证号，只指向已清空的报名' },
  exam_seat_change: blanked('exam_seat_change', 'registration_id', "reason = ''"),
  exam_draw: { keep: '公开抽签的名单，只有报名号' },
  exam_organiser: { keep: '运营自己的记录，只增不改；看过谁只记编号和打码的手机号' },
  exam_arrival: { keep: '谁何时到场，只指向已清空的报名' },
  exam_claim: { keep: '谁正在审核，几分钟后失效' },
  exam_candidate: blanked('exam_candidate', 'id', 'reason = null'),
  exam_log: blanked('exam_log', 'registration_id', "note = ''"),
  exam_objection: {
    erase: ({ accountId }) => [
      sql`update exam_objection set name = ${gone}, body = '' where account_id = ${accountId}`,
    ],
  },
  exam_question: byJober('exam_question'),
  exam_score: { keep: '笔试成绩，只指向已清空的报名' },
  exam_sheet: { keep: '面试评分表，只指向已清空的报名' },
  exam_recusal: { keep: '考官回避，只指向已清空的报名' },
  exam_result: { keep: '已公布的名单，姓名和准考证号已部分隐去' },
  exam_slot: { keep: '复审的时段' },
  exam_group: { keep: '面试的分组' },
  exam_judge: { keep: '考官名单，组织单位留档' },
  exam_proposal: { keep: '考官和规则的变更，只有工作人员的编号' },
  exam_output: { keep: '公开名单和抽签的文件，姓名和准考证号已部分隐去' },
  exam_publication: { keep: '公布的时间和合计' },
  exam_seal: { keep: '经过的哈希' },
  exam_staff: { keep: '谁参与了项目的工作，只有成员编号' },
};

const labelsOf = (kinds: Record<string, { label: string }>) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { label }]) => [kind, label]));

/** What a person's export has of their registrations, results, objections and questions. */
export const partsOfExport = (accountId: string, joberId: string): ExportSource[] => [
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
    states: registration.labels.seeker,
  },
  {
    file: 'exam-steps',
    title: '公招报名的经过',
    of: ['exam_registration_event'],
    rows: sql`select e.title as exam, v.to_status as status, v.side, v.note, v.at
      from exam_registration_event v join exam_registration r on r.id = v.registration_id join exam e on e.id = r.exam_id
      where r.jober_id = ${joberId} and v.move not in ('propose', 'dispute') order by v.at`,
    states: registration.labels.seeker,
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
    words: { kind: labelsOf(publicationKinds), outcome: outcomes },
  },
  {
    file: 'exam-objections',
    title: '公招复查与异议',
    of: ['exam_objection'],
    rows: sql`select e.title as exam, o.kind, o.body, o.status, o.answer, o.made_at, o.answered_at
      from exam_objection o join exam e on e.id = o.exam_id where o.account_id = ${accountId} order by o.made_at`,
    states: objection.labels.seeker,
    words: { kind: objectionKinds },
  },
  {
    file: 'exam-questions',
    title: '公招提问',
    of: ['exam_question'],
    rows: sql`select e.title as exam, q.body, q.created_at, q.answer, q.answered_at
      from exam_question q join exam e on e.id = q.exam_id where q.jober_id = ${joberId} order by q.created_at`,
  },
];

/** What a seeker gave to organisers of public examinations, and when: each registration with its papers. */
export async function consentsOf(db: Database, joberId: string): Promise<AccountOverview['consents']> {
  const rows = await rowsOf(db, {
    at: 'string',
    title: 'string',
    company: 'string',
    employer: 'string',
    files: 'number',
  })`
    select r.submitted_at::text as at, e.title, c.name as company, p.employer,
      (select count(*)::int from exam_evidence v where v.registration_id = r.id) as files
    from exam_registration r join exam e on e.id = r.exam_id join company c on c.id = e.company_id
      join exam_post p on p.id = r.exam_post_id
    where r.jober_id = ${joberId} order by r.submitted_at desc limit 50`;
  return rows.map(({ at, title, company, employer, files }) => ({
    kind: 'exam',
    version: '',
    grantedAt: new Date(at).toISOString(),
    company,
    about: `“${title}”报名：简历、证件号码${files > 0 ? `、${files} 份材料` : ''}，供${employer}岗位的资格审核`,
  }));
}
