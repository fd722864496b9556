import { describe, expect, test } from 'vitest';
import type { CompanyStatus } from '#contract/actor.ts';
import { newId } from '#database/new-id.ts';
import { accountPaper } from '#database/schema/companies.ts';
import { upload } from '#database/schema/files.ts';
import { recountOpenPosts } from '#server/domains/posts/public.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import { givenAccount, givenCompany, givenOpenPost, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from './whole-app.ts';

// Whether a company is public is a single rule, applied by every public list.

const { app, db, call, clock } = await useWholeApp();

interface Case {
  status: CompanyStatus;
  claim?: true;
  cityCode: string;
  regionCode: string;
  shown: boolean;
}

const cases: [string, Case][] = [
  ['approved', { status: 'approved', cityCode: '330100', regionCode: '330102', shown: true }],
  ['unclaimed', { status: 'unclaimed', cityCode: '330200', regionCode: '330203', shown: true }],
  ['claimed, waiting', { status: 'unclaimed', claim: true, cityCode: '330300', regionCode: '330302', shown: true }],
  ['draft', { status: 'draft', cityCode: '330400', regionCode: '330402', shown: false }],
  ['pending', { status: 'pending', cityCode: '330500', regionCode: '330502', shown: false }],
  ['rejected', { status: 'rejected', cityCode: '330600', regionCode: '330602', shown: false }],
  ['suspended', { status: 'suspended', cityCode: '330700', regionCode: '330702', shown: false }],
];

async function claim(claimId: string, regionCode: string): Promise<void> {
  const account = await givenAccount(db);
  const { token } = await signIn(db, account.id, { scope: 'onboarding', now: clock.now() });
  const paper = { kind: 'licence', name: '证书.pdf', type: 'application/pdf', size: 9, createdAt: clock.now() };
  for (const kind of ['licence', 'authorisation'] as const) {
    const [file] = await db
      .insert(upload)
      .values({ ...paper, accountId: account.id, storageKey: newId() })
      .returning();
    await db.insert(accountPaper).values({ accountId: account.id, kind, fileId: file?.id ?? '', savedAt: clock.now() });
  }
  const form = { name: '认领中的学校', type: 'public-school', regionCode, creditCode: '12100000400000624D' };
  const body = { ...form, claimId };
  const answer = await call('POST', '/api/company/jobberRegisteredCompanyInfo', { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

describe.each(cases)('a company that is %s', (label, { status, claim: claims, cityCode, regionCode, shown }) => {
  const name = `浙江省测试${cityCode}学校`;
  const given = (async () => {
    const source = status === 'unclaimed' ? { source: '某招聘网', sourceAt: clock.now() } : {};
    const { id } = await givenCompany(db, { status, name, cityCode, regionCode, replyRate: 95, ...source });
    const post = await givenOpenPost(db, id, { cityCode, regionCode, title: `数学教师${cityCode}` });
    await recountOpenPosts(db, [id]);
    if (claims) await claim(id, regionCode);
    await indexPosts(db, [post.id]);
    return { id, postId: post.id };
  })();
  const get = async (path: string, query: Record<string, string>) =>
    JSON.stringify((await call('GET', path, { query })).body);

  const lists: [string, (ids: { id: string; postId: string }) => Promise<boolean>][] = [
    ['/business', async ({ id }) => (await get('/api/companies', { cityCode })).includes(id)],
    ['queryCompany', async ({ id }) => (await get('/api/company/queryCompany', { keyword: name })).includes(id)],
    [
      'queryCompanyDetail',
      async ({ id }) => (await get('/api/company/queryCompanyDetail', { companyId: id })).includes(name),
    ],
    [
      'getPostByCompanyId',
      async ({ id, postId }) => (await get('/api/company/getPostByCompanyId', { companyId: id })).includes(postId),
    ],
    [
      'getHostPostByCompanyId',
      async ({ id, postId }) => (await get('/api/company/getHostPostByCompanyId', { companyId: id })).includes(postId),
    ],
    ['the search', async ({ postId }) => (await get('/api/posts', { cityCode })).includes(postId)],
    ['the page of its post', async ({ postId }) => (await get(`/api/posts/${postId}`, {})).includes(name)],
    ['the hot posts of the home page', async ({ postId }) => (await get('/api/home', { cityCode })).includes(postId)],
    [
      'the counts of the home page',
      async () => {
        const { body } = await call('GET', '/api/home', { query: { cityCode } });
        return body.stats.posts === 1 && body.stats.companies === 1;
      },
    ],
    ['the sitemap of companies', async ({ id }) => (await app.inject('/sitemaps/companies-0.xml')).body.includes(id)],
    ['the sitemap of posts', async ({ postId }) => (await app.inject('/sitemaps/posts-0.xml')).body.includes(postId)],
  ];
  test.each(lists)(`in %s: ${shown}`, async (_, isListed) => {
    expect(await isListed(await given), label).toBe(shown);
  });
});

test.each([undefined, '330000', '330100', '330102', '330200', '330400'])(
  'the home page and the list of companies count the same in %s',
  async (cityCode) => {
    clock.advance(10 * 60_000);
    const query = cityCode ? { cityCode } : {};
    const [home, list] = [await call('GET', '/api/home', { query }), await call('GET', '/api/companies', { query })];
    expect([home.status, home.body.stats.companies]).toEqual([200, list.body.total]);
  },
);
