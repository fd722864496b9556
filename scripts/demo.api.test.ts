import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import { postForm, tenureInfoOf } from '#contract/posts/post-fields.ts';
import { demoAccounts, demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { bulkInsert } from '#database/demo/bulk-insert.ts';
import { demoCompanyName } from '#database/demo/companies/kinds.ts';
import { type DemoOptions, loadDemo } from '#database/demo/load-demo.ts';
import { companyPhotoFiles } from '#database/demo/photos.ts';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import { serverModules } from '#modules/server.ts';
import { plainPath } from '#server/domains/files/public.ts';
import type { ServerModule } from '#server/module.ts';
import { useTestDatabase as testDatabase } from '#server/platform/testing/database.ts';

const now = new Date('2026-11-21T02:30:00Z');
const size: DemoOptions = { posts: 200, companies: 20, resumes: 50, seed: 7, now, modules: serverModules };

async function openDatabase() {
  const pool = new Pool({ connectionString: await testDatabase(), max: 3 });
  afterAll(() => pool.end());
  const db = drizzle({ client: pool });
  const rows = async <T>(sql: string) => (await pool.query(sql)).rows as T[];
  const number = async (sql: string) => Number((await rows<{ n: string }>(`select (${sql}) as n`))[0]?.n);
  return { db, rows, number };
}

const [first, again, cut] = [await openDatabase(), await openDatabase(), await openDatabase()];
const { rows, number } = first;
const stages: string[] = [];
await loadDemo(first.db, { ...size, onProgress: (stage) => stages.push(stage) });

/** The part of the data that the seed determines. */
const fingerprint = `
  select md5(string_agg(line, '|' order by line)) as hash from (
    select post.id || post.title || post.description || coalesce(post.refreshed_at::text, '') as line from post
    union all select delivery.id || delivery.status || delivery.snapshot::text from delivery
    union all select account.id || account.phone || account.password_hash from account
    union all select company.id || company.name || coalesce(company.reply_rate::text, '') from company
    union all select conversation.id || conversation.last_text || conversation.last_at from conversation
  ) as everything`;

test('as many are loaded as were asked for, and the stages are told in order', async () => {
  expect(await number('select count(*) from company')).toBe(20);
  expect(await number('select count(*) from post')).toBe(200);
  expect(await number('select count(*) from resume')).toBe(50);
  expect(await number('select count(*) from delivery')).toBeGreaterThan(100);
  expect([...new Set(stages)]).toEqual(['单位', '职位', '简历与投递']);
  expect(await number(`select count(*) from system_fact where name = 'demo'`)).toBe(1);
});

test('what a demo post says of its tenure and of how one is chosen could have been written in the form', async () => {
  const posts = await first.db.select({ tenureInfo: post.tenureInfo, steps: post.steps }).from(post);
  expect(posts.filter(({ tenureInfo }) => tenureInfo).length).toBeGreaterThan(10);
  for (const { tenureInfo, steps } of posts) {
    const form = postForm.shape;
    expect(tenureInfoOf(form.tenureInfo.parse(tenureInfo ?? undefined))).toEqual(tenureInfo);
    expect(form.steps.parse(steps)).toEqual(steps);
  }
});

test('people talk about what they delivered; what is unread is counted right, and the two of the demo have some', async () => {
  expect(await number('select count(*) from conversation')).toBeGreaterThan(10);
  const wrong = `select count(*) from conversation c where
    last_number <> (select count(*) from chat_message m where m.conversation_id = c.id)
    or last_at > '${now.toISOString()}'
    or seeker_unread <> (select count(*) from chat_message m
      where m.conversation_id = c.id and m.number > c.seeker_read and m.side <> 'seeker')
    or company_unread <> (select count(*) from chat_message m
      where m.conversation_id = c.id and m.number > c.company_read and m.side <> 'company')`;
  expect(await number(wrong)).toBe(0);
  expect(await number(`select count(*) from conversation where last_text ~ '^\\[(.+)\\] \\1$'`)).toBe(0);
  const of = (phone: string, side: string) => `select coalesce(sum(${side}_unread), 0) from conversation c
    join jober j on j.id = c.jober_id join account ja on ja.id = j.account_id
    join company_member m on m.id = c.member_id join account ma on ma.id = m.account_id
    where '${phone}' in (ja.phone, ma.phone)`;
  expect(await number(of('13800000001', 'seeker'))).toBeGreaterThan(0);
  expect(await number(of('13900000001', 'company'))).toBeGreaterThan(0);
});

test('the same seed makes the same rows; a database that is not empty is left alone', async () => {
  await loadDemo(again.db, size);
  expect(await again.rows(fingerprint)).toEqual(await rows(fingerprint));
  await expect(loadDemo(again.db, { ...size, seed: 8 })).rejects.toThrow('empty');
  expect(await again.rows(fingerprint)).toEqual(await rows(fingerprint));
});

test('a load that is cut off leaves nothing behind', async () => {
  const onProgress = (stage: string) => {
    if (stage === '简历与投递') throw new Error('cut off');
  };
  await expect(loadDemo(cut.db, { ...size, onProgress })).rejects.toThrow('cut off');
  for (const table of ['account', 'company', 'post', 'resume']) {
    expect(await cut.number(`select count(*) from ${table}`), table).toBe(0);
  }
});

test('counted columns say what the rows say', async () => {
  const wrong = await rows(`
    select company.name, company.open_posts, count(post.id) from company left join post on post.company_id = company.id and post.status = 'open'
    group by company.id having company.open_posts <> count(post.id)`);
  expect(wrong).toEqual([]);
  expect(
    await rows(`
      select post.title from post join company on company.id = post.company_id
      where company.name = '${demoCompanyName}'
        and post.delivery_count <> (select count(*) from delivery where delivery.post_id = post.id)`),
  ).toEqual([]);
  expect(
    await rows(`
      select post.title from post
      where post.delivery_count < (select count(*) from delivery where delivery.post_id = post.id)`),
  ).toEqual([]);
});

test('a photograph is the path of an upload of its kind, whose file the store is given', async () => {
  const stored = [companyPhotoFiles(), ...serverModules.map((module: ServerModule) => module.demoFiles ?? [])].flat();
  const keys = new Set(stored.map(({ key }) => key));
  const shown = await rows<{ url: string; kind: string }>(`
    select cover_url as url, 'companyPicture' as kind from company where cover_url is not null
    union all select picture ->> 'url', 'companyPicture' from company, jsonb_array_elements(album) as picture
    union all select cover_url, 'articlePicture' from content_item where cover_url <> ''`);
  expect(shown.length).toBeGreaterThan(12);
  const files = await rows<{ id: string; name: string; kind: string; key: string }>(
    'select id::text, name, kind, storage_key as key from upload where claimed_at is not null',
  );
  for (const { url, kind } of shown) {
    const file = files.find((row) => plainPath(row) === url);
    expect(file?.kind, url).toBe(kind);
    expect(keys.has(file?.key ?? ''), file?.key).toBe(true);
  }
});

test('references without a foreign key hold too', async () => {
  const strays = [
    'select count(*) from delivery where not exists (select from resume where resume.id = delivery.resume_id and resume.jober_id = delivery.jober_id)',
    'select count(*) from delivery where not exists (select from consent where consent.id = delivery.consent_id and consent.subject_id = delivery.id)',
    'select count(*) from delivery join post on post.id = delivery.post_id where post.company_id <> delivery.company_id',
    "select count(*) from resume_view where via = 'delivery' and not exists (select from delivery where delivery.id = resume_view.delivery_id and delivery.jober_id = resume_view.jober_id)",
    'select count(*) from post join company_member on company_member.id = post.member_id where company_member.company_id <> post.company_id',
    'select count(*) from post_day where not exists (select from post where post.id = post_day.post_id)',
    'select count(*) from favourite where not exists (select from post where post.id = favourite.post_id)',
    'select count(*) from post_event where actor_id is not null and not exists (select from account where account.id = post_event.actor_id)',
    'select count(*) from jober where not exists (select from resume where resume.jober_id = jober.id and resume.is_default)',
  ];
  for (const stray of strays) expect(await number(stray), stray).toBe(0);
});

test('a delivery stands where its record ends, and was made while the post took deliveries', async () => {
  const ends = await rows(`
    select delivery.id from delivery
    where delivery.status <> (select to_status from delivery_event where delivery_event.delivery_id = delivery.id order by delivery_event.id desc limit 1)`);
  expect(ends).toEqual([]);
  const backwards = await rows(`
    select delivery_id from (
      select delivery_id, at < lag(at) over (partition by delivery_id order by id) as back from delivery_event
    ) as steps where back`);
  expect(backwards).toEqual([]);
  const untimely = await rows(`
    select delivery.id from delivery join post on post.id = delivery.post_id
    where delivery.submitted_at < post.published_at or delivery.submitted_at > coalesce(post.closed_at, 'infinity')
      or delivery.submitted_at > coalesce(post.deadline, 'infinity')`);
  expect(untimely).toEqual([]);
});

test('everyone who is named for a demo can sign in, in the part they are named for', async () => {
  const people = await rows<{
    phone: string;
    password_hash: string;
    status: string | null;
    role: string | null;
    seeker: boolean;
    operator: boolean;
  }>(`
    select account.phone, account.password_hash, company.status, company_member.role,
      exists (select from jober where jober.account_id = account.id) as seeker,
      exists (select from operator where operator.account_id = account.id) as operator
    from account
    left join company_member on company_member.account_id = account.id and company_member.status = 'active'
    left join company on company.id = company_member.company_id`);
  const of = (phone: string) => people.find((person) => person.phone === phone);
  expect(of(demoPeople.seeker.phone)).toMatchObject({ seeker: true, status: null, operator: false });
  expect(of(demoPeople.owner.phone)).toMatchObject({ status: 'approved', role: 'owner' });
  expect(of(demoPeople.colleague.phone)).toMatchObject({ status: 'approved', role: 'recruiter' });
  expect(of(demoPeople.organiser.phone)).toMatchObject({ status: 'approved', role: 'owner' });
  expect(of(demoPeople.second.phone)).toMatchObject({ status: 'approved', role: 'recruiter' });
  expect(of(demoPeople.pending.phone)).toMatchObject({ status: 'pending', role: 'owner' });
  expect(of(demoPeople.rejected.phone)).toMatchObject({ status: 'rejected', role: 'owner' });
  expect(of(demoPeople.operator.phone)).toMatchObject({ operator: true });
  expect(of(demoPeople.stranger.phone)).toBeUndefined();
  for (const { phone, password } of demoAccounts) {
    if (password) expect(await verify(of(phone)?.password_hash ?? '', demoPassword), phone).toBe(true);
  }
});

test('the demo recruiter has posts of every state and a box to work on; the demo seeker something in every state', async () => {
  const own = `(select id from company where name = '${demoCompanyName}')`;
  expect(await number(`select count(*) from post where company_id = ${own} and status = 'open'`)).toBe(37);
  expect(await number(`select count(distinct status) from post where company_id = ${own}`)).toBe(6);
  expect(await number(`select count(*) from delivery where company_id = ${own}`)).toBeGreaterThanOrEqual(60);
  const soon = `company_id = ${own} and status in ('submitted', 'viewed') and overdue_at is null`;
  expect(
    await number(
      `select count(*) from delivery where ${soon} and submitted_at < timestamptz '${now.toISOString()}' - interval '6 days'`,
    ),
  ).toBeGreaterThan(0);
  const states = await rows<{ status: string }>(`
    select distinct delivery.status from delivery join jober on jober.id = delivery.jober_id join account on account.id = jober.account_id
    where account.phone = '${demoPeople.seeker.phone}'`);
  expect(states.map(({ status }) => status)).toEqual(
    expect.arrayContaining([...openDeliveryStates, 'rejected', 'withdrawn']),
  );
});

test('reminders of a fair go to the phones of the demo’s own people alone', async () => {
  const notice = await rows<{ phone: string }>(`
    select distinct account.phone from account
    left join notice_switch on notice_switch.account_id = account.id and topic = 'fair' and channel = 'sms' and not is_on
    where notice_switch is null and (
      exists (select from fair_visitor join jober on jober.id = jober_id where jober.account_id = account.id)
      or exists (
        select from company_member join fair_exhibitor using (company_id)
        where company_member.account_id = account.id and company_member.status = 'active'))`);
  expect(notice.length).toBeGreaterThan(0);
  expect(notice.filter(({ phone }) => !/^13[89]0000000\d$/.test(phone))).toEqual([]);
});

test('what is written in bulk is read back to the letter, quotes and nulls too', async () => {
  const hostile = ['a"b', 'c\\d', 'e,f', '{g}', "h'i", ' ', 'NULL'];
  const row = {
    id: '4611686018427387903',
    status: 'draft' as const,
    name: '引号\'"与\\斜线',
    shortName: '',
    nameKey: 'k',
    type: 'other',
    cityCode: '330100',
    regionCode: '330102',
    logoUrl: null,
    benefits: hostile,
    facts: { nature: '换行\n与“引号”' },
    createdAt: now,
  };
  await bulkInsert(cut.db, company, [row, { ...row, id: '1', benefits: [] }]);
  expect(await cut.db.select().from(company).where(eq(company.id, row.id))).toMatchObject([row]);
  expect(await cut.number(`select cardinality(benefits) from company where id = 1`)).toBe(0);
});
