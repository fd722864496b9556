import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post } from '#database/schema/posts.ts';
import { Memories } from '#packages/memory-index/memories.ts';
import { connect } from '#server/platform/database/database.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { indexPosts } from '../index/keep-index.ts';
import { givenIndexedPosts } from '../testing/open-posts.ts';
import { type PostQuery, searchPosts } from './search-posts.ts';

const url = await useTestDatabase();
const { db, close } = connect(url, { max: 2, onError: () => undefined });
afterAll(close);
const source = { db, memories: new Memories() };

const now = new Date('2026-11-20T02:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const names = new Map<string, string>();

/** The results of a search, by the names below. */
async function found(query: PostQuery, at = now): Promise<string[]> {
  const { ids } = await searchPosts(source, query, at);
  return ids.map((id) => names.get(id) ?? id);
}

const posts = {
  chinese: { title: '小学语文教师', stages: ['primary'], subjects: ['chinese'], refreshedAt: hoursAgo(1) },
  english: {
    title: '初中英文老师',
    stages: ['junior'],
    subjects: ['english'],
    cityCode: '440100',
    regionCode: '440106',
    tenure: 'private',
    education: 'bachelor',
    certificate: 'junior',
    titleLevel: 'school-1',
    experience: '1-3',
    monthMin: 800_000n,
    monthMax: 1_200_000n,
    benefits: ['weekend', 'apartment'],
    company: { type: 'private-school', name: '广州市东晖学校' },
    description: '提供住宿，周末双休。有语文课堂观摩。',
    refreshedAt: hoursAgo(2),
  },
  several: {
    title: '小学各科教师',
    stages: ['primary'],
    subjects: ['chinese', 'math'],
    cityCode: '441300',
    regionCode: '441322',
    education: 'college',
    requirements: { majors: ['数学与应用数学'] as string[] },
    description: '2024、2025届优先。',
    monthMin: 500_000n,
    monthMax: 600_000n,
    benefits: ['weekend'],
    refreshedAt: hoursAgo(30),
  },
  kindergarten: {
    title: '幼儿园教师',
    role: 'kindergarten',
    stages: ['preschool'],
    subjects: [],
    cityCode: '110100',
    regionCode: '110105',
    experience: 'graduate',
    description: '面向 2026—2028 届毕业生。',
    refreshedAt: hoursAgo(24 * 5),
  },
  driver: {
    title: '校车司机',
    role: 'driver',
    stages: [],
    subjects: [],
    cityCode: '441900',
    regionCode: '441900',
    monthMin: null,
    monthMax: null,
    deadline: new Date('2026-11-20T02:00:30Z'),
    refreshedAt: hoursAgo(24 * 40),
  },
} as const;

beforeAll(async () => {
  const ids = await givenIndexedPosts(
    db,
    Object.values(posts).map((values) => ({
      ...values,
      stages: [...values.stages],
      subjects: [...values.subjects],
      benefits: 'benefits' in values ? [...values.benefits] : [],
    })),
  );
  for (const [at, name] of Object.keys(posts).entries()) names.set(ids[at] ?? '', name);
});

describe('each filter', () => {
  test.each<[string, PostQuery, string[]]>([
    ['none', {}, ['chinese', 'english', 'several', 'kindergarten', 'driver']],
    ['province', { cityCode: '440000' }, ['english', 'several', 'driver']],
    ['city', { cityCode: '440100' }, ['english']],
    ['county', { cityCode: '441322' }, ['several']],
    ['another county of the city', { cityCode: '441302' }, []],
    ['municipality by its province code', { cityCode: '110000' }, ['kindergarten']],
    ['city without counties', { cityCode: '441900' }, ['driver']],
    ['two places', { cityCode: '440100', alsoCity: ['441322'] }, ['english', 'several']],
    ['three places', { cityCode: '441322', alsoCity: ['440100', '110000'] }, ['english', 'several', 'kindergarten']],
    ['no first place', { alsoCity: ['440100'] }, ['chinese', 'english', 'several', 'kindergarten', 'driver']],
    ['major', { major: ['chinese'] }, ['chinese', 'english', 'kindergarten', 'driver']],
    ['majors', { major: ['chinese', 'math'] }, ['chinese', 'english', 'several', 'kindergarten', 'driver']],
    ['cohort', { cohort: ['2027'] }, ['kindergarten']],
    ['cohorts', { cohort: ['2029', '2025'] }, ['several']],
    ['stage, one of several', { stage: ['primary', 'preschool'] }, ['chinese', 'several', 'kindergarten']],
    ['subject', { subject: ['math'] }, ['several']],
    ['role', { role: ['driver'] }, ['driver']],
    ['tenure', { tenure: ['private'] }, ['english']],
    ['education', { education: ['bachelor', 'master'] }, ['english']],
    ['title', { title: ['school-1'] }, ['english']],
    ['certificate', { certificate: ['junior'] }, ['english']],
    ['experience', { experience: ['graduate'] }, ['kindergarten']],
    ['company type', { companyType: ['private-school'] }, ['english']],
    ['benefit', { benefit: ['weekend'] }, ['english', 'several']],
    ['benefits, all of them', { benefit: ['weekend', 'apartment'] }, ['english']],
    ['least salary', { salaryMin: 600_000 }, ['english', 'several']],
    ['most salary', { salaryMax: 700_000 }, ['several']],
    ['salary between', { salaryMin: 610_000, salaryMax: 790_000 }, []],
    ['today', { within: 'today' }, ['chinese', 'english']],
    ['in 3 days', { within: '3d' }, ['chinese', 'english', 'several']],
    ['in 30 days', { within: '30d' }, ['chinese', 'english', 'several', 'kindergarten']],
    ['together', { stage: ['primary'], cityCode: '441300', benefit: ['weekend'] }, ['several']],
  ])('%s', async (_, query, expected) => {
    expect(await found(query)).toEqual(expected);
    const { total, totalIsCapped } = await searchPosts(source, query, now);
    expect({ total, totalIsCapped }).toEqual({ total: expected.length, totalIsCapped: false });
  });
});

describe('words', () => {
  test.each<[string, string[]]>([
    ['小学语文', ['chinese', 'several']],
    ['语文', ['chinese', 'several']],
    ['英语', ['english']],
    ['英语 广州', ['english']],
    ['天河 英语', ['english']],
    // None is there: the nearest answer, with a note.
    ['英语 惠州', ['english']],
    // The one that has both comes first.
    ['住宿 双休', ['english', 'several']],
    ['双休', ['english', 'several']],
    ['幼师', ['kindergarten']],
    ['东晖学校', ['english']],
    ['晖学', ['english']],
    ['yuwen', ['chinese', 'several']],
    ['xxyw', ['chinese', 'several']],
    ['语纹', ['chinese', 'several']],
    ['小学语纹', ['chinese', 'several']],
    ['小学语文 无此词语', ['chinese', 'several']],
    ['无此词语', []],
    ['观摩', ['english']],
  ])('%s', async (keyword, expected) => {
    expect(await found({ keyword })).toEqual(expected);
  });

  test('a place named in the keyword narrows the one that was chosen, and replaces one that excludes it', async () => {
    expect(await found({ keyword: '天河 英语', cityCode: '440100' })).toEqual(['english']);
    expect(await found({ keyword: '惠州 语文', cityCode: '440100' })).toEqual(['several']);
    expect(await found({ keyword: '广州 英语', cityCode: '441300' })).toEqual(['english']);
  });

  test('a post that says it in its title stands before a newer one that does not', async () => {
    const [newer] = await givenIndexedPosts(db, [
      { title: '任课教师', subjects: ['chinese'], stages: ['primary'], refreshedAt: now },
    ]);
    const { ids } = await searchPosts(source, { keyword: '语文' }, now);
    expect(ids[0]).not.toBe(newer);
    expect(ids).toContain(newer);
    await db.update(post).set({ status: 'closed' }).where(sql`id = ${newer}`);
    await indexPosts(db, [newer ?? '']);
  });

  test('a post of the 学段 that a graduate may take stands before a newer one of another 学段', async () => {
    const geography = { subjects: ['geography'], cityCode: '520100', regionCode: '520102' };
    const made = await givenIndexedPosts(db, [
      {
        ...geography,
        title: '初中地理教师（校招）',
        stages: ['junior'],
        experience: 'graduate',
        refreshedAt: hoursAgo(3),
      },
      { ...geography, title: '初中地理教师', stages: ['junior'], experience: 'any', refreshedAt: hoursAgo(2) },
      { ...geography, title: '高中地理教师', stages: ['senior'], experience: 'any', refreshedAt: hoursAgo(1) },
      { ...geography, title: '初中地理组长', stages: ['junior'], experience: '5-10', refreshedAt: now },
    ]);
    const { ids } = await searchPosts(source, { keyword: '应届 初中地理 贵阳' }, now);
    expect(ids.map((id) => made.indexOf(id))).toEqual([1, 0, 2]);
    await db
      .update(post)
      .set({ status: 'closed' })
      .where(sql`id = any(${sql.param(made)}::int8[])`);
    await indexPosts(db, made);
  });

  test('words are marked in the title', async () => {
    const { marksIn } = await searchPosts(source, { keyword: '英语' }, now);
    expect(marksIn('小学英语教师')).toEqual([[2, 4]]);
  });

  test.each([
    "' & | ! ( ) : * \\ <->",
    "语文' | 'x",
    "'; drop table job_search; --",
    '语文:* & !数学',
    '\\',
    '%_',
    '{}',
    '#s:primary',
    '^语文',
    '$1',
    '𠮷👩‍🏫',
    'a'.repeat(60),
    '的'.repeat(60),
  ])('%s is read as words', async (keyword) => {
    await expect(searchPosts(source, { keyword }, now)).resolves.toBeDefined();
  });
});

describe('orders', () => {
  test('by salary, the best first and those without one last', async () => {
    const [first, second, ...others] = await found({ sort: 'salary' });
    expect([first, second]).toEqual(['english', 'several']);
    expect(others).toHaveLength(3);
  });

  test('by time', async () => {
    expect(await found({ sort: 'newest' })).toEqual(['chinese', 'english', 'several', 'kindergarten', 'driver']);
  });
});

describe('time', () => {
  test('a post is gone at the moment of its deadline, with no job run', async () => {
    expect(await found({ keyword: '司机' }, new Date('2026-11-20T02:00:29.999Z'))).toEqual(['driver']);
    expect(await found({ keyword: '司机' }, new Date('2026-11-20T02:00:30Z'))).toEqual([]);
    const { earliestDeadline } = await searchPosts(source, {}, now);
    expect(earliestDeadline).toEqual(posts.driver.deadline);
  });

  test('the fresh ones of the day are counted', async () => {
    expect((await searchPosts(source, {}, now)).freshToday).toBe(2);
    expect((await searchPosts(source, { keyword: '语文' }, now)).freshToday).toBe(1);
  });
});

test('a post that is closed, or whose company is suspended, loses its row', async () => {
  const [closed, suspended] = await givenIndexedPosts(db, [{ title: '关停试验一' }, { title: '关停试验二' }]);
  expect((await searchPosts(source, { keyword: '关停试验' }, now)).total).toBe(2);
  await db.update(post).set({ status: 'closed' }).where(sql`id = ${closed}`);
  await db.execute(
    sql`update company set status = 'suspended' where id = (select company_id from post where id = ${suspended})`,
  );
  await indexPosts(db, [closed ?? '', suspended ?? '']);
  expect((await searchPosts(source, { keyword: '关停试验' }, now)).total).toBe(0);
});

/** Further posts, found under these names. */
async function givenNamed(named: Record<string, Parameters<typeof givenIndexedPosts>[1][number]>): Promise<void> {
  const ids = await givenIndexedPosts(db, Object.values(named));
  for (const [at, name] of Object.keys(named).entries()) names.set(ids[at] ?? '', name);
}

test('大学 finds no post of a research institute, which its own kind does', async () => {
  const postdoc = { cityCode: '460100', regionCode: '460106', title: '物理学博士后', role: 'postdoc' };
  const of = (type: string) => ({ ...postdoc, stages: ['postgraduate'], subjects: [], company: { type } });
  await givenNamed({ university: of('public-university'), institute: of('research-institute') });
  expect(await found({ keyword: '海口 大学 博士后' })).toEqual(['university']);
  expect((await found({ keyword: '海口 科研院所 博士后' }))[0]).toBe('institute');
});

test('who gives an allowance stands before who wants it back, or gives none', async () => {
  const teacher = { cityCode: '460200', regionCode: '460202', title: '高中物理教师' };
  const saying = (description: string) => ({ ...teacher, stages: ['senior'], subjects: ['physics'], description });
  await givenNamed({
    given: saying('提供安家费十万元。'),
    paidBack: saying('服务期未满五年的，应退还已发的购房补贴、安家费。'),
    refused: saying('本岗位不提供安家费。'),
  });
  expect((await found({ keyword: '三亚 物理 安家费' }))[0]).toBe('given');
});
