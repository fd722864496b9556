import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { company, companyEvent } from '#database/schema/companies.ts';
import { post, postEvent } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenCompany } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { importRow } from '../schema.ts';
import { planImport } from './plan-import.ts';
import { mapColumns } from './table/map-columns.ts';
import { tableOf } from './table/table-of.ts';
import { writeImport } from './write-import.ts';

const { db, clock } = await useTestApp({ table: {}, handlers: () => ({}), resolveToken });

const head = [
  '学校名称',
  '学校类型',
  '职位名称',
  '薪资',
  '地区',
  '招聘人数',
  '学历要求',
  '更新时间',
  '职位描述',
  '职位链接',
];
const rowsOf = (city: string): string[][] => [
  [
    '青柠檬实验学校',
    '民办-小学',
    '小学英语教师',
    '7-10W/年',
    city,
    '招聘3人',
    '本科',
    '2026-11-01',
    '电话 13800138000',
    `/${city}/1`,
  ],
  ['青柠檬实验学校（南校区）', '民办-小学', '小学语文教师', '面议', city, '若干', '大专', '', '热爱教育', `/${city}/2`],
  ['云栖幼儿园', '', '幼儿教师', '5-6K/月', city, '', '', '2099-01-01', '', `/${city}/3`],
  ['', '', '数学教师', '5K/月', city, '1', '本科', '', '', `/${city}/4`],
];

async function run(rows: string[][]) {
  const table = tableOf([head, ...rows]);
  return writeImport(db, planImport(table, mapColumns(table.columns), clock.now()), {
    source: '某招聘网',
    now: clock.now(),
  });
}
const outcomes = ({ rows }: Awaited<ReturnType<typeof run>>) => rows.map(({ outcome }) => outcome);
const postsIn = (cityCode: string) =>
  db.select().from(post).where(eq(post.cityCode, cityCode)).orderBy(asc(post.title));
const companiesIn = (cityCode: string) =>
  db.select().from(company).where(eq(company.cityCode, cityCode)).orderBy(asc(company.openPosts));

test('schools come in unclaimed, with their posts open for 60 days after their day, and every row is kept', async () => {
  const written = await run(rowsOf('惠州-博罗县'));
  expect(outcomes(written)).toEqual(['imported', 'imported', 'imported', 'held']);
  expect(await companiesIn('441300')).toMatchObject([
    { name: '云栖幼儿园', status: 'unclaimed', type: 'private-kindergarten', openPosts: 1 },
    {
      name: '青柠檬实验学校',
      status: 'unclaimed',
      source: '某招聘网',
      sourceAt: clock.now(),
      openPosts: 2,
      regionCode: '441322',
    },
  ]);
  const posts = await postsIn('441300');
  const [english, chinese, kindergarten] = ['小学英语教师', '小学语文教师', '幼儿教师'].map((title) =>
    posts.find((post) => post.title === title),
  );
  expect(english).toMatchObject({
    title: '小学英语教师',
    status: 'open',
    source: '某招聘网',
    salaryMin: 7_000_000n,
    salaryMax: 10_000_000n,
    salaryUnit: 'year',
    monthMin: 583_333n,
    headcount: 3,
    education: 'bachelor',
    publishedAt: new Date('2026-10-31T16:00:00Z'),
    deadline: new Date('2026-12-31T15:59:59.999Z'),
    deadlineAssumed: true,
    description: '电话 〔已隐去〕',
  });
  expect(chinese).toMatchObject({ salaryMin: null, salaryMax: null, requirements: { others: ['招聘若干人'] } });
  expect(kindergarten?.publishedAt, 'never in the future').toEqual(clock.now());
  const stored = await db
    .select()
    .from(importRow)
    .where(eq(importRow.batchId, written.batchId))
    .orderBy(importRow.rowNumber);
  expect(stored.map(({ outcome, rowNumber, postId }) => [rowNumber, outcome, postId !== null])).toEqual([
    [2, 'imported', true],
    [3, 'imported', true],
    [4, 'imported', true],
    [5, 'held', false],
  ]);
  expect(stored[3]?.raw).toMatchObject({ title: '数学教师' });
  expect(stored[3]?.findings).toContainEqual(expect.objectContaining({ about: 'row', note: '缺少单位名称' }));
  const events = await db
    .select()
    .from(postEvent)
    .where(eq(postEvent.postId, english?.id ?? ''));
  expect(events).toMatchObject([{ fromStatus: null, move: 'import', toStatus: 'open', actorId: null }]);
});

test('a second run makes nothing twice; new rows join the company that is there', async () => {
  const rows = rowsOf('惠州-惠东县');
  await run(rows);
  const again = await run([
    ...rows,
    ['青柠檬实验学校', '民办-小学', '小学美术教师', '6K/月', '惠州-惠东县', '1', '本科', '', '', '/9'],
  ]);
  expect(outcomes(again)).toEqual(['duplicate', 'duplicate', 'duplicate', 'held', 'imported']);
  expect(again.rows[0]?.reason).toBe('此前已导入');
  expect([again.made, again.known]).toEqual([0, 2]);
});

test('two runs at once make each post once', async () => {
  const rows = rowsOf('广州-花都区');
  // All connections open, so that neither run has a head start.
  await Promise.all(Array.from({ length: 8 }, () => db.execute(sql`select pg_sleep(0.05)`)));
  const [one, other] = await Promise.all([run(rows), run(rows)]);
  const imported = [...one.rows, ...other.rows].filter(({ outcome }) => outcome === 'imported');
  expect(imported).toHaveLength(3);
  expect(await companiesIn('440100')).toHaveLength(2);
});

test('a school that certified itself is left alone', async () => {
  const school = await givenCompany(db, {
    name: '青柠檬实验学校',
    nameKey: '青柠檬实验学校',
    cityCode: '440300',
    regionCode: '440305',
  });
  const written = await run(rowsOf('深圳-南山区'));
  expect(outcomes(written)).toEqual(['held', 'held', 'imported', 'held']);
  expect(written.rows[0]?.reason).toBe('该单位已认证入驻，职位由单位自行发布');
  expect(await db.$count(post, eq(post.companyId, school.id))).toBe(0);
});

test('an import while a claim waits adds to the company that is claimed', async () => {
  await run(rowsOf('佛山-南海区'));
  const [first] = await companiesIn('440600');
  if (!first) throw new Error('the import made no school');
  await givenCompany(db, { ...first, id: newId(), status: 'pending', source: null, claimOf: first.id });
  const again = await run([['云栖幼儿园', '', '保育员', '4K/月', '佛山-南海区', '1', '', '', '', '/8']]);
  expect([outcomes(again), again.known, again.made]).toEqual([['imported'], 1, 0]);
  expect(
    await db
      .select()
      .from(companyEvent)
      .where(eq(companyEvent.companyId, first?.id ?? '')),
  ).toMatchObject([{ move: 'import', fromStatus: null, toStatus: 'unclaimed' }]);
});

const renamed = {
  status: 'approved' as const,
  name: '茂名市茂南区云栖民办幼儿园',
  nameKey: '云栖民办幼儿园',
  cityCode: '440900',
  regionCode: '440902',
};
const claim = (id: string, values: Partial<typeof company.$inferInsert>) =>
  db.update(company).set(values).where(eq(company.id, id));

test('a school that was claimed under another name and place is found again, by its posts and by the name it had', async () => {
  const rows = rowsOf('湛江-赤坎区');
  await run(rows);
  const [kindergarten] = await companiesIn('440800');
  await claim(kindergarten?.id ?? '', renamed);
  const again = await run(rows);
  expect(outcomes(again)).toEqual(['duplicate', 'duplicate', 'held', 'held']);
  expect(again.rows[2]?.reason).toBe('该单位已认证入驻，职位由单位自行发布');
  const fresh = await run([['云栖幼儿园', '', '保育员', '4K/月', '湛江-赤坎区', '1', '', '', '', '/new']]);
  expect(outcomes(fresh)).toEqual(['held']);
  expect([again.made, fresh.made]).toEqual([0, 0]);
  expect((await companiesIn('440800')).map(({ name }) => name)).toEqual(['青柠檬实验学校']);
});

test('a claim that waits under another name gets the new posts of the old one', async () => {
  await run(rowsOf('韶关-武江区'));
  const [kindergarten] = await companiesIn('440200');
  if (!kindergarten) throw new Error('the import made no school');
  const { id } = kindergarten;
  const { name, nameKey } = renamed;
  await givenCompany(db, { ...kindergarten, id: newId(), status: 'pending', source: null, claimOf: id, name, nameKey });
  const again = await run([['云栖幼儿园', '', '保育员', '4K/月', '韶关-武江区', '1', '', '', '', '/wait']]);
  expect([outcomes(again), again.known, again.made]).toEqual([['imported'], 1, 0]);
  expect(await db.$count(post, eq(post.companyId, id))).toBe(2);
});

test('a school of the old name in another city is another one', async () => {
  await run([['实验小学', '', '语文教师', '4K/月', '清远-清城区', '1', '', '', '', '/1']]);
  const [first] = await companiesIn('441800');
  await claim(first?.id ?? '', { ...renamed, nameKey: '云栖民办实验小学' });
  const other = await run([['实验小学', '', '语文教师', '4K/月', '汕尾-城区', '1', '', '', '', '/2']]);
  expect([outcomes(other), other.made]).toEqual([['imported'], 1]);
});

test('no school is made of rows of which none becomes a post', async () => {
  const written = await run([['无岗小学', '', '', '4K/月', '梅州-梅江区', '1', '', '', '', '/1']]);
  expect([outcomes(written), written.made]).toEqual([['held'], 0]);
  expect(await companiesIn('441400')).toEqual([]);
});
