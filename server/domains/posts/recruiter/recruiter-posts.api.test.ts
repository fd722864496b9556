import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { postEndpoints } from '#contract/posts/posts.ts';
import { recruiterPostEndpoints } from '#contract/posts/recruiter-posts.ts';
import { newId } from '#database/new-id.ts';
import { notification } from '#database/schema/notices.ts';
import { post, postDraft, postEvent } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenOpenPost, givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { postHandlers } from '../routes.ts';
import { recruiterPostHandlers } from './recruiter-routes.ts';

const table = { ...postEndpoints, ...recruiterPostEndpoints };
const { db, clock, call } = await useTestApp({
  table,
  handlers: (deps) => ({ ...postHandlers(deps), ...recruiterPostHandlers() }),
  resolveToken,
});

const whole: PostDraftForm = {
  title: '高中物理教师',
  role: 'teacher',
  stages: ['senior'],
  subjects: ['physics'],
  tenure: 'contract',
  headcount: 2,
  urgent: false,
  education: 'bachelor',
  certificate: 'senior',
  experience: '1-3',
  requirements: { majors: ['物理学'], putonghua: '2b', others: ['能指导学生竞赛'] },
  salary: { min: 1_000_000, max: 1_500_000, unit: 'month' },
  salaryNote: '',
  benefits: ['insurance'],
  regionCode: '330106',
  address: '学院路 1 号',
  description: '承担高中物理教学与实验指导，参与教研组建设。',
  deadline: '2026-12-31',
};

async function desk(values: Parameters<typeof givenRecruiter>[1] = {}) {
  const recruiter = await givenRecruiter(db, values);
  const { token } = await signIn(db, recruiter.accountId);
  const create = (form: PostDraftForm) =>
    call('POST', '/api/company/posts', { token, body: { form }, headers: { 'idempotency-key': `desk-${newId()}` } });
  const save = (id: string, revision: number, form: PostDraftForm) =>
    call('PUT', `/api/company/posts/${id}/draft`, { token, body: { revision, form } });
  const submit = (id: string, revision: number) =>
    call('POST', `/api/company/posts/${id}/submit`, { token, body: { revision } });
  const read = (id: string) => call('GET', `/api/company/posts/${id}`, { token });
  const batch = (move: string, ids: string[]) =>
    call('POST', '/api/company/posts/batch', { token, body: { move, ids } });
  const trusted = async () => {
    for (let n = 0; n < 3; n += 1) await givenOpenPost(db, recruiter.companyId);
  };
  return { ...recruiter, token, create, save, submit, read, batch, trusted };
}

const rowOf = async (id: string) => (await db.select().from(post).where(eq(post.id, id)))[0];
const movesOf = async (id: string) =>
  (await db.select().from(postEvent).where(eq(postEvent.postId, id)).orderBy(postEvent.at)).map(({ move }) => move);

describe('a draft', () => {
  test('is kept with whatever is there, and stands in the list at once', async () => {
    const school = await desk();
    const { body } = await school.create({ title: '物理教师' });
    expect(body.revision).toBe(1);
    const { subjects } = whole;
    expect((await school.save(body.id, 1, { title: '物理教师', subjects })).body.revision).toBe(2);
    expect(await rowOf(body.id)).toMatchObject({ status: 'draft', title: '物理教师', subjects, deadline: null });
    expect((await school.read(body.id)).body).toMatchObject({
      revision: 2,
      form: { title: '物理教师', subjects },
      status: 'draft',
      hasDraft: true,
      skipsReview: false,
    });
  });

  test('of two recruiters keeps the first save, and tells the second who made it', async () => {
    const school = await desk();
    const { id } = (await school.create({ title: '甲' })).body;
    const colleague = await desk({ companyId: school.companyId, role: 'recruiter', name: '李同事' });
    const [one, other] = await Promise.all([
      school.save(id, 1, { title: '乙' }),
      colleague.save(id, 1, { title: '丙' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const lost = one.status === 409 ? one : other;
    expect(lost.body.code).toBe('CONFLICT');
    expect(lost.body.message).toMatch(/已于 2026-11-20 10:00 保存了新的内容/);
    expect((await rowOf(id))?.title).toBe(one.status === 200 ? '乙' : '丙');
    expect((await school.submit(id, 1)).status).toBe(409);
  });

  test('is no one else’s: another school, 面试官 and 财务', async () => {
    const school = await desk();
    const { id } = (await school.create(whole)).body;
    const stranger = await desk();
    const absent = newId();
    for (const other of [id, absent]) {
      const answers = [
        await stranger.read(other),
        await stranger.save(other, 1, whole),
        await stranger.submit(other, 1),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    for (const role of ['interviewer', 'finance'] as const) {
      const person = await desk({ companyId: school.companyId, role });
      const answers = [
        await person.create(whole),
        await person.read(id),
        await person.save(id, 1, whole),
        await person.submit(id, 1),
        await person.batch('submit', [id]),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    expect((await rowOf(id))?.status).toBe('draft');
  });

  test('is refused in Chinese where a field is none', async () => {
    const school = await desk();
    const bad = { ...whole, gender: 'female' } as PostDraftForm;
    expect((await school.create(bad)).status).toBe(400);
    expect((await school.create({ regionCode: '999999' })).body.issues[0].message).toBe('工作地区不存在');
    expect((await school.create({ headcount: 0 })).body.issues[0].message).toContain('招聘人数');
  });
});

describe('handing in', () => {
  test('goes to review, or straight out in good standing, and the public sees all of it', async () => {
    const school = await desk();
    const first = (await school.create(whole)).body;
    expect((await school.submit(first.id, 1)).body).toMatchObject({ status: 'pending', recheck: false });
    expect((await school.save(first.id, 2, whole)).body.message).toBe('审核中的职位暂不能修改');
    await school.trusted();
    const second = (await school.create(whole)).body;
    expect((await school.read(second.id)).body.skipsReview).toBe(true);
    expect((await school.submit(second.id, 1)).body.status).toBe('open');
    expect(await movesOf(second.id)).toEqual(['create', 'publish']);
    const shown = (await call('GET', `/api/posts/${second.id}`)).body;
    expect(shown).toMatchObject({
      title: whole.title,
      cityCode: '330100',
      salary: whole.salary,
      requirements: whole.requirements,
      recruiter: { name: '陈招聘' },
    });
    expect((await rowOf(second.id))?.monthMax).toBe(1_500_000n);
    expect((await call('GET', '/api/posts', { query: { keyword: '物理' } })).body.items).toMatchObject([
      { id: second.id },
    ]);
  });

  test('names what is missing, late or unlawful, and changes nothing', async () => {
    const school = await desk();
    const { id } = (await school.create({ title: '物理教师' })).body;
    const missing = (await school.submit(id, 1)).body;
    expect(missing.issues.map(({ path }: { path: string }) => path)).toContain('body.form.description');
    await school.save(id, 1, { ...whole, deadline: '2026-11-19' });
    expect((await school.submit(id, 2)).body.message).toBe('截止日期须在今天或以后');
    await school.save(id, 2, { ...whole, salary: { min: 2, max: 1, unit: 'month' } });
    expect((await school.submit(id, 3)).body.issues[0].message).toBe('最高薪资不能低于最低薪资');
    await school.save(id, 3, { ...whole, description: '要求：限女性，能承担班主任工作。' });
    const unlawful = await school.submit(id, 4);
    expect([unlawful.status, unlawful.body.issues[0].path]).toEqual([400, 'body.form.description']);
    const stranger = await desk();
    await school.save(id, 4, { ...whole, memberId: stranger.memberId });
    expect((await school.submit(id, 5)).body.issues[0].path).toBe('body.form.memberId');
    expect((await rowOf(id))?.status).toBe('draft');
    expect(await movesOf(id)).toEqual(['create']);
  });

  test('says what the tenure means and how one is chosen; unlawful words are refused there too', async () => {
    const { create, submit, read, trusted } = await desk();
    await trusted();
    const form: PostDraftForm = {
      ...whole,
      tenure: 'establishment',
      tenureInfo: { batch: '西湖区教育系统 2027 年第 1 批，控制数 12 人', nature: '财政全额拨款', service: '5 年' },
      steps: [
        { name: '报名', when: '3 月 1 日止' },
        { name: '试讲', when: '' },
      ],
    };
    const { id } = (await create(form)).body;
    expect((await read(id)).body.form).toMatchObject({ tenureInfo: form.tenureInfo, steps: form.steps });
    expect((await submit(id, 1)).status).toBe(200);
    const shown = (await call('GET', `/api/posts/${id}`)).body;
    expect(shown.tenureInfo).toMatchObject({ ...form.tenureInfo, natureNote: '', probation: '' });
    expect(shown.steps).toEqual(form.steps);
    expect((await read(id)).body.form).toMatchObject({ tenureInfo: form.tenureInfo, steps: form.steps });

    for (const [part, path] of [
      [{ tenureInfo: { serviceNote: '限男性' } }, 'body.form.tenureInfo.serviceNote'],
      [{ steps: [{ name: '面试', when: '限男性' }] }, 'body.form.steps.0.when'],
      [{ steps: [{ name: '', when: '三天' }] }, 'body.form.steps.0.name'],
    ] as const) {
      const { id: other } = (await create({ ...form, ...part } as PostDraftForm)).body;
      const refused = await submit(other, 1);
      expect([refused.status, refused.body.issues[0].path]).toEqual([400, path]);
    }
    const long = await create({ ...form, tenureInfo: { nature: '很'.repeat(21) } });
    expect([long.status, long.body.issues]).toEqual([
      400,
      [{ path: 'body.form.tenureInfo.nature', message: '编制性质最多 20 个字' }],
    ]);
  });

  test('says what a university pays once and expects; empty lines leave nothing', async () => {
    const { create, save, submit, read, trusted } = await desk();
    await trusted();
    const academic = { college: '数学科学学院', field: '代数几何', settling: 60_000_000, output: '主持省级项目 1 项' };
    const { id } = (await create({ ...whole, academic })).body;
    expect((await submit(id, 1)).status).toBe(200);
    expect((await call('GET', `/api/posts/${id}`)).body.academic).toEqual({ ...academic, research: null });
    const { revision, form } = (await read(id)).body;
    expect(form.academic).toEqual(academic);
    const empty = { college: '', field: '', output: '' };
    const { revision: next } = (await save(id, revision, { ...form, academic: empty })).body;
    expect((await submit(id, next)).status).toBe(200);
    expect((await call('GET', `/api/posts/${id}`)).body.academic).toBeNull();
    const { id: unlawful } = (await create({ ...whole, academic: { output: '限男性' } })).body;
    expect((await submit(unlawful, 1)).body.issues[0].path).toBe('body.form.academic.output');
    for (const [wrong, path] of [
      [{ settling: -1 }, 'settling'],
      [{ research: 1.5 }, 'research'],
      [{ college: '院'.repeat(41) }, 'college'],
      [{ housing: '一套' }, 'housing'],
    ] as const) {
      const refused = await create({ ...whole, academic: wrong } as PostDraftForm);
      expect([refused.status, refused.body.issues[0].path]).toEqual([400, `body.form.academic.${path}`]);
    }
  });

  test('lets a warning through, and says it', async () => {
    const school = await desk();
    const { id } = (await school.create({ ...whole, description: `${whole.description}年龄35周岁以下。` })).body;
    const { body } = await school.submit(id, 1);
    expect(body.findings).toMatchObject([{ field: 'description', kind: 'age', severity: 'warn' }]);
  });

  test('twice is once, by double click and in parallel', async () => {
    const school = await desk();
    const { id } = (await school.create(whole)).body;
    const answers = await Promise.all([school.submit(id, 1), school.submit(id, 1), school.submit(id, 1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await movesOf(id)).toEqual(['create', 'submit']);
  });

  test('counts against the day’s quota when it goes out, in two batches at once too', async () => {
    const school = await desk();
    // Sequentially: fifty concurrent calls would wait for eight connections, on a busy machine longer than a call may.
    const ids: string[] = [];
    for (let n = 0; n < 52; n += 1) ids.push((await school.create(whole)).body.id);
    const answers = await Promise.all([
      school.batch('submit', ids.slice(0, 26)),
      school.batch('submit', ids.slice(26)),
    ]);
    const results = answers.flatMap(({ body }) => body.results as { ok: boolean; message: string }[]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(50);
    const refused = results.filter(({ ok }) => !ok).map(({ message }) => message);
    expect(refused).toEqual(Array(2).fill('今日发布次数已用完（每天 50 次）'));
  });
});

test('a refused post says why, in the list and in its editor, and the latest word counts', async () => {
  const { companyId, token } = await desk();
  const refused = await givenOpenPost(db, companyId, { status: 'rejected', publishedAt: null });
  const given = (note: string, at: string) =>
    db.insert(postEvent).values({ postId: refused.id, move: 'reject', toStatus: 'rejected', note, at: new Date(at) });
  await given('薪资写得不清楚', '2026-11-01T02:00:00Z');
  await given('招聘人数与公告不符', '2026-11-02T02:00:00Z');
  const open = await givenOpenPost(db, companyId);
  const { body } = await call('GET', '/api/company/posts', { token });
  const reasons = new Map(
    body.items.map((one: { id: string; rejectReason: string | null }) => [one.id, one.rejectReason]),
  );
  expect(reasons).toEqual(
    new Map([
      [refused.id, '招聘人数与公告不符'],
      [open.id, null],
    ]),
  );
  const editor = await call('GET', `/api/company/posts/${refused.id}`, { token });
  expect(editor.body.rejectReason).toBe('招聘人数与公告不符');
});

describe('an approved post', () => {
  const given = async () => {
    const school = await desk();
    const row = await givenOpenPost(db, school.companyId, { memberId: school.memberId });
    const { form } = (await school.read(row.id)).body;
    return { school, id: row.id, form: form as PostDraftForm };
  };

  test('stays as it is while it is being edited, and changes when handed in', async () => {
    const { school, id, form } = await given();
    const next = { ...form, description: '承担初中数学教学，指导数学社团活动。' };
    expect((await school.save(id, 1, next)).status).toBe(200);
    expect((await rowOf(id))?.description).toBe(form.description);
    expect((await school.submit(id, 2)).body).toEqual({ status: 'open', recheck: false, findings: [] });
    expect((await rowOf(id))?.description).toBe(next.description);
    expect((await rowOf(id))?.recheckAt).toBeNull();
    expect((await school.read(id)).body).toMatchObject({ revision: 3, hasDraft: false });
  });

  test.each([
    [{ title: '初中数学骨干教师' }, '职位名称'],
    [{ salary: { min: 900_000, unit: 'month' as const } }, '薪资'],
    [{ tenure: 'private' as const }, '编制'],
  ])('with %j is looked at again', async (change, word) => {
    const { school, id, form } = await given();
    await school.save(id, 1, { ...form, ...change });
    expect((await school.submit(id, 2)).body).toMatchObject({ status: 'open', recheck: true });
    expect((await rowOf(id))?.recheckAt).toEqual(clock.now());
    const [event] = await db
      .select()
      .from(postEvent)
      .where(and(eq(postEvent.postId, id), eq(postEvent.move, 'edit')));
    expect(event?.note).toContain(word);
  });

  test.each(['expired', 'removed', 'pending'] as const)('that is %s takes no edit', async (status) => {
    const school = await desk();
    const { id } = await givenOpenPost(db, school.companyId, { status });
    expect((await school.save(id, 1, whole)).status).toBe(409);
    expect(await db.$count(postDraft, eq(postDraft.postId, id))).toBe(0);
  });
});

test('a post that waits is taken back, corrected and handed in again', async () => {
  const school = await desk();
  const { id } = (await school.create(whole)).body;
  await school.submit(id, 1);
  const move = (name: string) =>
    call('POST', `/api/company/posts/${id}/moves`, { token: school.token, body: { move: name } });
  expect((await move('withdraw')).body).toEqual({ status: 'draft', moves: ['submit'] });
  expect((await move('withdraw')).body.status, 'twice is once').toBe('draft');
  const { revision } = (await school.read(id)).body;
  const saved = await school.save(id, revision, { ...whole, title: '高中物理教师（竞赛）' });
  expect((await school.submit(id, saved.body.revision)).body.status).toBe('pending');
  expect(await rowOf(id)).toMatchObject({ status: 'pending', title: '高中物理教师（竞赛）' });
  expect(await movesOf(id)).toEqual(['create', 'submit', 'withdraw', 'submit']);
});

test('a change of a published post is let go, and the post stays as it was', async () => {
  const school = await desk();
  const { id } = await givenOpenPost(db, school.companyId, { memberId: school.memberId });
  const { form } = (await school.read(id)).body;
  await school.save(id, 1, { ...form, description: '改到一半，不要了。' });
  expect((await school.read(id)).body.hasDraft).toBe(true);
  expect((await school.batch('discard', [id])).body.results).toMatchObject([{ ok: true, status: 'open' }]);
  expect((await school.read(id)).body).toMatchObject({ hasDraft: false, form: { description: form.description } });
  expect((await rowOf(id))?.status).toBe('open');
});

describe('a batch', () => {
  test('gives each post its own result, and foreign ones are absent', async () => {
    const [school, other] = [await desk(), await desk()];
    const open = await givenOpenPost(db, school.companyId, { title: '开着的' });
    const closed = await givenOpenPost(db, school.companyId, { status: 'draft', title: '草稿' });
    const foreign = await givenOpenPost(db, other.companyId, { title: '别人的' });
    const { results } = (await school.batch('close', [open.id, closed.id, foreign.id, open.id])).body;
    expect(results).toEqual([
      { id: open.id, title: '开着的', ok: true, status: 'closed', newId: null, message: '已关闭' },
      { id: closed.id, title: '草稿', ok: false, status: null, newId: null, message: '情况有了变化，请刷新后再试' },
      { id: foreign.id, title: '', ok: false, status: null, newId: null, message: '该职位不存在或已被删除' },
    ]);
    expect((await rowOf(foreign.id))?.status).toBe('open');
    const back = (await school.batch('reopen', [open.id])).body.results;
    expect(back).toMatchObject([{ ok: true, status: 'open' }]);
  });

  test('copies into drafts, which can be discarded again', async () => {
    const school = await desk();
    const past = new Date(clock.now().getTime() - 1_000);
    const { id } = await givenOpenPost(db, school.companyId, { status: 'expired', deadline: past, headcount: 7 });
    const [{ newId: copied }] = (await school.batch('copy', [id])).body.results;
    expect(await rowOf(copied)).toMatchObject({ status: 'draft', title: '初中数学教师', headcount: 7, deadline: null });
    expect((await school.batch('discard', [copied, id])).body.results).toMatchObject([
      { ok: true, status: null },
      { ok: false, message: '没有未提交的修改' },
    ]);
    expect(await rowOf(copied)).toBeUndefined();
    expect((await rowOf(id))?.status).toBe('expired');
  });

  test('describes drafts that have no description, which the list names as lacking', async () => {
    const school = await desk();
    const { description: _, ...undescribed } = whole;
    const made = [undescribed, whole].map((form) =>
      call('POST', '/api/company/posts', { token: school.token, body: { form } }),
    );
    const [bare, full] = (await Promise.all(made)).map(({ body }) => body.id);
    const list = async (query: string) =>
      (await call('GET', `/api/company/posts?status=draft${query}`, { token: school.token })).body.items;
    const lacking = async () => (await list('&lacking=yes')).map(({ id }: { id: string }) => id);
    expect(await lacking()).toEqual([bare]);
    const shown = (await list('')).find(({ id }: { id: string }) => id === bare);
    expect(shown.lacking).toEqual([{ path: 'description', message: '请填写职位描述' }]);
    expect((await school.batch('describe', [bare, full])).body.results).toMatchObject([
      { id: bare, ok: true, status: 'draft', message: '已补全描述' },
      { id: full, ok: false, message: '已写有职位描述，没有改动' },
    ]);
    expect((await school.read(bare)).body.form.description).toMatch(/^岗位职责：\n1\. [\s\S]+任职要求：/);
    expect(await lacking()).toEqual([]);
  });

  test('of nothing, or of too many, is refused', async () => {
    const school = await desk();
    expect((await school.batch('close', [])).status).toBe(400);
    const many = Array.from({ length: 101 }, () => newId());
    expect((await school.batch('close', many)).body.message).toContain('100');
  });
});

describe('handing posts to a colleague', () => {
  const holdersOf = async (ids: string[]) => Promise.all(ids.map(async (id) => (await rowOf(id))?.memberId));

  test('moves those of the company alone, tells the colleague once, and finds them by who runs them', async () => {
    const [school, stranger] = [await desk(), await desk()];
    const colleague = await desk({ companyId: school.companyId, role: 'recruiter' });
    const own = await givenOpenPost(db, school.companyId, { memberId: school.memberId });
    const foreign = await givenOpenPost(db, stranger.companyId, { memberId: stranger.memberId });
    const give = (ids: string[], memberId: string) =>
      call('POST', '/api/company/posts/holder', { token: school.token, body: { ids, memberId } });
    expect((await give([own.id, foreign.id], colleague.memberId)).body).toEqual({ moved: 1 });
    expect(await holdersOf([own.id, foreign.id])).toEqual([colleague.memberId, stranger.memberId]);
    expect((await give([own.id], colleague.memberId)).body, 'again changes nothing').toEqual({ moved: 0 });
    const sentNotices = await db.select().from(notification).where(eq(notification.accountId, colleague.accountId));
    expect(sentNotices).toMatchObject([{ kind: 'member.handover', title: `“${own.title}”交由您负责` }]);
    const query = { memberId: colleague.memberId };
    const { body } = await call('GET', '/api/company/posts', { token: school.token, query });
    expect(body.items).toMatchObject([{ id: own.id, holder: { id: colleague.memberId } }]);
  });

  test('is refused to strangers, and to colleagues who do not run posts', async () => {
    const [school, stranger] = [await desk(), await desk()];
    const finance = await desk({ companyId: school.companyId, role: 'finance' });
    const own = await givenOpenPost(db, school.companyId, { memberId: school.memberId });
    for (const { memberId } of [stranger, finance]) {
      const body = { ids: [own.id], memberId };
      const answer = await call('POST', '/api/company/posts/holder', { token: school.token, body });
      expect(answer.body.issues[0].path).toBe('body.memberId');
    }
    expect(await holdersOf([own.id])).toEqual([school.memberId]);
  });
});
