import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryEndpoints } from '#contract/queries/queries.ts';
import { operatorAct } from '#database/schema/operators.ts';
import { queryDay, queryWord } from '#database/schema/queries.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { indexPosts, searchPosts, setExtraWords } from '#server/domains/search/public.ts';
import {
  givenOpenPost,
  givenOperator,
  givenRecruiter,
  givenSeeker,
  signIn,
} from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { turnQueries } from './follow-queries.ts';
import { queryHandlers } from './routes.ts';
import { usesOfQueries } from './uses/list-queries.ts';
import { addCounts, sweepQueries } from './uses/store.ts';

const { db, deps, clock, call } = await useTestApp({ table: queryEndpoints, handlers: queryHandlers, resolveToken });
const { accountId: operatorId } = await givenOperator(db, 'content');
const { token } = await signIn(db, operatorId);
const { companyId } = await givenRecruiter(db);
for (const title of ['校车司机', '小学语文教师']) {
  const { id } = await givenOpenPost(db, companyId, { title, role: title === '校车司机' ? 'driver' : 'teacher' });
  await indexPosts(db, [id]);
}

beforeEach(() => db.delete(queryDay));
afterEach(async () => {
  await db.delete(queryWord);
  setExtraWords([]);
});

const search = (query: string, use: string, ip: string) =>
  call('POST', '/api/queries', { body: { query, use, ...(use === 'undone' ? { detail: '司机' } : {}) }, ip });
const list = async (name: string, query = {}) =>
  (await call('GET', '/api/admin/queries', { token, query: { list: name, ...query } })).body;
const count = (query: string, n: number, { day = '2026-11-20', use = 'nothing' as const } = {}) =>
  addCounts(db, [{ day, query, use, detail: '', n }]);

test('searches are counted in memory and written by turns, without whoever searched', async () => {
  for (const ip of ['10.1.0.1', '10.1.0.2', '10.1.0.3']) {
    expect((await search(' 开车  的', 'nothing', ip)).status).toBe(204);
    await search('小学语文', 'found', ip);
    await search('开车 的', 'undone', ip);
  }
  await search('小学语文', 'opened', '10.1.0.1');
  await search('13812345678', 'nothing', '10.1.0.1');
  expect(await db.select().from(queryDay)).toEqual([]);
  await turnQueries(deps);
  const today = (n: number) => [...Array.from({ length: 13 }, () => 0), n];
  const row = { detail: '', n: 3, searched: 3, days: today(3) };
  expect(await list('nothing')).toEqual({ items: [{ ...row, query: '开车 的' }], rare: 0 });
  expect((await list('left')).items).toEqual([{ ...row, query: '小学语文', n: 2, days: today(2) }]);
  expect((await list('undone')).items).toEqual([{ ...row, query: '开车 的', detail: '司机' }]);
  const columns = await db.execute(
    sql`select column_name from information_schema.columns where table_name = 'query_day'`,
  );
  expect(columns.rows.map(({ column_name: name }) => name).sort()).toEqual(['day', 'detail', 'n', 'query', 'use']);
});

test('rare queries are not shown, and after their day only their number is kept; after 90 days nothing is', async () => {
  await count('林小满老师', 2);
  await count('开车的', 3);
  await count('很久以前', 9, { day: '2026-08-21' });
  expect((await list('nothing', { from: '2026-11-01' })).items.map(({ query }: { query: string }) => query)).toEqual([
    '开车的',
  ]);
  await sweepQueries(db, clock.now());
  expect(await db.select().from(queryDay)).toHaveLength(2);
  await sweepQueries(db, new Date('2026-11-21T02:00:00Z'));
  expect((await db.select().from(queryDay)).map(({ query, n }) => [query, n]).sort()).toEqual([
    ['', 2],
    ['开车的', 3],
  ]);
  expect((await list('nothing')).rare).toBe(2);
  await sweepQueries(db, new Date('2027-02-18T02:00:00Z'));
  expect(await db.select().from(queryDay)).toEqual([]);
});

const word = { term: '驭车人', kind: 'synonym' as const, means: '司机' };
const attempt = (body: object) => call('POST', '/api/admin/queryWords/try', { token, body });
const keep = (body: object) =>
  call('POST', '/api/admin/queryWords', {
    token,
    body: { evenIfWorse: false, ...body },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const found = async (keyword: string) =>
  (await searchPosts({ db, memories: deps.memories }, { keyword }, clock.now())).total;

test('a word is tried without effect, kept at once, recorded, and taken back', async () => {
  await count('找驭车人', 5);
  const { body: trial } = await attempt(word);
  expect(trial).toMatchObject({
    term: { query: '驭车人', total: { before: 0, after: 1 } },
    titles: [expect.stringContaining('校车司机')],
    judged: [],
    frequent: [{ query: '找驭车人', total: { before: 0, after: 1 }, fitting: null }],
  });
  expect(trial.judgedInAll).toBeGreaterThan(300);
  expect(await found('驭车人')).toBe(0);
  const { status, body: kept } = await keep(word);
  expect([status, await found('驭车人')]).toEqual([200, 1]);
  expect((await call('GET', '/api/admin/queryWords', { token })).body).toEqual([kept]);
  expect((await keep(word)).status).toBe(409);
  expect((await call('DELETE', `/api/admin/queryWords/${kept.id}`, { token })).status).toBe(204);
  expect(await found('驭车人')).toBe(0);
  const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, kept.id)).orderBy(operatorAct.at);
  expect(acts.map(({ act }) => act)).toEqual(['query-word.keep', 'query-word.take-back']);
});

test('another node reads a word with its next turn', async () => {
  await db.insert(queryWord).values({ ...word, createdAt: clock.now() });
  expect(await found('驭车人')).toBe(0);
  await turnQueries(deps);
  expect(await found('驭车人')).toBe(1);
});

test('a word that makes a judged search worse is kept only if that is accepted', async () => {
  const harmful = { term: '小语', kind: 'synonym', means: '司机' };
  const { body: trial } = await attempt(harmful);
  expect(trial.judged).toMatchObject([{ query: '小语', fitting: { before: 1, after: 0 }, outcome: 'worse' }]);
  const refused = await keep(harmful);
  expect([refused.status, refused.body.message]).toEqual([409, '会让 1 条评测搜索变差，确认后才能保留']);
  expect((await keep({ ...harmful, evenIfWorse: true })).status).toBe(200);
});

test.each([
  ['term', { ...word, term: '！？' }, '别人的说法须含文字'],
  ['means', { ...word, means: '火箭发动机' }, '搜索还不懂这个意思，请用学段、学科、岗位、编制、地名等说法'],
  ['means', { ...word, kind: 'place', means: '司机' }, '没有这个地方，请写省、市或区县的名字'],
  ['means', { ...word, term: '司机', means: '公办 司机' }, '意思里不能再出现这个说法'],
])('%s is refused at the field: %o', async (field, body, message) => {
  for (const ask of [attempt, keep]) {
    const answer = await ask(body);
    expect([answer.status, answer.body.issues]).toMatchObject([400, [{ path: `body.${field}`, message }]]);
  }
});

test('only 内容 and 超级 may read and change words', async () => {
  for (const [role, status] of [
    ['super', 200],
    ['review', 403],
    ['finance', 403],
    ['support', 403],
  ] as const) {
    const { accountId } = await givenOperator(db, role);
    const other = await signIn(db, accountId);
    expect((await call('GET', '/api/admin/queryWords', { token: other.token })).status, role).toBe(status);
    expect((await call('POST', '/api/admin/queryWords/try', { token: other.token, body: word })).status, role).toBe(
      status,
    );
  }
  const seeker = await signIn(db, (await givenSeeker(db)).accountId);
  expect((await call('GET', '/api/admin/queries', { token: seeker.token, query: { list: 'left' } })).status).toBe(403);
  expect((await call('GET', '/api/admin/queries', { query: { list: 'left' } })).status).toBe(401);
});

test('words stand with their searches and opened posts of 30 days, however they are typed', async () => {
  await addCounts(db, [
    { day: '2026-11-20', query: '高中数学', use: 'found', detail: '', n: 7 },
    { day: '2026-11-20', query: '高中数学', use: 'nothing', detail: '', n: 1 },
    { day: '2026-11-20', query: '高中数学', use: 'opened', detail: '', n: 5 },
    { day: '2026-10-21', query: '高中数学', use: 'found', detail: '', n: 90 },
  ]);
  const found = await usesOfQueries(db, [' 高中数学', '没人搜的'], new Date('2026-11-20T02:00:00Z'));
  expect(found).toMatchObject([{ searched: 8, opened: 5 }, undefined]);
});
