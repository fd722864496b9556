import { describe, expect, test } from 'vitest';
import { postEndpoints } from '#contract/posts/posts.ts';
import type { post } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { reindexAll } from '#server/domains/search/public.ts';
import { givenCompany, givenOpenPost, givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { postHandlers } from '../routes.ts';
import { recountOpenPosts } from '../store.ts';

const { db, deps, clock, call } = await useTestApp({ table: postEndpoints, handlers: postHandlers, resolveToken });

const school = await givenRecruiter(db);
const { id: privateSchool } = await givenCompany(db, { type: 'private-school', name: '钱江湾双语学校' });
const given = (companyId: string, values: Partial<typeof post.$inferInsert> = {}) =>
  givenOpenPost(db, companyId, { refreshedAt: clock.now(), publishedAt: clock.now(), ...values });
const math = await given(school.companyId, {
  salaryMin: 1_000_000n,
  salaryMax: 1_200_000n,
  monthMin: 1_000_000n,
  monthMax: 1_200_000n,
});
const english = await given(privateSchool, {
  title: '小学英语教师',
  stages: ['primary'],
  subjects: ['english'],
  tenure: 'private',
  experience: 'graduate',
});
await given(school.companyId, { status: 'draft', title: '小学英语教师（草稿）' });
await given(school.companyId, { title: '小学英语教师（过期）', deadline: clock.now() });
await recountOpenPosts(db, [school.companyId, privateSchool]);
await reindexAll(db);

const titles = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title);

describe('the search', () => {
  test('finds open posts alone, and marks the words found', async () => {
    const { status, body } = await call('GET', '/api/posts', { query: { keyword: '英语' } });
    expect([status, body.total, titles(body)]).toEqual([200, 1, ['小学英语教师']]);
    expect(body.items[0].marks).toEqual([[2, 4]]);
  });

  test('filters by codes and refuses those that are none', async () => {
    expect(
      titles((await call('GET', '/api/posts', { query: { stage: 'junior,senior', cityCode: '330100' } })).body),
    ).toEqual([math.title]);
    expect((await call('GET', '/api/posts', { query: { stage: 'castle' } })).body.issues[0].path).toBe('query.stage.0');
    expect((await call('GET', '/api/posts', { query: { salaryMin: '-1' } })).status).toBe(400);
    expect((await call('GET', '/api/posts', { query: { cursor: 'nonsense' } })).status).toBe(400);
  });

  test('gives pages made while the index loads, with a capped total, a few seconds', async () => {
    const until: number[] = [];
    const ctx = { db, now: clock.now(), dependsOn: () => {}, freshUntil: (at: Date) => until.push(at.getTime()) };
    const find = async (isReady: boolean) => {
      // The index may be ready before PostgreSQL has answered.
      const memories = {
        isReady,
        view: async () => {
          memories.isReady = true;
          return null;
        },
      };
      until.length = 0;
      await postHandlers({ ...deps, memories } as never)['GET /api/posts'](ctx as never, { query: {} } as never);
      return until;
    };
    expect(await find(true)).toEqual([]);
    expect(await find(false)).toEqual([clock.now().getTime() + 5_000]);
  });

  test('counts options, and shows what stands beside', async () => {
    const counts = (await call('GET', '/api/posts/facets')).body;
    expect(counts.stage).toMatchObject({ junior: 1, primary: 1 });
    const beside = (await call('GET', '/api/posts/around', { query: { keyword: '英语' } })).body;
    expect(beside.widenings).toBeInstanceOf(Array);
    expect((await call('GET', '/api/posts/suggest', { query: { keyword: '' } })).status).toBe(200);
  });
});

test('a post that its recruiter closes is gone from the search, and back when reopened', async () => {
  const { token } = await signIn(db, school.accountId);
  const move = (name: string) => call('POST', `/api/company/posts/${math.id}/moves`, { token, body: { move: name } });
  const found = async () => (await call('GET', '/api/posts', { query: { keyword: '数学' } })).body.total;
  expect(await found()).toBe(1);
  await move('close');
  expect(await found()).toBe(0);
  await move('reopen');
  expect(await found()).toBe(1);
});

test('similar posts are those that the public may see', async () => {
  const similar = await call('GET', `/api/posts/${english.id}/similar`);
  expect(similar.status).toBe(200);
  expect(titles(similar.body)).not.toContain('小学英语教师（草稿）');
  const draft = await given(school.companyId, { status: 'draft' });
  expect((await call('GET', `/api/posts/${draft.id}/similar`)).status).toBe(404);
});

test('of two posts alike each shows the other, whichever was looked at first', async () => {
  const alike = {
    title: '高中俄语教师',
    stages: ['senior'],
    subjects: ['russian'],
    cityCode: '230100',
    regionCode: '230102',
  };
  const ids = [await given(school.companyId, alike), await given(privateSchool, alike)].map(({ id }) => id);
  await reindexAll(db);
  const similarTo = async (id = '') =>
    (await call('GET', `/api/posts/${id}/similar`)).body.items.slice(0, 1).map((card: { id: string }) => card.id);
  expect([await similarTo(ids[0]), await similarTo(ids[1])]).toEqual([[ids[1]], [ids[0]]]);
});

describe('the home page', () => {
  test('shows tabs, stats, schools and the rail', async () => {
    const { status, body } = await call('GET', '/api/home');
    expect(status).toBe(200);
    expect(Object.keys(body.hot)).toEqual([
      '推荐',
      '事业编制',
      '高校人才',
      '2027届应届',
      '特岗与公费师范',
      '民办与国际',
      '银龄返聘',
    ]);
    expect(body.hot['2027届应届']).toMatchObject([{ id: english.id }]);
    expect(body.hot.事业编制.every(({ tenure }: { tenure: string }) => tenure === 'establishment')).toBe(true);
    expect(body.famous.中小学).toContainEqual(
      expect.objectContaining({ id: privateSchool, name: '钱江湾双语学校', openPosts: 1 }),
    );
    expect(body.rail.primary.subjects).toContainEqual({ code: 'english', n: 1 });
    expect(body.stats.companies).toBe(2);
  });

  test('of a city has that city’s alone, and is kept for a while', async () => {
    const chengdu = () => call('GET', '/api/home', { query: { cityCode: '510100' } });
    expect((await chengdu()).body).toMatchObject({ newest: [], stats: { posts: 0, companies: 0 } });
    await givenCompany(db, { cityCode: '510100', regionCode: '510104' });
    expect((await chengdu()).body.stats.companies).toBe(0);
    clock.advance(120_000);
    expect((await chengdu()).body.stats.companies).toBe(1);
  });
});
