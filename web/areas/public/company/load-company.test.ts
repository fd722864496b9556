import { expect, test } from 'vitest';
import type { Call } from '#contract/api.ts';
import { loadCompany } from './load-company.ts';

const url = (query: string) => new URL(`http://site.example/business/details${query}`);

function fixture(failing: string[] = []) {
  const requests: string[] = [];
  const call = (async (key: string) => {
    requests.push(key);
    if (failing.includes(key)) throw Object.assign(new Error('没有'), { status: 404 });
    return key.endsWith('queryCompanyDetail') ? { id: '1', name: '海岸学校' } : { items: [], total: 3 };
  }) as Call;
  return { call, asked: requests };
}

test('the introduction brings hot posts, the other tab all of them', async () => {
  const intro = fixture();
  expect(await loadCompany(intro.call, url('?id=1'))).toMatchObject({ tab: 'home', page: 1 });
  expect(intro.asked).toContain('GET /api/company/getHostPostByCompanyId');
  const posts = fixture();
  expect(await loadCompany(posts.call, url('?id=1&tab=posts&page=2'))).toMatchObject({
    tab: 'posts',
    page: 2,
    total: 3,
  });
  expect(posts.asked).toContain('GET /api/company/getPostByCompanyId');
});

test.each(['', '?id=abc', '?id=0'])('%s is no company', async (query) => {
  await expect(loadCompany(fixture().call, url(query))).rejects.toMatchObject({ init: { status: 404 } });
});

test('a company that is gone is the 404 page; its posts may fail alone', async () => {
  const gone = fixture(['GET /api/company/queryCompanyDetail']);
  await expect(loadCompany(gone.call, url('?id=1'))).rejects.toMatchObject({ init: { status: 404 } });
  const without = fixture(['GET /api/company/getHostPostByCompanyId']);
  expect(await loadCompany(without.call, url('?id=1'))).toMatchObject({ posts: [] });
});
