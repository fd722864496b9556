import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostFilters } from '#contract/search/post-search.ts';
import { Memories } from '#packages/memory-index/memories.ts';
import { connect } from '#server/platform/database/database.ts';
import { useTestDatabase } from '#server/platform/testing/database.ts';
import { refreshSuggestions } from '../suggest/refresh-suggestions.ts';
import { suggest } from '../suggest/suggest.ts';
import { givenIndexedPosts } from '../testing/open-posts.ts';
import { facetCounts } from './facet-counts.ts';
import { searchPosts } from './search-posts.ts';
import { similarPosts } from './similar-posts.ts';
import { widerSearches } from './wider-searches.ts';

const url = await useTestDatabase();
const { db, close } = connect(url, { max: 2, onError: () => undefined });
afterAll(close);
const source = { db, memories: new Memories() };

const now = new Date('2026-11-20T02:00:00Z');
const post = (stage: string, subject: string, cityCode: string, regionCode: string, tenure = 'establishment') => ({
  title: '任课教师',
  stages: [stage],
  subjects: [subject],
  cityCode,
  regionCode,
  tenure,
  education: 'bachelor',
  monthMin: 600_000n,
  monthMax: 800_000n,
  refreshedAt: now,
});
let ids: string[] = [];

beforeAll(async () => {
  ids = await givenIndexedPosts(db, [
    post('primary', 'chinese', '440100', '440106'),
    post('primary', 'chinese', '440100', '440103'),
    post('primary', 'math', '440100', '440106', 'private'),
    post('junior', 'chinese', '440100', '440106'),
    post('primary', 'chinese', '440300', '440305'),
    { ...post('primary', 'chinese', '440300', '440305'), deadline: now },
    { ...post('special', 'arts', '460000', '460000'), tenure: 'retired', education: 'doctor' },
  ]);
});

describe('counts', () => {
  test.each<[string, PostFilters, object]>([
    [
      'no filter',
      {},
      {
        city: { '440100': 4, '440300': 1 },
        stage: { primary: 4, junior: 1 },
        subject: { chinese: 4, math: 1 },
        county: {},
      },
    ],
    [
      'its own row is left out',
      { stage: ['junior'] },
      { stage: { primary: 4, junior: 1 }, subject: { chinese: 1 }, city: { '440100': 1 } },
    ],
    [
      'counties of the chosen city',
      { cityCode: '440100' },
      { city: { '440100': 4, '440300': 1 }, county: { '440103': 1, '440106': 3 }, stage: { primary: 3, junior: 1 } },
    ],
    [
      'a chosen county',
      { cityCode: '440106' },
      {
        county: { '440103': 1, '440106': 3 },
        stage: { primary: 2, junior: 1 },
        tenure: { establishment: 2, private: 1 },
      },
    ],
    [
      'words',
      { keyword: '语文', tenure: ['establishment'] },
      { subject: { chinese: 4 }, tenure: { establishment: 4 }, education: { bachelor: 4 } },
    ],
    [
      'a place in words',
      { keyword: '广州 语文' },
      { city: { '440100': 3, '440300': 1 }, county: { '440103': 1, '440106': 2 } },
    ],
  ])('%s', async (_, filters, expected) => {
    expect(await facetCounts(source, filters, now)).toMatchObject({ ...expected, estimated: false });
  });

  test('no city for posts of which only the province is known', async () => {
    const { city, stage } = await facetCounts(source, {}, now);
    expect([Object.keys(city).sort(), stage.special]).toEqual([['440100', '440300'], 1]);
  });

  test('beside a place in words, what choosing a city finds', async () => {
    const { city } = await facetCounts(source, { keyword: '广州 语文' }, now);
    for (const [cityCode, posts] of Object.entries(city)) {
      const found = await searchPosts(source, { keyword: '广州 语文', ignore: ['广州'], cityCode }, now);
      expect([cityCode, found.total]).toEqual([cityCode, posts]);
    }
  });

  test('those that are wanted, and no others', async () => {
    const filters: PostFilters = { cityCode: '440106', stage: ['primary'] };
    const all = await facetCounts(source, filters, now);
    const none = { city: {}, county: {}, stage: {}, subject: {}, tenure: {}, education: {} };
    const some = await facetCounts(source, filters, now, ['county', 'subject']);
    expect(some).toEqual({ ...none, county: all.county, subject: all.subject, estimated: false });
    expect(some.subject).not.toEqual({});
  });
});

test('wider searches find more, and are ready to be opened', async () => {
  const filters: PostFilters = { keyword: '语文', tenure: ['private'], cityCode: '440106' };
  expect(await widerSearches(source, filters, now)).toEqual([
    { label: '去掉“民办劳动合同”', query: 'keyword=%E8%AF%AD%E6%96%87&cityCode=440106', total: 2 },
  ]);
});

describe('suggestions', () => {
  beforeAll(() => refreshSuggestions(db));

  test.each([
    ['语', '语文', 'subject'],
    ['yuw', '语文', 'subject'],
    ['xxyw', '小学语文', 'post'],
    ['小学', '小学语文', 'post'],
    ['guang', '广州', 'city'],
    ['ＧＺ', '广州', 'city'],
    ['杭州市', '杭州市', 'company'],
  ])('%s leads to %s', async (typed, text, kind) => {
    const found = await suggest(source, typed, now);
    expect(found.some((one) => one.text.startsWith(text) && one.kind === kind && one.count > 0)).toBe(true);
  });

  test('a city leads to its code; nothing to nothing', async () => {
    expect(await suggest(source, '深圳', now)).toContainEqual({ text: '深圳', kind: 'city', count: 2, id: '440300' });
    expect(await suggest(source, ' ', now)).toEqual([]);
    expect(await suggest(source, "';--", now)).toEqual([]);
  });
});

test('what is typed in other words is suggested in the words of the site, with its number of posts', async () => {
  expect(await suggest(source, '羊城 xiaoxue', now)).toContainEqual(
    expect.objectContaining({ text: '广州 小学', kind: 'word' }),
  );
  const [first] = await suggest(source, '羊城 小学yuw', now);
  expect(first).toMatchObject({ text: '广州 小学 语文', kind: 'word' });
});

test('posts of a pattern stand nearest first', async () => {
  const [one = '', two = '', , , far, ended] = ids;
  const pattern = { role: '', stages: ['primary'], subjects: ['chinese'], cityCode: '440100', tenure: 'establishment' };
  const { ids: similar, salary } = await similarPosts(source, pattern, now);
  expect([similar.slice(0, 2).toSorted(), similar[2]]).toEqual([[one, two].toSorted(), far]);
  expect(similar).not.toContain(ended);
  expect(salary).toBeNull();
  expect((await similarPosts(source, { ...pattern, tenure: 'retired' }, now)).ids).toEqual([]);
});
