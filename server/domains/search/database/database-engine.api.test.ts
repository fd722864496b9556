import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Memories } from '#packages/memory-index/memories.ts';
import { connect } from '#server/platform/database/database.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { type PostQuery, searchPosts } from '../find/search-posts.ts';
import { type PostSource, searchRow } from '../index/search-row.ts';
import { writeRows } from '../index/store.ts';
import { naiveAnswer } from '../testing/naive-answer.ts';
import { noCodes } from '../testing/random-posts.ts';

const url = await useTestDatabase();
const { db, close } = connect(url, { max: 2, onError: () => undefined });
afterAll(close);
const plain = { db, memories: new Memories() };

const now = new Date('2026-11-20T02:00:00Z');
const count = 2_500;
const stages = ['primary', 'primary', 'junior', 'senior'];
const subjects = ['chinese', 'math', 'english', 'music', 'chinese', 'math', 'pe'];
const titles = ['小学语文教师', '初中数学教师', '任课教师', '高中英语教师（双休）', '音乐教师', '语文教研员'];
const prose = ['骨干教师培养', '公开课展示', '提供住宿', '周末双休', '课程研发', '围棋社团', '戏剧节', ''];
const cities = ['440100', '440100', '440300', '330100', '370700'];
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Times cluster towards now and repeat; pay has few values; rare words occur in few posts. */
function source(at: number): PostSource {
  const city = pick(cities, at * 7);
  const max = at % 9 === 0 ? null : 400_000 + ((at * 31) % 23) * 100_000;
  return {
    id: String(BigInt(at) * 982_451_653n + 1n),
    companyId: '1',
    companyName: '东晖学校',
    companyShortName: '',
    title: pick(titles, at * 5 + (at >> 3)),
    codes: {
      ...noCodes,
      companyType: ['public-school'],
      role: [at % 11 === 0 ? 'teaching-research' : 'teacher'],
      stage: [pick(stages, at * 3)],
      subject: at % 13 === 0 ? ['chinese', 'math'] : [pick(subjects, at)],
      tenure: [at % 3 === 0 ? 'establishment' : 'private'],
      education: at % 4 === 0 ? [] : ['bachelor'],
      experience: ['any'],
    },
    cityCode: city,
    regionCode: city,
    monthMin: max && max - 100_000,
    monthMax: max,
    salaryMax: max,
    salaryUnit: 'month',
    majors: [],
    description: `${pick(prose, at)} ${pick(prose, at * 3 + (at >> 4))}${at % 400 === 0 ? ' 皮影' : ''}`,
    refreshedAt: new Date(now.getTime() - Math.floor((at >> 1) ** 1.6 * 9_000)).toISOString(),
    deadline: at % 5 === 0 ? new Date(now.getTime() + (at - 2_000) * 60_000).toISOString() : null,
  };
}

const filters: PostQuery[] = [
  {},
  { keyword: '小学语文' },
  { keyword: '语文 广州' },
  { applicant: 'bachelor-chinese-none' },
  { applicant: 'master-math-senior-3' },
  { keyword: '双休' },
  { keyword: '骨干 双休' },
  { keyword: '皮影' },
  { keyword: '围棋 语文' },
  { keyword: '课程研发' },
  { keyword: '住宿', cityCode: '440100', education: ['bachelor'], salaryMin: 800_000 },
  { cityCode: '330100', stage: ['primary'], subject: ['math'] },
  { stage: ['primary', 'senior'], subject: ['music', 'pe'] },
  { keyword: '公开课', within: '7d' },
  { keyword: '除了语文' },
  { keyword: '不要小学 不要语文 不要数学', salaryMin: 2_500_000 },
];
const queries = filters.flatMap((query) => (['fit', 'newest', 'salary'] as const).map((sort) => ({ ...query, sort })));

beforeAll(async () => {
  await writeRows(
    db,
    Array.from({ length: count }, (_, at) => searchRow(source(at))),
  );
  await db.execute(sql`analyze job_search`);
});

async function firstPages(query: PostQuery): Promise<string[]> {
  const first = await searchPosts(plain, query, now);
  const second =
    first.nextCursor === null ? null : await searchPosts(plain, { ...query, cursor: first.nextCursor }, now);
  return [...first.ids, ...(second?.ids ?? [])];
}

test.each(queries)('$keyword $cityCode $stage by $sort: pages as a sort of the whole table', async (query) => {
  const all = await naiveAnswer(plain, query, now);
  expect(await firstPages(query)).toEqual(all.slice(0, 40));
  for (const page of [2, 7, 50]) {
    const { ids } = await searchPosts(plain, { ...query, page }, now);
    expect(ids).toEqual(all.slice((page - 1) * 20, page * 20));
  }
  const { total, totalIsCapped } = await searchPosts(plain, query, now);
  expect(total).toBe(totalIsCapped ? 1_000 : all.length);
  if (totalIsCapped) expect(all.length).toBeGreaterThan(1_000);
});
