import type { PoolClient } from 'pg';
import { resumeContent, resumeSnapshot } from '#contract/resumes/resumes.ts';
import { indexVersion } from '#server/domains/search/index/keep-index.ts';

/** Rows of one block of a million deliveries. A block has people and schools of its own, so that one of them has as much in each size. */
const BLOCK = 1_000_000;
export const PEOPLE = BLOCK / 10;
export const COMPANIES = BLOCK / 200;
const POSTS = BLOCK / 2;
const TALKS = BLOCK / 5;

/** Spreads numbers over the ids, in order: an index is filled at its end, and read all over. */
const STEP = 400_000_000_000n;
const id = (number: string) => `((${number})::bigint * ${STEP})`;
export const idOf = (number: number): string => String(BigInt(number) * STEP);
/** Accounts of recruiters follow those of seekers. */
export const RECRUITERS_FROM = 5_000_000;

const words = (text: string) => text.replaceAll("'", "''");
const content = words(
  JSON.stringify(resumeContent.parse({ intro: '承担两个班的数学教学，辅导学生参加竞赛。'.repeat(10) })),
);
const person = {
  id: '1',
  name: '林小满',
  gender: 'female',
  birthday: '1996-05-12',
  education: 'bachelor',
  phone: '13800000000',
};
const snapshot = words(
  JSON.stringify(
    resumeSnapshot.parse({
      jober: { ...person, identity: 'teacher', cityCode: '330100', avatarUrl: null },
      resumeName: '我的简历',
      content: resumeContent.parse({}),
    }),
  ),
);
/** A moment of the last two years, in another order than the ids. */
const moment = (number: string) => `(now() - ((${number})::bigint * 7919 % 63000000) * interval '1 second')`;

interface Fill {
  table: string;
  columns: string;
  rows: number;
  /** Columns by `i`, from 1; `base` is what stands before this block. */
  select(block: number): string;
}

const fills: readonly Fill[] = [
  {
    table: 'account',
    columns: 'id, phone, created_at',
    rows: PEOPLE,
    select: (b) => `${id(`i + ${b * PEOPLE}`)}, (13000000000 + i + ${b * PEOPLE})::text, ${moment('i')}`,
  },
  {
    table: 'account',
    columns: 'id, phone, created_at',
    rows: COMPANIES,
    select: (b) => {
      const at = `i + ${RECRUITERS_FROM + b * COMPANIES}`;
      return `${id(at)}, (13000000000 + ${at})::text, ${moment('i')}`;
    },
  },
  {
    table: 'jober',
    columns: 'id, account_id, name, gender, birthday, education, identity, city_code',
    rows: PEOPLE,
    select: (b) => {
      const own = id(`i + ${b * PEOPLE}`);
      return `${own}, ${own}, '林' || i, 'female', '1996-05-12', 'bachelor', 'teacher', '330100'`;
    },
  },
  {
    table: 'resume',
    columns: 'id, jober_id, name, is_default, content',
    rows: PEOPLE,
    select: (b) => `${id(`i + ${b * PEOPLE}`)}, ${id(`i + ${b * PEOPLE}`)}, '我的简历', true, '${content}'::jsonb`,
  },
  {
    table: 'company',
    columns: 'id, status, name, short_name, name_key, type, city_code, region_code, intro, approved_at',
    rows: COMPANIES,
    select: (b) => {
      const name = `'澜州第' || (i + ${b * COMPANIES}) || '中学'`;
      return `${id(`i + ${b * COMPANIES}`)}, 'approved', ${name}, ${name}, ${name}, 'public-school', '330100', '330102', '', now()`;
    },
  },
  {
    table: 'company_member',
    columns: 'id, company_id, account_id, role, status, name',
    rows: COMPANIES,
    select: (b) => {
      const [own, account] = [id(`i + ${b * COMPANIES}`), id(`i + ${RECRUITERS_FROM + b * COMPANIES}`)];
      return `${own}, ${own}, ${account}, 'owner', 'active', '陈招聘'`;
    },
  },
  {
    table: 'post',
    columns:
      'id, company_id, member_id, status, title, role, stages, subjects, tenure, experience, city_code, region_code, description, published_at, refreshed_at, created_at',
    rows: POSTS,
    select: (b) => {
      const company = id(`i % ${COMPANIES} + 1 + ${b * COMPANIES}`);
      return `${id(`i + ${b * POSTS}`)}, ${company}, ${company}, case when i % 5 < 4 then 'open' else 'closed' end, '初中数学教师', 'teacher',
        '{junior}', '{math}', 'establishment', 'any', '330100', '330102', repeat('承担初中数学教学工作，参加教研活动。', 8), ${moment('i')}, ${moment('i')}, ${moment('i')}`;
    },
  },
  {
    table: 'delivery',
    columns:
      'id, post_id, company_id, jober_id, resume_id, consent_id, status, snapshot, submitted_at, viewed_at, answered_at, changed_at, overdue_at',
    rows: BLOCK,
    select: (b) => {
      const post = `((i * 7919 + i / ${POSTS}) % ${POSTS} + 1)`;
      const [jober, at] = [id(`i % ${PEOPLE} + 1 + ${b * PEOPLE}`), moment('i')];
      return `${id(`i + ${b * BLOCK}`)}, ${id(`${post} + ${b * POSTS}`)}, ${id(`${post} % ${COMPANIES} + 1 + ${b * COMPANIES}`)}, ${jober}, ${jober}, 1,
        (array['submitted', 'viewed', 'viewed', 'viewed', 'rejected', 'rejected', 'rejected', 'shortlisted', 'shortlisted', 'withdrawn'])[(i % 10 + 1)::int],
        '${snapshot}'::jsonb, ${at}, case when i % 10 > 0 then ${at} end, case when i % 10 > 3 then ${at} end, ${at}, ${at} + interval '7 days'`;
    },
  },
  {
    table: 'delivery_event',
    columns: 'delivery_id, from_status, move, to_status, side, actor_name, at',
    rows: BLOCK * 2,
    select: (b) => `${id(`(i + 1) / 2 + ${b * BLOCK}`)}, case when i % 2 = 1 then null else 'submitted' end,
      case when i % 2 = 1 then 'deliver' else 'view' end, case when i % 2 = 1 then 'submitted' else 'viewed' end,
      case when i % 2 = 1 then 'seeker' else 'recruiter' end, '林小满', ${moment('(i + 1) / 2')}`,
  },
  {
    table: 'notification',
    columns: 'id, account_id, kind, topic, title, body, link, effect_key, created_at, read_at',
    rows: BLOCK,
    select: (
      b,
    ) => `${id(`i + ${b * BLOCK}`)}, ${id(`i % ${PEOPLE} + 1 + ${b * PEOPLE}`)}, 'delivery.view', 'delivery', '您的简历被查看了',
      '澜州第' || i % ${COMPANIES} || '中学查看了您投递的简历', '/client/deliveries', 'a' || lpad((i + ${b * BLOCK})::text, 12, '0'), ${moment('i')},
      case when i % 5 > 0 then now() end`,
  },
  {
    table: 'notification',
    columns: 'id, company_id, kind, topic, title, body, link, effect_key, created_at',
    rows: BLOCK / 2,
    select: (
      b,
    ) => `${id(`i + ${b * BLOCK}`)} + 1, ${id(`i % ${COMPANIES} + 1 + ${b * COMPANIES}`)}, 'delivery.deliver', 'delivery', '收到新投递',
      '林小满投递了初中数学教师', '/enterprise/box', 'c' || lpad((i + ${b * BLOCK})::text, 12, '0'), ${moment('i')}`,
  },
  {
    table: 'conversation',
    columns:
      'id, jober_id, company_id, post_id, member_id, last_number, last_text, last_side, last_at, seeker_unread, seeker_wrote, created_at',
    rows: TALKS,
    select: (b) => {
      const post = `((i * 7919 + i / ${POSTS}) % ${POSTS} + 1)`;
      const company = id(`${post} % ${COMPANIES} + 1 + ${b * COMPANIES}`);
      return `${id(`i + ${b * TALKS}`)}, ${id(`i % ${PEOPLE} + 1 + ${b * PEOPLE}`)}, ${company}, ${id(`${post} + ${b * POSTS}`)}, ${company}, 5, '第 5 句', 'company',
        ${moment('i')}, 1, true, ${moment('i')}`;
    },
  },
  {
    table: 'chat_message',
    columns: 'conversation_id, number, side, sender_id, sender_name, text, grams, warnings, client_id, at',
    rows: BLOCK,
    select: (b) => {
      const talk = `((i - 1) / 5 + 1)`;
      return `${id(`${talk} + ${b * TALKS}`)}, (i - 1) % 5 + 1, 'seeker', ${id(`${talk} % ${PEOPLE} + 1 + ${b * PEOPLE}`)}, '林小满',
        '您好，想了解一下' || i % 9973 || '号岗位', array['您好', '了解', '岗位', (i % 9973)::text, '想了'], '{}', 'client-' || i, ${moment('i')}`;
    },
  },
  {
    table: 'account_event',
    columns: 'account_id, number, type, payload, at',
    rows: BLOCK,
    select: (b) => `${id(`(i - 1) / 10 + 1 + ${b * PEOPLE}`)}, (i - 1) % 10 + 1, 'notice',
      jsonb_build_object('id', i::text, 'kind', 'delivery.view', 'title', '您的简历被查看了', 'body', '', 'link', '/client/deliveries'), ${moment('i')}`,
  },
  {
    table: 'account_event_counter',
    columns: 'account_id, last',
    rows: PEOPLE,
    select: (b) => `${id(`i + ${b * PEOPLE}`)}, 10`,
  },
  {
    table: 'operator_act',
    columns: 'id, account_id, operator_name, operator_role, act, subject, subject_id, at',
    rows: BLOCK / 10,
    select: (
      b,
    ) => `${id(`i + ${b * BLOCK}`)}, 1, '运营小王', 'super', (array['company.approve', 'post.approve', 'user.view'])[(i % 3 + 1)::int], 'company',
      ((i % ${COMPANIES} + 1 + ${b * COMPANIES})::bigint * ${STEP})::text, ${moment('i')} + i / 3 % 3 * interval '1 year'`,
  },
];

/** Adds blocks of a million deliveries, from one number of blocks to another; indexes are made anew afterwards. */
export async function growTo(
  client: PoolClient,
  { from, to, say }: { from: number; to: number; say(what: string): void },
) {
  const tables = [...new Set(fills.map(({ table }) => table))];
  await client.query(
    "set session_replication_role = 'replica'; set maintenance_work_mem = '1GB'; set statement_timeout = 0",
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    join pg_class c on c.oid = i.indrelid
    where c.relname = any($1) and c.relnamespace = 'public'::regnamespace and not i.indisunique`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (let block = from; block < to; block += 1) {
    for (const { table, columns, rows, select } of fills)
      await client.query(
        `insert into ${table} (${columns}) select ${select(block)} from generate_series(1::bigint, ${rows}) as i`,
      );
    say(`${block + 1} million deliveries`);
  }
  // The definition of a partitioned index names its table alone.
  for (const { definition } of indexes) await client.query(definition.replace(' ON ONLY ', ' ON '));
  say('indexes');
  await client.query('insert into search_state (id, version) values (1, $1) on conflict do nothing', [indexVersion()]);
  await client.query("set session_replication_role = 'origin'");
  for (const table of tables) await client.query(`vacuum (analyze) ${table}`);
  await client.query('checkpoint');
  say('vacuum');
}
