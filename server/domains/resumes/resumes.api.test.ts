import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { resumeViewEndpoints } from '#contract/resumes/resume-views.ts';
import { resumeContent, resumeEndpoints } from '#contract/resumes/resumes.ts';
import { resume as resumeTable } from '#database/schema/deliveries.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { joberHandlers } from '#server/domains/seekers/public.ts';
import { givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { createFirstResume } from './create-resume.ts';
import { resumeHandlers } from './routes.ts';

const { call, db, deps, tokenOf } = await useTestApp({
  table: { ...resumeEndpoints, ...resumeViewEndpoints },
  handlers: (deps) => ({ ...resumeHandlers(deps), ...joberHandlers(deps) }),
  resolveToken,
});

async function aSeeker() {
  const person = await givenSeeker(db);
  return { ...person, token: await tokenOf(person.accountId) };
}

async function withResume(title?: string) {
  const person = await aSeeker();
  await createFirstResume(db, person.joberId, { title }, deps.clock.now());
  const { body } = await call('GET', '/api/resumes', { token: person.token });
  return { ...person, resume: body[0] };
}

describe('who may', () => {
  const calls: [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object][] = [
    ['GET', '/api/resumes'],
    ['POST', '/api/resumes', { name: '国际学校版' }],
    ['GET', '/api/resumes/123'],
    ['PUT', '/api/resumes/123', { revision: 1, content: {} }],
    ['PATCH', '/api/resumes/123', { revision: 1, content: {} }],
    ['POST', '/api/resumes/123/default'],
    ['DELETE', '/api/resumes/123'],
    ['PATCH', '/api/jobers/me', { name: '林小满' }],
  ];
  test.each(calls)('%s %s: no visitor, no recruiter', async (method, path, body) => {
    expect((await call(method, path, { body })).status).toBe(401);
    const { accountId } = await givenRecruiter(db);
    const { token } = await signIn(db, accountId);
    expect((await call(method, path, { token, body })).status).toBe(403);
  });
});

describe('a first resume', () => {
  test('holds the intention, is the default one and is made once', async () => {
    const { joberId, token, resume } = await withResume('高中数学教师');
    expect(resume).toMatchObject({ name: '我的简历', isDefault: true, revision: 1, completeness: 12 });
    expect(resume.content.intentions).toEqual([
      { key: 'first', title: '高中数学教师', stage: 'senior', subject: 'math', tenures: [], cityCodes: [] },
    ]);
    expect(resume.missing[0]).toEqual({ section: 'educations', label: '填写教育经历', gain: 18 });
    await createFirstResume(db, joberId, { title: '再来一份' }, deps.clock.now());
    expect((await call('GET', '/api/resumes', { token })).body).toHaveLength(1);
  });
});

describe('another version', () => {
  test('starts as a copy of the default one', async () => {
    const { token, resume } = await withResume('高中数学教师');
    const made = await call('POST', '/api/resumes', { token, body: { name: '国际学校版' } });
    expect(made.body).toMatchObject({ name: '国际学校版', isDefault: false, content: resume.content });
    const { body } = await call('GET', '/api/resumes', { token });
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['我的简历', '国际学校版']);
  });

  test('of one who has none becomes the default, and the same key makes it once', async () => {
    const { token } = await aSeeker();
    const headers = { 'idempotency-key': 'resume-0001' };
    const [first, again] = [
      await call('POST', '/api/resumes', { token, headers, body: { name: '公办版' } }),
      await call('POST', '/api/resumes', { token, headers, body: { name: '公办版' } }),
    ];
    expect(first.body.isDefault).toBe(true);
    expect(again.body).toEqual(first.body);
  });

  test('there are ten at most, also when asked for at once', async () => {
    const { token } = await withResume();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => call('POST', '/api/resumes', { token, body: { name: `第 ${n} 版` } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'QUOTA_EXCEEDED' });
  });

  test('needs a name', async () => {
    const { token } = await aSeeker();
    const { status, body } = await call('POST', '/api/resumes', { token, body: { name: '  ' } });
    expect([status, body.issues]).toEqual([400, [{ path: 'body.name', message: '请填写简历名称' }]]);
  });
});

describe('saving', () => {
  const experience = { key: 'x1', employer: '杭州青枫高级中学', position: '数学教师', from: '2025-03', to: 'now' };

  test('keeps what was typed and counts the revision', async () => {
    const { token, resume } = await withResume();
    const body = { revision: 1, name: '公办高中版', content: { experiences: [experience] } };
    const saved = await call('PUT', `/api/resumes/${resume.id}`, { token, body });
    expect(saved.body).toMatchObject({ name: '公办高中版', revision: 2 });
    expect(saved.body.content.experiences).toEqual([{ ...experience, homeroom: false, note: '' }]);
    expect((await call('GET', '/api/resumes', { token })).body[0]).toEqual(saved.body);
  });

  test('on an older revision is refused and loses nothing', async () => {
    const { token, resume } = await withResume();
    const save = (intro: string) =>
      call('PUT', `/api/resumes/${resume.id}`, { token, body: { revision: 1, content: { intro } } });
    await save('第一个窗口写的');
    const second = await save('第二个窗口写的');
    expect(second).toMatchObject({ status: 409, body: { code: 'CONFLICT', message: '简历已在别处修改' } });
    expect((await call('GET', '/api/resumes', { token })).body[0].content.intro).toBe('第一个窗口写的');
  });

  test('of two at once one wins', async () => {
    const { token, resume } = await withResume();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        call('PUT', `/api/resumes/${resume.id}`, { token, body: { revision: 1, content: { intro: `窗口 ${n}` } } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  test('once more, because the answer was lost, is no conflict', async () => {
    const { token, resume } = await withResume();
    const body = { revision: 1, content: { experiences: [experience], intro: '同样的话' } };
    const first = await call('PUT', `/api/resumes/${resume.id}`, { token, body });
    const again = await call('PUT', `/api/resumes/${resume.id}`, { token, body });
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test("another's resume is as absent as none", async () => {
    const { resume } = await withResume();
    const { token } = await withResume();
    const body = { revision: 1, content: {} };
    const foreign = await call('PUT', `/api/resumes/${resume.id}`, { token, body });
    const absent = await call('PUT', '/api/resumes/4611686018427387904', { token, body });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
  });

  test.each([
    [{ experiences: [{ ...experience, weeklyLessons: 120 }] }, '周课时一般在 1 到 40 之间'],
    [{ intentions: Array.from({ length: 4 }, (_, n) => ({ key: `k${n}`, title: '教师' })) }, '求职意向最多 3 条'],
    [{ email: 'nobody' }, '请输入正确的邮箱'],
    [{ completeness: 100 }, '有不认识的内容，请刷新后再试：completeness'],
  ])('%o is refused by name', async (content, message) => {
    const { token, resume } = await withResume();
    const { status, body } = await call('PUT', `/api/resumes/${resume.id}`, { token, body: { revision: 1, content } });
    expect(status).toBe(400);
    expect(body.issues[0].message).toContain(message);
  });
});

describe('saving what was changed', () => {
  const patch = (token: string, id: string, body: object) => call('PATCH', `/api/resumes/${id}`, { token, body });

  test('leaves the other sections as they are', async () => {
    const { token, resume } = await withResume('高中数学教师');
    const saved = await patch(token, resume.id, {
      revision: 1,
      content: { intro: '热爱教学', languages: { foreign: [] } },
    });
    expect(saved.body).toMatchObject({
      revision: 2,
      content: { intro: '热爱教学', intentions: [{ title: '高中数学教师' }] },
    });
    const renamed = await patch(token, resume.id, { revision: 2, name: '公办版' });
    expect(renamed.body).toMatchObject({ name: '公办版', content: saved.body.content });
    expect((await call('GET', `/api/resumes/${resume.id}`, { token })).body).toEqual(renamed.body);
  });

  test('on an older revision is refused, also of eight at once, and the first stays', async () => {
    const { token, resume } = await withResume();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => patch(token, resume.id, { revision: 1, content: { intro: `窗口 ${n}` } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  const key = 'k1';
  test.each([
    [
      'educations',
      [{ key, school: '浙东师范大学', education: 'genius', from: '2016-09', to: 'now' }],
      '请重新选择学历',
    ],
    ['experiences', [{ key, employer: '青枫高中', position: '教师', from: '2016-13', to: 'now' }], '2020-09'],
    ['intentions', [{ key, title: '教师', cityCodes: ['330100', '330200', '330300', '330400'] }], '期望城市最多 3 个'],
    ['intentions', [{ key, title: '教师', cityCodes: ['330100', '999999'] }], '期望城市不存在，请重新选择'],
    ['certificates', [{ key, kind: 'driver' }], '请重新选择资格证种类'],
    ['titles', [{ key, level: 'king' }], '请重新选择职称'],
    ['languages', { putonghua: '4c', foreign: [] }, '请重新选择普通话等级'],
    ['papers', [{ key, title: '论文', index: 'nature' }], '请重新选择收录'],
    ['projects', [{ key, title: '课题', role: 'boss' }], '请重新选择承担角色'],
    ['otherCertificates', [{ key, title: '' }], '请填写名称'],
    ['honours', [{ key, title: '奖', level: 'galaxy' }], '请重新选择级别'],
    ['trials', [{ key, title: '函数的单调性' }], '请填写链接或上传视频'],
    ['trials', [{ key, title: '函数', link: 'javascript:alert(1)' }], '视频链接须以 http'],
    ['trials', [{ key, title: '函数', link: 'https://v.qq.com@evil.example/' }], '视频链接须以 http'],
    ['trials', [{ key, title: '函数', link: 'https://evil.example/\\v' }], '视频链接须以 http'],
    ['attachments', [{ key, title: '证书', fileId: '../etc' }], '附件文件格式不正确'],
    ['gapNotes', [{ key, from: '2024-01', to: '2024-09', note: '' }], '请填写空档说明'],
    ['order', ['nowhere'], '请重新选择分节顺序'],
    ['intro', 'x'.repeat(1001), '自我评价最多 1000 个字'],
    ['completeness', 100, '有不认识的内容'],
  ])('%s of %j is refused by name', async (section, value, message) => {
    const { token, resume } = await withResume();
    const { status, body } = await patch(token, resume.id, { revision: 1, content: { [section]: value } });
    expect(status).toBe(400);
    expect(body.issues[0].message).toContain(message);
  });

  const turned = { key, from: '2019-01', to: '2018-06' };
  test.each([
    ['experiences', { ...turned, employer: '青枫高中', position: '教师' }, 'to', '结束时间不能早于开始时间'],
    ['educations', { ...turned, school: '浙东师范大学', education: 'bachelor' }, 'to', '结束时间不能早于开始时间'],
    ['gapNotes', { ...turned, note: '备考' }, 'to', '空档结束不能早于空档开始'],
    [
      'intentions',
      { key, title: '教师', salaryMin: 900_000, salaryMax: 600_000 },
      'salaryMax',
      '期望薪资：最高月薪不能低于最低月薪',
    ],
  ])('%s the wrong way round are refused at the field, by PATCH and by PUT', async (section, entry, field, message) => {
    const { token, resume } = await withResume();
    const content = { [section]: [entry] };
    for (const method of ['PATCH', 'PUT'] as const) {
      const { status, body } = await call(method, `/api/resumes/${resume.id}`, {
        token,
        body: { revision: 1, content },
      });
      expect([status, body.issues]).toEqual([400, [{ path: `body.content.${section}.0.${field}`, message }]]);
    }
  });

  test('a resume that was kept the wrong way round can be read, and changed elsewhere', async () => {
    const { token, resume } = await withResume();
    const content = resumeContent.parse({ experiences: [{ ...turned, employer: '青枫高中', position: '教师' }] });
    await db.update(resumeTable).set({ content }).where(eq(resumeTable.id, resume.id));
    expect((await call('GET', `/api/resumes/${resume.id}`, { token })).body.content.experiences).toHaveLength(1);
    expect((await patch(token, resume.id, { revision: 1, content: { intro: '热爱教学' } })).status).toBe(200);
  });

  test("another's resume is as absent as none", async () => {
    const { resume } = await withResume();
    const { token } = await withResume();
    for (const id of [resume.id, '4611686018427387904']) {
      expect((await patch(token, id, { revision: 1, content: {} })).body.code).toBe('NOT_FOUND');
      expect((await call('GET', `/api/resumes/${id}`, { token })).body.code).toBe('NOT_FOUND');
      expect((await call('DELETE', `/api/resumes/${id}`, { token })).body.code).toBe('NOT_FOUND');
      expect((await call('POST', `/api/resumes/${id}/default`, { token })).body.code).toBe('NOT_FOUND');
      const copied = await call('POST', '/api/resumes', { token, body: { name: '抄来的', from: id } });
      expect(copied.body.code).toBe('NOT_FOUND');
    }
  });
});

describe('versions', () => {
  test('are copied, blank, made the default one and deleted; the last one stays', async () => {
    const { token, resume } = await withResume('高中数学教师');
    const make = async (body: object) => (await call('POST', '/api/resumes', { token, body })).body;
    const [copy, blank] = [await make({ name: '副本', from: resume.id }), await make({ name: '空白', blank: true })];
    expect(copy.content).toEqual(resume.content);
    expect(blank.content.intentions).toEqual([]);
    const chosen = await call('POST', `/api/resumes/${copy.id}/default`, { token });
    const defaults = (rows: { name: string; isDefault: boolean }[]) => rows.filter((row) => row.isDefault);
    expect(defaults(chosen.body)).toMatchObject([{ name: '副本' }]);
    const left = await call('DELETE', `/api/resumes/${copy.id}`, { token });
    expect(left.body).toHaveLength(2);
    expect(defaults(left.body)).toEqual([left.body[0]]);
    await call('DELETE', `/api/resumes/${resume.id}`, { token });
    const last = await call('DELETE', `/api/resumes/${blank.id}`, { token });
    expect(last).toMatchObject({ status: 409, body: { message: '至少保留一份简历' } });
    expect((await call('GET', '/api/resumes', { token })).body).toMatchObject([{ name: '空白', isDefault: true }]);
  });

  test('deleted all at once, one is left and it is the default one', async () => {
    const { token, resume } = await withResume();
    const more = await Promise.all(
      ['甲', '乙'].map((name) => call('POST', '/api/resumes', { token, body: { name } }).then(({ body }) => body.id)),
    );
    await Promise.all([resume.id, ...more].map((id) => call('DELETE', `/api/resumes/${id}`, { token })));
    const { body } = await call('GET', '/api/resumes', { token });
    expect(body.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([true]);
  });
});

describe('the basic record', () => {
  test('changes in what is named, and stays in the rest', async () => {
    const { token } = await aSeeker();
    const { body } = await call('PATCH', '/api/jobers/me', { token, body: { education: 'master', privacy: 'hidden' } });
    expect(body).toMatchObject({ name: '林小满', education: 'master', privacy: 'hidden', cityCode: '330100' });
    expect((await call('PATCH', '/api/jobers/me', { token, body: {} })).body).toEqual(body);
  });

  test('a city that is wanted no more is taken away', async () => {
    const { token } = await aSeeker();
    const { status, body } = await call('PATCH', '/api/jobers/me', { token, body: { cityCode: null } });
    expect([status, body.cityCode]).toEqual([200, null]);
  });

  test('every basic fact can be changed, resumes stay at their revision, and a name with markup is refused', async () => {
    const { token, resume } = await withResume('高中数学教师');
    const basics = { name: '林晓满', gender: 'male', birthday: '1999-09-09', education: 'master', identity: 'teacher' };
    expect((await call('PATCH', '/api/jobers/me', { token, body: basics })).body).toMatchObject(basics);
    const printed = await call('GET', `/api/resumes/${resume.id}`, { token });
    expect(printed.body.revision).toBe(resume.revision);
    const refused = await call('PATCH', '/api/jobers/me', { token, body: { name: '<b>林</b>' } });
    expect(refused.body.message).toBe('姓名只能用汉字、字母、间隔号和空格');
  });

  test.each([
    [{ privacy: 'nobody' }, 'body.privacy'],
    [{ birthday: '2100-01-01' }, 'body.birthday'],
    [{ phone: '13900000000' }, 'body.phone'],
    [{ id: '1' }, 'body.id'],
  ])('%o is refused', async (body, path) => {
    const { token } = await aSeeker();
    const answer = await call('PATCH', '/api/jobers/me', { token, body });
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, path]);
  });
});
