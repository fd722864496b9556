import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { isHoliday } from '#database/demo/holidays.ts';
import { loadDemo } from '#database/demo/load-demo.ts';
import { serverModules } from '#modules/server.ts';
import { useTestDatabase as testDatabase } from '#server/platform/testing/database.ts';

// The demo's people act consistently with their profiles.
const now = new Date('2026-11-21T02:30:00Z');
const pool = new Pool({ connectionString: await testDatabase(), max: 3 });
afterAll(() => pool.end());
await loadDemo(drizzle({ client: pool }), {
  posts: 4000,
  companies: 80,
  resumes: 300,
  seed: 20261121,
  now,
  modules: serverModules,
});

const rows = async <T>(sql: string) => (await pool.query(sql)).rows as T[];
const { seeker, owner } = demoPeople;
const jober = `(select jober.id from jober join account on account.id = account_id where phone = '${seeker.phone}')`;
const school = `(select company_id from company_member join account on account.id = account_id where phone = '${owner.phone}')`;
const inShanghai = (column: string) => `extract(hour from ${column} at time zone 'Asia/Shanghai')::int`;

test('the demo seeker, who teaches in 杭州, is paid for lessons of her own city and subject, and has a slip to confirm', async () => {
  const hired = await rows(`
    select post.city_code as city, post.subjects, post.experience <> 'graduate' as "forHer",
      (select array_agg(status order by month) from wage_slip where agreement_id = agreement.id) as slips
    from wage_agreement agreement join delivery on delivery.id = agreement.delivery_id join post on post.id = delivery.post_id
    where agreement.jober_id = ${jober}`);
  expect(hired).toEqual([{ city: '330100', subjects: ['math'], forHer: true, slips: ['paid', 'issued'] }]);
});

test('nobody is paid before being taken on, for a holiday, or for 晚自习 in a 小学', async () => {
  const early = await rows(`
    select agreement.id from wage_agreement agreement join delivery on delivery.id = agreement.delivery_id
    where agreement.from_day::date <= (delivery.changed_at at time zone 'Asia/Shanghai')::date`);
  expect(early).toEqual([]);
  const lessons = await rows<{ day: string; note: string; stage: string; role: string }>(`
    select wage_hours.day::text as day, wage_hours.note || agreement.note as note, post.stages[1] as stage, post.role
    from wage_hours join wage_agreement agreement on agreement.id = agreement_id
    join delivery on delivery.id = agreement.delivery_id join post on post.id = delivery.post_id`);
  expect(lessons.length).toBeGreaterThan(100);
  for (const { day, note, stage } of lessons) {
    expect(isHoliday(new Date(`${day}T12:00:00+08:00`)), day).toBe(false);
    if (!['junior', 'senior', 'vocational'].includes(stage)) expect(note, stage).not.toContain('晚自习');
  }
  const issued = await rows<{ at: Date }>('select issued_at as at from wage_slip where issued_at is not null');
  for (const { at } of issued) expect(isHoliday(new Date(at)) || new Date(at) > now, String(at)).toBe(false);
});

test('a talk follows its delivery: no invitation before it was sent, no answer that was not given', async () => {
  const said = await rows<{ text: string; kind: string; at: Date; moves: Record<string, string>; title: string }>(`
    select chat_message.text, chat_message.kind, chat_message.at, post.title,
      (select jsonb_object_agg(move, at) from delivery_event where delivery_id = delivery.id) as moves
    from chat_message join conversation on conversation.id = conversation_id
    join post on post.id = conversation.post_id
    join lateral (select id from delivery where delivery.jober_id = conversation.jober_id
      and delivery.post_id = conversation.post_id order by submitted_at desc, id desc limit 1) as delivery on true`);
  expect(said.filter(({ kind }) => kind === 'interview').length).toBeGreaterThan(3);
  for (const { text, kind, at, moves, title } of said) {
    const since = (move: string) => moves[move] !== undefined && new Date(moves[move]) <= new Date(at);
    expect(since('deliver'), `${title} ${text}`).toBe(true);
    if (kind === 'interview')
      expect(Math.abs(Number(new Date(moves.invite ?? 0)) - Number(new Date(at))), title).toBe(0);
    if (/时间可以|收到，谢谢/.test(text)) expect(since('accept-interview'), `${title} ${text}`).toBe(true);
    if (/简历收到了|看到了，谢谢/.test(text)) expect(since('open'), `${title} ${text}`).toBe(true);
    if (text.includes('初二')) expect(title).toContain('初中');
  }
});

test('what the demo seeker keeps, seeks and looks at is of her subject and stages', async () => {
  const stored = await rows<{ title: string; fits: boolean }>(`
    select title, 'math' = any(subjects) and stages && '{junior,senior}' as fits
    from favourite join post on post.id = post_id where jober_id = ${jober}`);
  expect(stored.length).toBe(9);
  expect(stored.filter(({ fits }) => !fits)).toEqual([]);
  const sought = await rows<{ name: string }>(`select name from saved_search where jober_id = ${jober}`);
  for (const { name } of sought) expect(name).toContain('高中数学');
  const looked = await rows(`
    select title from seen_post join post on post.id = post_id
    where jober_id = ${jober} and not stages && '{junior,senior}'`);
  expect(looked).toEqual([]);
});

test('schools buy and spend by day', async () => {
  for (const [table, column] of [
    ['ledger_posting', 'at'],
    ['sales_order', 'created_at'],
    ['sales_order_event', 'at'],
    ['delivery_note', 'at'],
  ]) {
    const hours = await rows<{ hour: number }>(`select ${inShanghai(String(column))} as hour from ${table}`);
    expect(hours.length, table).toBeGreaterThan(5);
    for (const { hour } of hours) expect(hour >= 8 && hour < 22, `${table} ${hour}`).toBe(true);
  }
  const early = await rows(`
    select id from ledger_posting use where kind = 'consume' and company_id = ${school}
      and at < (select min(at) from ledger_posting paid where paid.kind = 'payment' and paid.company_id = use.company_id)`);
  expect(early).toEqual([]);
});
