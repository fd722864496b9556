import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type ResumeContentInput, resumeContent } from '#contract/resumes/resumes.ts';
import { talentEndpoints } from '#contract/talents/talents.ts';
import { newId } from '#database/new-id.ts';
import { resume, resumeView } from '#database/schema/deliveries.ts';
import { account, jober, joberBlock } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { talentDirty, talentInvitation, talentInvitationEvent } from '#database/schema/talents.ts';
import { verifyNumber } from '#server/domains/companies/public.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { balancesOf, grant } from '#server/domains/ledger/public.ts';
import { givenCompany, givenOpenPost, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { indexTalents } from './index/index-talents.ts';
import { markStaleTalents } from './index/mark-stale-talents.ts';
import { expireInvitations } from './invite/expire-invitations.ts';
import { talentHandlers } from './routes.ts';

const { db, deps, clock, call, tokenOf } = await useTestApp({
  table: talentEndpoints,
  handlers: talentHandlers,
  resolveToken,
});

const mathWish: ResumeContentInput = {
  intentions: [{ key: 'a', title: '初中数学教师', stage: 'junior', subject: 'math', cityCodes: ['330100'] }],
  educations: [
    {
      key: 'b',
      school: '浙江师范大学',
      major: '数学与应用数学',
      education: 'bachelor',
      from: '2014-09',
      to: '2018-06',
    },
  ],
  intro: '我叫林小满，电话 13812345678，微信号：lxm_teach88，擅长班主任工作。',
};

type Values = Partial<typeof jober.$inferInsert>;
async function givenTalent(content: ResumeContentInput = mathWish, values: Values = {}) {
  const person = await givenSeeker(db, { privacy: 'public', ...values });
  const full = resumeContent.parse(content);
  await db
    .insert(resume)
    .values({ joberId: person.joberId, name: '简历', isDefault: true, content: full, completeness: 60 });
  await indexTalents(deps);
  return person;
}
const school = async (values = {}) => {
  const owner = await givenRecruiter(db, values);
  return { ...owner, token: await tokenOf(owner.accountId) };
};
const found = async (token: string, query: Record<string, string> = { subject: 'math' }) => {
  const { body } = await call('GET', '/api/talents', { token, query: { sort: 'newest', ...query } });
  return body.items.map(({ id }: { id: string }) => id) as string[];
};
const open = (token: string, id: string) => call('GET', `/api/talents/${id}`, { token });

const [wish] = mathWish.intentions ?? [];
const inShanghai: ResumeContentInput = { intentions: wish ? [{ ...wish, cityCodes: ['310100'] }] : [] };

describe('who is found', () => {
  test('is masked, by wish, word and code', async () => {
    const { joberId } = await givenTalent();
    await givenTalent(inShanghai);
    const { token } = await school();
    for (const query of [
      { keyword: '初中数学' },
      { keyword: '杭州 浙江师范大学' },
      { keyword: '杭城 初数老师 有编的' },
      { stage: 'junior', cityCode: '330000', education: 'college' },
    ] as Record<string, string>[])
      expect(await found(token, query)).toContain(joberId);
    for (const query of [
      { keyword: '林小满' },
      { keyword: '13812345678' },
      { keyword: '魔都 初中数学' },
      { keyword: '杭州 不要数学' },
      { stage: 'primary' },
    ] as Record<string, string>[])
      expect(await found(token, query)).not.toContain(joberId);
    const { body } = await call('GET', '/api/talents', { token, query: { subject: 'math' } });
    const card = body.items.find(({ id }: { id: string }) => id === joberId);
    expect(card).toMatchObject({ name: '林**', revealed: false, avatarUrl: null, school: '浙江师范大学' });
    expect(card, 'nobody is chosen by sex').not.toHaveProperty('gender');
    expect(JSON.stringify(body)).not.toMatch(/小满|13812345678/);
  });

  test('a part of the keyword that is taken away finds more, and what nobody has is named', async () => {
    const { joberId } = await givenTalent();
    await givenTalent(inShanghai);
    const { token } = await school();
    const keyword = '魔都 初数老师 有编的';
    expect(await found(token, { keyword })).not.toContain(joberId);
    expect(await found(token, { keyword, ignore: '上海' })).toContain(joberId);
    const { body } = await call('GET', '/api/talents/facets', { token, query: { keyword, ignore: '上海' } });
    expect(body.understood).toEqual({
      parts: ['初中', '数学'],
      ignored: ['上海'],
      notes: ['没有同时符合“在编”的人才，以下按“初中”“数学”列出。'],
    });
  });

  test('is found by 编制, major, certificate and surname in their fields, and by no letters elsewhere', async () => {
    const [studied] = mathWish.educations ?? [];
    const certified = (title: string) => ({ ...mathWish, otherCertificates: [{ key: 'c', title }] });
    const position = { key: 'x', employer: '杭州东晖中学', position: '数学教师', from: '2019-09', to: 'now' as const };
    const { joberId } = await givenTalent(
      {
        ...mathWish,
        intentions: (mathWish.intentions ?? []).map((intention) => ({ ...intention, tenures: ['contract'] })),
        educations: studied ? [{ ...studied, major: '计算机科学与技术' }] : [],
        experiences: [{ ...position, tenure: 'establishment' }],
        otherCertificates: [{ key: 'c', title: '健康证' }],
      },
      { name: '欧阳小满' },
    );
    const other = await givenTalent(certified('全国计算机等级考试二级'), { name: '欧小满' });
    const third = await givenTalent(certified('心理健康教育 C 证'));
    const { token } = await school();
    for (const keyword of ['在编 数学', '合同制 数学', '计算机专业 数学', '有健康证 数学', '姓欧阳 数学']) {
      const ids = await found(token, { keyword });
      expect([keyword, ids.includes(joberId)]).toEqual([keyword, true]);
      for (const one of [other, third]) expect([keyword, ids.includes(one.joberId)]).toEqual([keyword, false]);
    }
    expect(await found(token, { keyword: '姓欧 数学' })).toEqual(expect.arrayContaining([joberId, other.joberId]));
    expect(await found(token, { keyword: '欧阳小满' })).not.toContain(joberId);
    const { body } = await call('GET', '/api/talents', { token, query: { keyword: '数学 姓欧 计算机专业优先' } });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([joberId, other.joberId]);
  });

  test('is found by school, 届别, years and 普通话, and by no school in 盲筛', async () => {
    const languages = { putonghua: '2a' as const, foreign: [] };
    const { joberId } = await givenTalent({ ...mathWish, languages });
    const blind = await givenTalent({ ...mathWish, languages }, { blindScreening: true });
    const { token } = await school();
    for (const keyword of ['浙师大毕业 数学', '师范类 数学', '二级乙等以上 数学'])
      expect(await found(token, { keyword }), keyword).toContain(joberId);
    expect(await found(token, { keyword: '浙江师范大学 数学' })).not.toContain(blind.joberId);
    const { body } = await call('GET', '/api/talents/facets', { token, query: { keyword: '10年以上 数学 女' } });
    expect(body.understood).toEqual({
      parts: ['数学'],
      ignored: [],
      notes: [
        '性别、年龄、婚育、相貌、户籍等个人情况不作为搜索条件，已略过“女”。',
        '没有同时符合“10 年以上经验”的人才，以下按“数学”列出。',
      ],
    });
  });

  test('is found by the first character of the name, form of study, level of a language and 职称 of the track', async () => {
    const [school1] = mathWish.educations ?? [];
    const { joberId } = await givenTalent(
      {
        ...mathWish,
        educations: [{ ...school1, form: 'full-time' } as NonNullable<ResumeContentInput['educations']>[number]],
        titles: [{ key: 't', level: 'associate-professor' }],
        languages: { foreign: [{ key: 'l', name: '英语', level: '专业八级' }] },
      },
      { name: '仇小满' },
    );
    const { joberId: other } = await givenTalent({ ...mathWish, titles: [{ key: 't', level: 'school-senior' }] });
    const { token } = await school();
    for (const keyword of [
      '姓仇的数学老师',
      '仇老师',
      '全日制本科 姓仇',
      '副教授 姓仇',
      '英语专八 姓仇',
      '姓仇 不要应届',
    ])
      expect([keyword, await found(token, { keyword })]).toEqual([keyword, [joberId]]);
    expect(await found(token, { keyword: '副教授' })).not.toContain(other);
    expect(await found(token, { keyword: '高级教师' })).not.toContain(joberId);
    expect(await found(token, { keyword: '仇小满 数学' })).toContain(other);
  });

  test('is indexed anew at the start of another version, once', async () => {
    const { joberId } = await givenTalent();
    const stale = () => db.$count(talentDirty);
    await markStaleTalents(db);
    await indexTalents(deps);
    await markStaleTalents(db);
    expect(await stale()).toBe(0);
    await db.execute(sql`update search_state set version = 'older' where id = 2`);
    await db.execute(sql`update talent_search set tsv = '' where jober_id = ${joberId}`);
    const { token } = await school();
    expect(await found(token, { keyword: '数学' })).not.toContain(joberId);
    await markStaleTalents(db);
    expect(await stale()).toBeGreaterThan(0);
    await indexTalents(deps);
    expect(await found(token, { keyword: '数学' })).toContain(joberId);
  });

  test('where nobody is, the filters without which somebody is are named', async () => {
    await givenTalent();
    const { token } = await school();
    const query = { subject: 'math', stage: 'nursery' };
    expect((await call('GET', '/api/talents', { token, query })).body.total).toBe(0);
    const { body } = await call('GET', '/api/talents/facets', { token, query });
    expect(body.withoutOne).toMatchObject([{ name: 'stage', label: '学段' }]);
    expect(body.withoutOne[0].n).toBeGreaterThan(0);
  });

  test('shows no school, age or employer in 盲筛', async () => {
    const { joberId } = await givenTalent(mathWish, { blindScreening: true });
    const { body } = await open((await school()).token, joberId);
    expect(body).toMatchObject({ school: '师范院校', age: null, lastEmployer: '' });
    expect(JSON.stringify(body)).not.toContain('浙江师范大学');
    expect(body.content.educations, 'the years of school tell the age').toMatchObject([{ from: '', to: '' }]);
  });

  test.each(['hidden', 'delivered'])('is nobody who is %s, from the same write on', async (privacy) => {
    const { joberId } = await givenTalent();
    const { token } = await school();
    expect(await found(token)).toContain(joberId);
    await db.update(jober).set({ privacy }).where(eq(jober.id, joberId));
    expect(await found(token)).not.toContain(joberId);
    expect((await open(token, joberId)).status).toBe(404);
    await indexTalents(deps);
    expect(await found(token)).not.toContain(joberId);
  });

  test.each(['closing', 'banned'] as const)('is nobody whose account is %s, and comes back with it', async (status) => {
    const { joberId, accountId } = await givenTalent();
    const { token } = await school();
    await db.update(account).set({ status }).where(eq(account.id, accountId));
    expect(await found(token)).not.toContain(joberId);
    await db.update(account).set({ status: 'active' }).where(eq(account.id, accountId));
    await indexTalents(deps);
    expect(await found(token)).toContain(joberId);
  });

  test('is nobody for a blocked company, its group, or the own employer', async () => {
    const { joberId, accountId } = await givenTalent();
    const [blocked, other] = [await school(), await school()];
    const group = await givenCompany(db, { name: '启明教育集团杭州分校', nameKey: '启明教育集团杭州分校' });
    const branch = await school({ companyId: group.id });
    await db.insert(joberBlock).values([
      { joberId, companyId: blocked.companyId, createdAt: clock.now() },
      { joberId, companyId: newId(), groupKey: '启明教育集团', createdAt: clock.now() },
    ]);
    const colleague = await school();
    await givenRecruiter(db, { accountId, companyId: colleague.companyId, role: 'interviewer' });
    for (const { token } of [blocked, branch, colleague]) {
      expect(await found(token)).not.toContain(joberId);
      expect((await open(token, joberId)).status).toBe(404);
    }
    expect(await found(other.token)).toContain(joberId);
  });

  test('is counted by option; an own choice does not narrow its own options', async () => {
    await givenTalent({ intentions: [{ key: 'a', title: '小学英语教师', stage: 'primary', subject: 'english' }] });
    const { token } = await school();
    const { body } = await call('GET', '/api/talents/facets', { token, query: { stage: 'primary' } });
    const codes = (list: { code: string }[]) => list.map(({ code }) => code);
    expect(codes(body.stage)).toEqual(expect.arrayContaining(['primary', 'junior']));
    expect(codes(body.subject)).toEqual(['english']);
    expect(body.about).toBe(false);
  });
});

describe('a look', () => {
  test('is told to the seeker, scrubbed, and marked with who looked', async () => {
    const { joberId } = await givenTalent();
    const { token, memberId } = await school();
    const { body } = await open(token, joberId);
    expect(body).toMatchObject({ phone: null, looked: true, left: 199 });
    expect(body.watermark).toMatch(/^陈招聘 138\*\*\*\*\d{4} 11-20 10:00$/);
    expect(JSON.stringify(body)).not.toMatch(/小满|13812345678|lxm_teach88/);
    expect(body.content.intro).toContain('班主任');
    const looks = await db.select().from(resumeView).where(eq(resumeView.joberId, joberId));
    expect(looks).toMatchObject([{ memberId, via: 'search' }]);
    expect((await open(token, joberId)).body.left).toBe(199);
  });

  test('ends a crawler at the quota, also one with many hands', async () => {
    const { joberId } = await givenTalent();
    const { token, companyId, memberId } = await school();
    for (let n = 0; n < 199; n += 1) {
      const { joberId: seen } = await givenSeeker(db);
      await db.insert(resumeView).values({ joberId: seen, companyId, memberId, via: 'search', viewedAt: clock.now() });
    }
    const others = [await givenTalent(), await givenTalent(), await givenTalent()];
    const ids = [joberId, ...others.map((other) => other.joberId)];
    const answers = await Promise.all(ids.map((id) => open(token, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('QUOTA_EXCEEDED');
    expect((await call('GET', '/api/talents', { token, query: { page: 11 } })).status).toBe(400);
  });
});

describe('an invitation', () => {
  const given = async () => {
    const seeker = await givenTalent();
    const owner = await school();
    const { id: postId } = await givenOpenPost(db, owner.companyId);
    const invite = (body: object = { postId, message: '您好，欢迎到我校试讲' }) =>
      call('POST', `/api/talents/${seeker.joberId}/invitations`, { token: owner.token, body });
    const token = await tokenOf(seeker.accountId);
    const mine = async () => (await call('GET', '/api/talent-invitations', { token })).body;
    const answer = async (accept: boolean) =>
      call('POST', `/api/talent-invitations/${(await mine())[0].id}/answer`, { token, body: { accept } });
    return { seeker, owner, postId, invite, mine, answer };
  };

  test('opens a conversation with a yes only, and then the name', async () => {
    const { seeker, owner, invite, mine, answer } = await given();
    expect((await invite()).body).toMatchObject({
      name: '林**',
      invitation: { status: 'invited', conversationId: null },
    });
    expect((await invite()).status).toBe(409);
    const accepted = await answer(true);
    expect(accepted.body).toMatchObject({ status: 'accepted', conversationId: expect.any(String) });
    expect((await answer(true)).body.conversationId).toBe(accepted.body.conversationId);
    expect((await answer(false)).status).toBe(409);
    expect((await open(owner.token, seeker.joberId)).body).toMatchObject({
      name: '林小满',
      revealed: true,
      phone: null,
    });
    const events = await db.select().from(talentInvitationEvent);
    const [{ id }] = await mine();
    expect(events.filter(({ invitationId }) => invitationId === id).map(({ move }) => move)).toEqual([
      'invite',
      'accept',
    ]);
    const sentNotices = await db.select().from(notification).where(eq(notification.companyId, owner.companyId));
    expect(sentNotices.map(({ kind }) => kind)).toContain('chat.agreed');
  });

  test('that is declined leaves the person masked and in peace', async () => {
    const { seeker, owner, invite, answer } = await given();
    await invite();
    expect((await answer(false)).body.status).toBe('declined');
    expect((await open(owner.token, seeker.joberId)).body.name).toBe('林**');
    expect((await invite()).body.message).toContain('30 天');
  });

  test('takes a unit, which comes back where nobody answers in 7 days', async () => {
    const { owner, invite, answer, seeker } = await given();
    await invite();
    const used = async (at: Date) => (await verifyNumber(db, owner.companyId, at)).talentContacts;
    expect(await used(clock.now())).toEqual({ limit: 200, used: 1, left: 199 });
    const later = new Date(clock.now().getTime() + 7 * 86_400_000 + 1);
    await expireInvitations(db, later);
    expect(await used(later)).toEqual({ limit: 201, used: 0, left: 201 });
    const [row] = await db.select().from(talentInvitation).where(eq(talentInvitation.joberId, seeker.joberId));
    expect(row?.status).toBe('expired');
    expect((await answer(true)).status).toBe(409);
  });

  test('past the free ones takes what was bought, what expires first, and gives it back to its lot', async () => {
    const { owner, invite, seeker } = await given();
    const { companyId, memberId, token } = owner;
    const now = clock.now();
    const buy = (units: { talentContacts?: number; invitations?: number }, validDays: number) =>
      db.transaction((tx) => grant(tx, { companyId, units, validDays, key: newId(), reason: '赠送', now }));
    const [long, short] = [60, 10].map((days) => new Date(now.getTime() + days * 86_400_000).toISOString());
    await buy({ invitations: 2 }, 60);
    await buy({ invitations: 1, talentContacts: 1 }, 10);
    for (let n = 0; n < 200; n += 1) {
      const { joberId } = await givenSeeker(db);
      await db.insert(resumeView).values({ joberId, companyId, memberId, via: 'search', viewedAt: now });
    }
    const quota = async (unit: string, at = now) =>
      (await balancesOf(db, companyId, at)).quotas.find((row) => row.unit === unit);
    expect((await invite()).status).toBe(200);
    expect(await quota('invitations')).toMatchObject({ left: 2, used: 1, nextExpiry: { at: long, count: 2 } });
    // One bought contact opens one of two more people; opening the same one again is free.
    const [first, second] = [await givenTalent(), await givenTalent()];
    expect((await open(token, first.joberId)).status).toBe(200);
    expect((await open(token, first.joberId)).status).toBe(200);
    expect((await open(token, second.joberId)).body.code).toBe('QUOTA_EXCEEDED');
    expect(await quota('talentContacts')).toMatchObject({ left: 0, used: 1 });
    const later = new Date(now.getTime() + 7 * 86_400_000 + 1);
    for (let n = 0; n < 2; n += 1) await expireInvitations(db, later);
    expect(await quota('invitations', later)).toMatchObject({ left: 3, used: 0, nextExpiry: { at: short, count: 1 } });
    // The bought unit was returned to its lot, and not to the free daily quota as well.
    expect((await verifyNumber(db, companyId, later)).talentContacts).toMatchObject({ limit: 200, used: 0 });
    const [row] = await db.select().from(talentInvitation).where(eq(talentInvitation.joberId, seeker.joberId));
    expect(row?.status).toBe('expired');
  });

  test('needs an open post of the own company', async () => {
    const { invite } = await given();
    const { id: foreign } = await givenOpenPost(db, (await school()).companyId);
    expect((await invite({ postId: foreign, message: '您好' })).status).toBe(400);
  });
});

describe('recommendations', () => {
  const music = (city: string, salaryMin: number): ResumeContentInput => ({
    intentions: [{ key: 'a', title: '音乐教师', stage: 'primary', subject: 'music', cityCodes: [city], salaryMin }],
  });

  test('for a post outside teaching name nobody who seeks to teach a subject', async () => {
    const teacher = await givenTalent(music('330100', 0));
    const driver = await givenTalent({ intentions: [{ key: 'a', title: '校车司机', cityCodes: ['330100'] }] });
    const { token, companyId } = await school();
    const post = { role: 'driver', title: '校车司机', stages: [], subjects: [] };
    const { id: postId } = await givenOpenPost(db, companyId, post);
    const { body } = await call('GET', '/api/talents/recommended', { token, query: { postId } });
    const ids = body.items.map(({ talent }: { talent: { id: string } }) => talent.id);
    expect(ids).toContain(driver.joberId);
    expect(ids).not.toContain(teacher.joberId);
  });

  test("rank a search for an own open post, over its pages; other schools' posts are refused", async () => {
    const far = await givenTalent(music('310100', 0));
    const near = await givenTalent(music('330100', 0));
    const { token, companyId } = await school();
    const { id: postId } = await givenOpenPost(db, companyId, { stages: ['primary'], subjects: ['music'] });
    const search = (query: object) => call('GET', '/api/talents', { token, query: { subject: 'music', ...query } });
    type Item = { id: string; fit: { score: number; reasons: { text: string; good: boolean }[] } | null };
    const all = async (query: object): Promise<Item[]> => (await search(query)).body.items;
    const ranked = await all({ postId });
    const scores = ranked.map(({ fit }) => fit?.score ?? -1);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    const fitOf = ({ joberId }: { joberId: string }) => ranked.find(({ id }) => id === joberId)?.fit;
    expect(fitOf(near)?.score).toBeGreaterThan(60);
    expect(fitOf(far)?.score).toBeLessThanOrEqual(60);
    expect(fitOf(far)?.reasons).toContainEqual({ text: '期望城市不同：外省', good: false });
    const newest = await all({ postId, sort: 'newest' });
    expect(newest.map(({ id }) => id)).toEqual((await all({ sort: 'newest' })).map(({ id }) => id));
    expect(newest.every(({ fit }) => fit !== null)).toBe(true);
    expect((await all({})).every(({ fit }) => fit === null)).toBe(true);
    const { id: foreign } = await givenOpenPost(db, (await school()).companyId);
    expect(await search({ postId: foreign })).toMatchObject({ status: 404 });
  });

  test('say why, and learn from one refusal until it is undone', async () => {
    const dear = await givenTalent(music('330100', 2_000_000));
    const alike = await givenTalent(music('330100', 2_500_000));
    const modest = await givenTalent(music('330100', 500_000));
    const { token, companyId } = await school();
    const requested = { stages: ['primary'], subjects: ['music'] };
    const { id: postId } = await givenOpenPost(db, companyId, requested);
    const scores = async () => {
      const { body } = await call('GET', '/api/talents/recommended', { token, query: { postId } });
      type Item = { talent: { id: string }; score: number; reasons: { text: string }[] };
      return new Map<string, Item>(body.items.map((item: Item) => [item.talent.id, item]));
    };
    const before = await scores();
    expect(before.get(modest.joberId)?.reasons.map(({ text }) => text)).toContain('教音乐');
    const path = `/api/talents/${dear.joberId}/rejection`;
    await call('PUT', path, { token, body: { postId, reason: 'salary' } });
    const after = await scores();
    expect(after.has(dear.joberId)).toBe(false);
    expect(after.get(alike.joberId)?.score).toBe((before.get(alike.joberId)?.score ?? 0) - 15);
    expect(after.get(modest.joberId)?.score).toBe(before.get(modest.joberId)?.score);
    await call('DELETE', path, { token, query: { postId } });
    expect((await scores()).get(alike.joberId)?.score).toBe(before.get(alike.joberId)?.score);
  });
});

describe('人才夹', () => {
  const list = async (token: string, query: Record<string, string> = {}) =>
    (await call('GET', '/api/company/savedTalents', { token, query })).body;
  const save = (token: string, id: string, folder: string, note = '') =>
    call('PUT', `/api/talents/${id}/saved`, { token, body: { folder, note } });

  test('keeps a person masked, in a folder with a note, for colleagues alone', async () => {
    const { joberId } = await givenTalent();
    const { token } = await school();
    expect((await save(token, joberId, '竞赛教练', '可先约试讲')).status).toBe(204);
    const { items, folders, total } = await list(token);
    expect(items).toMatchObject([{ id: joberId, folder: '竞赛教练', note: '可先约试讲', talent: { revealed: false } }]);
    expect([folders, total]).toEqual([[{ name: '竞赛教练', n: 1 }], 1]);
    expect(JSON.stringify(items)).not.toContain('林小满');
    expect((await open(token, joberId)).body.saved).toEqual({ folder: '竞赛教练', note: '可先约试讲' });
    await save(token, joberId, '明年再看');
    expect((await list(token, { folder: '竞赛教练' })).items).toEqual([]);
    expect((await list((await school()).token)).items).toEqual([]);
    await call('DELETE', `/api/talents/${joberId}/saved`, { token });
    expect(await list(token)).toEqual({ items: [], folders: [], total: 0 });
  });

  test('who hides or blocks the school leaves nothing but the note, and cannot be kept anew', async () => {
    const [hiding, blocking] = [await givenTalent(), await givenTalent()];
    const { token, companyId } = await school();
    for (const { joberId } of [hiding, blocking]) await save(token, joberId, '竞赛教练', '记下');
    await db.update(jober).set({ privacy: 'hidden' }).where(eq(jober.id, hiding.joberId));
    await db.insert(joberBlock).values({ id: newId(), joberId: blocking.joberId, companyId, createdAt: clock.now() });
    const { items } = await list(token);
    expect(items.map(({ talent, note }: { talent: unknown; note: string }) => [talent, note])).toEqual([
      [null, '记下'],
      [null, '记下'],
    ]);
    expect((await save(token, hiding.joberId, '再存')).status).toBe(404);
    expect((await call('DELETE', `/api/talents/${hiding.joberId}/saved`, { token })).status).toBe(204);
    expect((await list(token)).total).toBe(1);
  });

  test('a folder has a name, of at most 20 characters', async () => {
    const { joberId } = await givenTalent();
    const { token } = await school();
    for (const folder of ['', '长'.repeat(21)])
      expect((await save(token, joberId, folder)).body.issues[0].path).toBe('body.folder');
  });
});
