import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '#contract/api.ts';
import { loadJobs } from './load-jobs.ts';

const facets = {
  city: { '330100': 9, '440100': 12 },
  county: { '330106': 4, '330102': 7 },
  stage: { senior: 9 },
  subject: {},
  tenure: {},
  education: {},
  estimated: false,
};
const empty = { items: [], total: 0, totalIsCapped: false, nextCursor: 'secret', freshToday: 0 };

interface Sent {
  key: string;
  query: Record<string, unknown>;
}

/** The API calls of the page; a value that is an error is thrown. */
function fixture(answers: Record<string, unknown> = {}) {
  const requested: Sent[] = [];
  const usual: Record<string, unknown> = {
    'GET /api/posts': empty,
    'GET /api/posts/facets': facets,
    'GET /api/posts/around': { salary: null, companies: [], widenings: [] },
    'GET /api/site/regions': [
      { code: '330102', name: '上城区' },
      { code: '330106', name: '西湖区' },
      { code: '330127', name: '淳安县' },
    ],
  };
  const call = (async (key: string, input: { query?: Record<string, unknown> } = {}) => {
    requested.push({ key, query: input.query ?? {} });
    const answer = key in answers ? answers[key] : usual[key];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Call;
  return { call, asked: requested };
}

const url = (query: string) => new URL(`http://site.example/jobs${query}`);

test('the filters of the address are what the API is asked for', async () => {
  const { call, asked: requested } = fixture();
  await loadJobs(call, url('?keyword=数学&stage=senior,gold&salaryMin=800000&page=3&sort=newest'));
  const query = requested.find(({ key }) => key === 'GET /api/posts')?.query;
  expect(query).toMatchObject({ keyword: '数学', stage: 'senior', salaryMin: 800_000, page: 3, sort: 'newest' });
  expect(requested.find(({ key }) => key === 'GET /api/posts/facets')?.query).not.toHaveProperty('sort');
});

test.each(['?page=0', '?page=-1', '?page=abc', '?page=1.5', ''])('%s is the first page', async (query) => {
  expect((await loadJobs(fixture().call, url(query))).page).toBe(1);
});

test('no page is deeper than lists go', async () => {
  expect((await loadJobs(fixture().call, url('?page=999'))).page).toBe(50);
});

test('a city offers its counties that have posts, those with most first', async () => {
  const { city, places, cities } = await loadJobs(fixture().call, url('?cityCode=330106'));
  expect(cities.map(({ name }) => name)).toEqual(['广州']);
  expect(city).toEqual({ code: '330100', name: '杭州', count: 9 });
  expect(places.map(({ name, count }) => [name, count])).toEqual([
    ['上城区', 7],
    ['西湖区', 4],
  ]);
});

test('the whole country offers its great cities', async () => {
  const { city, places } = await loadJobs(fixture().call, url(''));
  expect(city).toBeNull();
  expect(places.map(({ name }) => name)).toEqual(['广州', '杭州']);
});

test('what stands beside the list may fail without it', async () => {
  const down = new Error('down');
  const { call } = fixture({
    'GET /api/posts/facets': down,
    'GET /api/posts/around': down,
    'GET /api/site/regions': down,
  });
  const data = await loadJobs(call, url('?cityCode=330100'));
  expect(data).toMatchObject({ facets: null, around: null, places: [], cards: [] });
});

test('the list itself failing fails the page, with its status', async () => {
  const refused = Object.assign(new Error('服务暂时不可用'), { status: 503, requestId: 'r9' });
  await expect(loadJobs(fixture({ 'GET /api/posts': refused }).call, url(''))).rejects.toMatchObject({
    data: { message: '服务暂时不可用', requestId: 'r9' },
    init: { status: 503 },
  });
});

test('counts beyond the rows come only with a page that has a menu open', async () => {
  const { facets } = await loadJobs(fixture().call, url(''));
  expect(facets).toEqual({ stage: { senior: 9 }, tenure: {}, estimated: expect.anything() });
  expect((await loadJobs(fixture().call, url('?open=subject'))).facets).toHaveProperty('subject');
});

test('nothing that no one sees is carried along', async () => {
  expect(JSON.stringify(await loadJobs(fixture().call, url('')))).not.toContain('secret');
});

describe('in a browser', () => {
  afterEach(() => vi.unstubAllGlobals());
  const sides = ['GET /api/posts/facets', 'GET /api/posts/around', 'GET /api/site/regions'];
  /** Wider searches are asked for with each page that is empty, as the pages here are. */
  const kept = sides.filter((side) => side !== 'GET /api/posts/around');
  const sideRequests = (requested: Sent[]) => requested.filter(({ key }) => kept.includes(key)).length;

  test('the next page of a search asks for the list alone', async () => {
    vi.stubGlobal('document', {});
    const { call, asked: request } = fixture();
    await loadJobs(call, url('?keyword=语文'));
    const before = sideRequests(request);
    await loadJobs(call, url('?keyword=语文&page=2'));
    expect(sideRequests(request)).toBe(before);
  });

  test.each(sides)('%s that failed is asked for again with the next page', async (side) => {
    vi.stubGlobal('document', {});
    const search = `?keyword=${encodeURIComponent(side)}&cityCode=330100`;
    await loadJobs(fixture({ [side]: new Error('down') }).call, url(search));
    const { facets, around, places } = await loadJobs(fixture().call, url(`${search}&page=2`));
    expect([facets, around, places.length]).toEqual([expect.anything(), expect.anything(), 2]);
  });
});
