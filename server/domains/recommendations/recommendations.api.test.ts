import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import { type ResumeContentInput, type ResumeSnapshot, resumeContent } from '#contract/resumes/resumes.ts';
import { recommendationEndpoints } from '#contract/talents/recommendations.ts';
import { newId } from '#database/new-id.ts';
import { savedSearch, seenPost } from '#database/schema/alerts.ts';
import { company } from '#database/schema/companies.ts';
import { delivery, resume } from '#database/schema/deliveries.ts';
import { jober, joberBlock } from '#database/schema/identity.ts';
import type { post } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { indexPosts } from '#server/domains/search/public.ts';
import { givenCompany, givenOpenPost, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { recommendationHandlers } from './routes.ts';

const { db, clock, call, tokenOf } = await useTestApp({
  table: recommendationEndpoints,
  handlers: recommendationHandlers,
  resolveToken,
});

type Wish = NonNullable<ResumeContentInput['intentions']>[number];
const HOUR = 3_600_000;
const wants: ResumeContentInput = {
  intentions: [{ key: 'a', title: '语文教师', stage: 'primary', subject: 'chinese', cityCodes: ['330100'] }],
  certificates: [{ key: 'b', kind: 'primary', subject: 'chinese' }],
};

async function aSeeker(content: ResumeContentInput = wants, values: Partial<typeof jober.$inferInsert> = {}) {
  const person = await givenSeeker(db, values);
  await db.insert(resume).values({
    joberId: person.joberId,
    name: '我的简历',
    isDefault: true,
    content: resumeContent.parse(content),
  });
  return { ...person, token: await tokenOf(person.accountId) };
}

let hour = 0;
async function publish(title: string, values: Partial<typeof post.$inferInsert> = {}) {
  hour += 1;
  const at = new Date(clock.now().getTime() - hour * HOUR);
  const own = await givenCompany(db);
  const row = await givenOpenPost(db, own.id, {
    title,
    stages: ['primary'],
    subjects: ['chinese'],
    certificate: 'primary',
    publishedAt: at,
    refreshedAt: at,
    ...values,
  });
  await indexPosts(db, [row.id]);
  return { ...row, companyId: own.id };
}

async function deliver(
  joberId: string,
  to: { id: string; companyId: string },
  { status, daysAgo }: { status: DeliveryState; daysAgo: number },
) {
  const at = new Date(clock.now().getTime() - daysAgo * 24 * HOUR);
  const [own] = await db.select().from(resume).where(eq(resume.joberId, joberId));
  await db.insert(delivery).values({
    postId: to.id,
    companyId: to.companyId,
    joberId,
    resumeId: own?.id ?? '',
    consentId: newId(),
    status,
    snapshot: {} as ResumeSnapshot,
    submittedAt: at,
    changedAt: at,
  });
}

interface Item {
  post: { id: string; title: string };
  score: number;
  reasons: string[];
}
const ask = async ({ token }: { token: string }) =>
  (await call('GET', '/api/recommendations', { token })).body as {
    personalised: boolean;
    basis: string;
    questions: string[];
    items: Item[];
  };
const titles = ({ items }: { items: Item[] }) => items.map(({ post }) => post.title);

const math = await publish('小学数学教师', { subjects: ['math'] });
const fit = await publish('小学语文教师');
await publish('上海的小学语文教师', { cityCode: '310100', regionCode: '310101' });
await publish('高中化学教师', { stages: ['senior'], subjects: ['chemistry'], certificate: 'senior' });
await publish('结束的小学语文教师', { deadline: new Date(clock.now().getTime() - HOUR) });

describe('recommendations', () => {
  test('begin with what was wished for, with reasons; what has nothing in common is left out', async () => {
    const found = await ask(await aSeeker());
    expect(found).toMatchObject({ personalised: true, basis: 'intention' });
    expect(titles(found)).toEqual(['小学语文教师', '小学数学教师']);
    expect(found.items[0]?.reasons).toEqual([
      '与你求职意向的小学语文一致',
      '在你期望的杭州',
      '你持有的小学教师资格证符合要求',
    ]);
    expect(found.items[0]?.score).toBeGreaterThan(found.items[1]?.score ?? 100);
  });

  test('an intention in words alone is understood', async () => {
    const content = { intentions: [{ key: 'a', title: '小学语文老师', cityCodes: ['310100'] }] };
    expect(titles(await ask(await aSeeker(content)))).toEqual(['上海的小学语文教师']);
  });

  test('what lies far behind the newest posts of the city is found by what it is', async () => {
    const rare = await publish('小学书法教师', {
      subjects: ['calligraphy'],
      refreshedAt: new Date('2026-01-01T00:00:00Z'),
    });
    const found = await ask(
      await aSeeker({
        intentions: [{ key: 'a', title: '书法', stage: 'primary', subject: 'calligraphy', cityCodes: ['330100'] }],
      }),
    );
    expect(found.items[0]?.post.id).toBe(rare.id);
  });

  test('不感兴趣 takes a post away, and undoing it brings it back', async () => {
    const [someone, other] = [await aSeeker(), await aSeeker()];
    const path = `/api/recommendations/${fit.id}/dismissal`;
    for (const _ of [1, 2]) expect((await call('PUT', path, { token: someone.token })).status).toBe(204);
    expect(titles(await ask(someone))).not.toContain('小学语文教师');
    expect(titles(await ask(other))).toContain('小学语文教师');
    expect((await call('DELETE', path, { token: someone.token })).status).toBe(204);
    expect(titles(await ask(someone))).toContain('小学语文教师');
    const absent = await call('PUT', `/api/recommendations/${newId()}/dismissal`, { token: someone.token });
    expect(absent.status).toBe(404);
  });

  test.each(['viewed', 'rejected', 'withdrawn'] as const)(
    'a post that was delivered to is not offered again: %s',
    async (status) => {
      const someone = await aSeeker();
      await deliver(someone.joberId, fit, { status, daysAgo: 89 });
      expect(titles(await ask(someone))).not.toContain('小学语文教师');
    },
  );

  test('a post that refused long ago is offered again', async () => {
    const someone = await aSeeker();
    await deliver(someone.joberId, fit, { status: 'rejected', daysAgo: 91 });
    expect(titles(await ask(someone))).toContain('小学语文教师');
  });

  describe('posts for some people alone', async () => {
    const of = { stages: ['senior'], subjects: ['biology'] };
    await publish('高中生物教师', of);
    await publish('高中生物教师（银龄）', { ...of, tenure: 'retired' });
    await publish('高中生物教师（应届）', { ...of, experience: 'graduate' });
    await publish('高中生物教师（2027 届校招）', of);
    const [everyone, graduates, retired] = [
      ['高中生物教师'],
      ['高中生物教师（应届）', '高中生物教师（2027 届校招）'],
      ['高中生物教师（银龄）'],
    ];
    const wish: Wish = { key: 'a', title: '生物', stage: 'senior', subject: 'biology', cityCodes: ['330100'] };
    const job = { key: 'b', employer: '杭州青枫高级中学', position: '职员', from: '2023-08', to: 'now' } as const;

    test.each<[string, Partial<typeof jober.$inferInsert>, ResumeContentInput, string[]]>([
      ['somebody in the middle of a career', {}, {}, everyone],
      ['somebody of 55', { birthday: '1971-12-31' }, {}, [...everyone, ...retired]],
      ['somebody of 54', { birthday: '1972-01-01' }, {}, everyone],
      ['somebody retired', { identity: 'retired' }, {}, [...everyone, ...retired]],
      ['who wants 银龄返聘', {}, { intentions: [{ ...wish, tenures: ['retired'] }] }, [...everyone, ...retired]],
      ['who says so in words', {}, { intentions: [{ ...wish, title: '银龄讲学教师' }] }, [...everyone, ...retired]],
      ['a graduate', { identity: 'graduate' }, {}, [...everyone, ...graduates]],
      ['a student with a job beside', { identity: 'student' }, { experiences: [job] }, [...everyone, ...graduates]],
      ['who has not worked yet', { identity: 'between' }, {}, [...everyone, ...graduates]],
      [
        'who was an intern',
        { identity: 'between' },
        { experiences: [{ ...job, tenure: 'intern' }] },
        [...everyone, ...graduates],
      ],
      ['who has worked for years', { identity: 'between' }, { experiences: [job] }, everyone],
    ])('%s', async (_, person, content, expected) => {
      const found = await ask(await aSeeker({ intentions: [wish], ...content }, person));
      const own = titles(found).filter((title) => title.startsWith('高中生物'));
      expect(own.sort()).toEqual([...expected].sort());
    });
  });

  test('nothing comes from a blocked company', async () => {
    const someone = await aSeeker();
    await db.insert(joberBlock).values({ joberId: someone.joberId, companyId: math.companyId, createdAt: clock.now() });
    expect(titles(await ask(someone))).not.toContain('小学数学教师');
  });

  test('nothing comes from the other schools of a group that was blocked as a whole', async () => {
    const of = { stages: ['junior'], subjects: ['geography'] };
    const content: ResumeContentInput = {
      intentions: [{ key: 'a', title: '地理', stage: 'junior', subject: 'geography', cityCodes: ['330100'] }],
    };
    const group = await publish('春风一校的地理教师', of);
    const sister = await publish('春风二校的地理教师', of);
    const other = await publish('秋月的地理教师', of);
    for (const [{ companyId }, name] of [
      [group, '春风教育集团第一中学'],
      [sister, '春风教育集团第二中学'],
      [other, '秋月中学'],
    ] as const)
      await db.update(company).set({ name, nameKey: name }).where(eq(company.id, companyId));
    const someone = await aSeeker(content);
    const block = { joberId: someone.joberId, companyId: group.companyId, createdAt: clock.now() };
    await db.insert(joberBlock).values({ ...block, groupKey: '春风教育集团' });
    expect(titles(await ask(someone)).filter((title) => title.includes('地理'))).toEqual(['秋月的地理教师']);
    await db.update(joberBlock).set({ groupKey: null }).where(eq(joberBlock.joberId, someone.joberId));
    const alone = titles(await ask(someone)).filter((title) => title.includes('地理'));
    expect(alone).toEqual(['春风二校的地理教师', '秋月的地理教师']);
  });

  test('one company has two places at most', async () => {
    const own = await givenCompany(db);
    const at = new Date(clock.now().getTime() - HOUR);
    const of = { stages: ['junior'], subjects: ['japanese'], publishedAt: at, refreshedAt: at };
    const rows = await Promise.all(['甲', '乙', '丙'].map((title) => givenOpenPost(db, own.id, { ...of, title })));
    const ids = rows.map(({ id }) => id);
    await indexPosts(db, ids);
    const content = {
      intentions: [{ key: 'a', title: '日语', stage: 'junior' as const, subject: 'japanese' as const, cityCodes: [] }],
    };
    const found = await ask(await aSeeker(content));
    expect(found.items.filter(({ post }) => ['甲', '乙', '丙'].includes(post.title))).toHaveLength(2);
  });

  test('switched off, they are the newest posts of the city, whatever was wished for', async () => {
    const someone = await aSeeker();
    await db.update(jober).set({ personalised: false }).where(eq(jober.id, someone.joberId));
    const found = await ask(someone);
    expect(found.personalised).toBe(false);
    expect(titles(found)).toContain('高中化学教师');
    expect(new Set(found.items.flatMap(({ reasons }) => reasons))).toEqual(new Set(['杭州最新发布']));
  });

  test('of somebody who told the city alone they are its teaching posts, and the rest is asked', async () => {
    await publish('校车司机', { role: 'driver', stages: [], subjects: [], certificate: null });
    await publish('后勤岗', { role: 'repair', stages: [], subjects: [], certificate: null });
    const found = await ask(await aSeeker({}));
    expect(found).toMatchObject({ basis: 'city', questions: ['subject', 'tenure'] });
    expect(titles(found)).toContain('小学语文教师');
    expect(titles(found)).not.toContain('校车司机');
    expect(titles(found)).not.toContain('后勤岗');
  });

  test('of somebody unknown nothing is proposed, and everything is asked', async () => {
    const found = await ask(await aSeeker({}, { cityCode: null }));
    expect(found).toMatchObject({ basis: 'nothing', questions: ['subject', 'city', 'tenure'], items: [] });
  });

  test('posts that were opened show what is sought', async () => {
    const someone = await aSeeker({}, { cityCode: null });
    await db.insert(seenPost).values({ joberId: someone.joberId, postId: math.id, seenAt: clock.now() });
    const found = await ask(someone);
    expect(found).toMatchObject({ basis: 'seen', questions: ['tenure'] });
    expect(titles(found)[0]).toBe('小学数学教师');
    expect(found.items[0]?.reasons).toContain('与你看过的小学数学一致');
  });

  test('a saved search tells more than what was opened', async () => {
    const someone = await aSeeker({}, { cityCode: null });
    await db.insert(seenPost).values({ joberId: someone.joberId, postId: math.id, seenAt: clock.now() });
    const filters = { keyword: '小学语文', cityCode: '310100' };
    await db.insert(savedSearch).values({
      joberId: someone.joberId,
      name: '上海',
      filters,
      filterKey: 'a',
      alerts: false,
      knownUntil: clock.now(),
      checkedOn: '2026-11-20',
      createdAt: clock.now(),
    });
    const found = await ask(someone);
    expect(found.basis).toBe('search');
    expect(titles(found)[0]).toBe('上海的小学语文教师');
    expect(found.items[0]?.reasons).toContain('与你保存的搜索的小学语文一致');
  });
});
