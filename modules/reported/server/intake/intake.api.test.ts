import { Document, Packer, Paragraph } from 'docx';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companyNameKey } from '#contract/companies/company-name-key.ts';
import { newId } from '#database/new-id.ts';
import { company } from '#database/schema/companies.ts';
import { upload as uploads } from '#database/schema/files.ts';
import { notification } from '#database/schema/notices.ts';
import { operatorAct } from '#database/schema/operators.ts';
import { workbook } from '#packages/office-files/workbook.ts';
import { givenCompany, givenOperator, givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import type { IntakeReading } from '../../contract/intake.ts';

const { db, call, clock, tokenOf } = await useWholeApp();
const desk = async (role: 'intake' | 'review' = 'intake') => tokenOf((await givenOperator(db, role)).accountId);

const linesOf = (organiser: string) => [
  `${organiser}关于2027年公开招聘教师的公告`,
  `${organiser}决定公开招聘教师5名，现公告如下。`,
  '报名时间：2026年11月18日9:00至12月8日17:00，登录 https://zk.example.edu.cn/2027 报名。',
  '笔试时间：2026年12月20日9:00-11:30。',
  '考务费每人50元。咨询电话：0578-6012345',
  '2026年11月17日',
];
const table = [
  ['岗位代码', '用人单位', '岗位名称', '招聘人数', '学历', '专业'],
  ['01', '青田县第一中学', '高中数学教师', 2, '本科及以上', '数学类'],
  ['02', '青田县实验小学', '小学语文教师', 3, '本科及以上', '中国语言文学类'],
];
const LINK = 'https://www.qingtian.example.cn/gonggao/31.html';
const docx = (lines: readonly string[]) =>
  Packer.toBuffer(new Document({ sections: [{ children: lines.map((text) => new Paragraph(text)) }] }));
/** A bureau's name has no digits. */
const newName = () =>
  `青田县${newId()
    .slice(-6)
    .replaceAll(/\d/g, (digit) => '甲乙丙丁戊己庚辛壬癸'[Number(digit)] ?? '')}教育局`;

async function upload(token: string, name: string, body: Buffer): Promise<string> {
  return (await call('POST', '/api/files', { token, query: { kind: 'intake', name }, body })).body.id;
}

const pasted = (organiser: string, lines = linesOf(organiser)) => ({
  text: [...lines, ...table.map((row) => row.join('\t'))].join('\n'),
});

async function read(token: string, body: object): Promise<IntakeReading> {
  const found = await call('POST', '/api/admin/intakes/readings', { token, body });
  expect([found.status, found.body.issues]).toEqual([200, undefined]);
  return found.body;
}

/** What the form sends when the person adds the address alone. */
const formOf = ({ draft, reading }: IntakeReading, more: object = {}) => ({
  ...draft,
  link: LINK,
  posts: reading.rows.flatMap(({ post }) => post ?? []),
  ...more,
});

/** A project that one operator published from a pasted page. */
async function givenReported(organiser = newName()) {
  const token = await desk();
  const found = await read(token, pasted(organiser));
  const { body } = await call('POST', '/api/admin/intakes', {
    token,
    body: formOf(found, { doubts: [], seconds: 90 }),
  });
  return { organiser, token, examId: body.examId as string };
}

test('files of an announcement become a published project whose posts say how to apply', async () => {
  const organiser = newName();
  const token = await desk();
  const fileIds = [
    await upload(token, '公告.docx', await docx(linesOf(organiser))),
    await upload(token, '岗位表.xlsx', workbook(table)),
  ];
  const found = await read(token, { fileIds });
  expect(found.doubts).toEqual([]);
  expect(found.near).toEqual([]);
  const { status, body } = await call('POST', '/api/admin/intakes', {
    token,
    body: formOf(found, { doubts: [], seconds: 150 }),
  });
  expect([status, body.issues]).toEqual([200, undefined]);

  const { body: exam } = await call('GET', `/api/exams/${body.examId}`);
  expect(exam).toMatchObject({
    title: `${organiser}2027年公开招聘教师`,
    isReported: true,
    status: 'published',
    posts: 2,
    headcount: 5,
    registered: null,
    organiser: { name: organiser },
    reported: {
      link: LINK,
      announcedOn: '2026-11-17',
      readOn: '2026-11-20',
      applyBy: { way: 'web', link: 'https://zk.example.edu.cn/2027' },
      known: ['fee'],
    },
  });
  const [made] = await db.select().from(company).where(eq(company.id, exam.organiser.id));
  expect(made).toMatchObject({ status: 'unclaimed', regionCode: '331121' });
  const { body: posts } = await call('GET', `/api/exams/${body.examId}/posts`);
  expect(posts.items.map(({ code, registered }: { code: string; registered: null }) => [code, registered])).toEqual([
    ['01', null],
    ['02', null],
  ]);
  const { body: post } = await call('GET', `/api/posts/${posts.items[0].id}`);
  expect(post).toMatchObject({
    applyWay: 'web',
    applyBy: { link: 'https://zk.example.edu.cn/2027' },
    source: 'www.qingtian.example.cn',
    deadline: '2026-12-08T09:00:00.000Z',
  });
  expect((await call('GET', '/api/exams', { query: { keyword: organiser } })).body.items).toMatchObject([
    { id: body.examId, isReported: true },
  ]);
  const list = (await call('GET', '/api/admin/intakes', { token, query: { status: 'published' } })).body;
  expect(list.items[0]).toMatchObject({ examId: body.examId, posts: 2, doubts: [], checkedBy: null });
  expect(list.week).toMatchObject({ published: expect.any(Number), posts: expect.any(Number) });
  const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, body.id));
  expect(acts.map(({ act }) => act)).toEqual(['intake.publish']);
});

test('nothing of it runs here: registrations, questions and its organiser’s calls are refused', async () => {
  const name = newName();
  const { id: companyId } = await givenCompany(db, {
    name,
    nameKey: companyNameKey(name, ['浙江省', '丽水市', '青田县']),
  });
  const school = await givenRecruiter(db, { companyId });
  const { examId } = await givenReported(name);
  const seeker = await tokenOf((await givenSeeker(db)).accountId);
  const { body: posts } = await call('GET', `/api/exams/${examId}/posts`);
  const message = '这是外部公告，报名、审核和结果都在原公告写明的地方，本站不受理';
  const question = await call('POST', `/api/exams/${examId}/questions`, {
    token: seeker,
    body: { body: '要单位同意吗？' },
  });
  expect([question.status, question.body.message]).toEqual([409, message]);
  const form = { postId: posts.items[0].id, identityNumber: '330106199605120429', evidence: [], pledged: true };
  const registration = await call('POST', `/api/exams/${examId}/registrations`, { token: seeker, body: form });
  expect([registration.status, registration.body.message]).toEqual([409, message]);
  const session = { token: await tokenOf(school.accountId) };
  const registrations = await call('GET', `/api/company/exams/${examId}/registrations`, session);
  expect([registrations.status, registrations.body.message]).toEqual([409, message]);
  expect((await call('GET', '/api/company/exams', session)).body.items).toEqual([]);
});

test('an announcement with doubts waits for a second person, who may change it', async () => {
  const organiser = newName();
  const token = await desk();
  const lines = linesOf(organiser).with(1, `${organiser}决定公开招聘教师9名，现公告如下。`);
  const found = await read(token, pasted(organiser, lines));
  expect(found.doubts).toEqual([{ line: 1, text: '公告写招聘 9 人，岗位表合计 5 人' }]);
  const doubts = found.doubts.map(({ text }) => text);
  const { body } = await call('POST', '/api/admin/intakes', { token, body: formOf(found, { doubts, seconds: 60 }) });
  expect(body.examId).toBeNull();
  const at = `/api/admin/intakes/${body.id}`;
  const { form } = (await call('GET', at, { token })).body;
  const refused = await call('POST', `${at}/check`, { token, body: form });
  expect([refused.status, refused.body.message]).toEqual([403, '存疑的录入由另一位同事核对']);

  const second = await desk('review');
  const checked = await call('POST', `${at}/check`, {
    token: second,
    body: { ...form, title: `${organiser}2027年公开招聘小学教师` },
  });
  expect([checked.status, checked.body.issues]).toEqual([200, undefined]);
  expect((await call('GET', `/api/exams/${checked.body.examId}`)).body.title).toBe(
    `${organiser}2027年公开招聘小学教师`,
  );
  expect((await call('GET', at, { token })).body).toMatchObject({ status: 'published', form: null, doubts });
  expect((await call('DELETE', at, { token })).status).toBe(409);
});

test('what waits can be discarded', async () => {
  const organiser = newName();
  const token = await desk();
  const form = formOf(await read(token, pasted(organiser)), { doubts: ['时间：两处不同'], seconds: 60 });
  const { body } = await call('POST', '/api/admin/intakes', { token, body: form });
  expect((await call('DELETE', `/api/admin/intakes/${body.id}`, { token })).status).toBe(204);
  expect((await call('GET', `/api/admin/intakes/${body.id}`, { token })).status).toBe(404);
});

test('the same, the next and the changed are shown before publishing', async () => {
  const { organiser, token, examId } = await givenReported();
  const near = async (title: string) => (await read(token, { text: [title, organiser].join('\n') })).near;
  const relation = async (title: string) => (await near(title)).map((item) => [item.exam.id, item.relation]);
  expect(await relation(`${organiser}2027年公开招聘教师公告`)).toEqual([[examId, 'duplicate']]);
  expect(await relation(`${organiser}2028年公开招聘教师公告`)).toEqual([[examId, 'successor']]);
  expect(await relation(`${organiser}关于2027年公开招聘教师报名延期的公告`)).toEqual([[examId, 'change']]);
});

test('a later announcement shows old and new times, extends the posts and is told to everyone who follows', async () => {
  const { token, examId } = await givenReported();
  const follower = await givenSeeker(db);
  await call('PUT', `/api/exams/${examId}/follow`, { token: await tokenOf(follower.accountId) });
  const before = (await call('GET', `/api/exams/${examId}`)).body;
  const steps = before.steps.map((item: { step: string }) =>
    item.step === 'register' ? { ...item, endsAt: '2026-12-12T09:00:00.000Z' } : item,
  );
  const change = { title: '报名延期的公告', body: '报名延长至12月12日17:00。', link: `${LINK}?2`, steps };
  const at = `/api/admin/reportedExams/${examId}/changes`;
  expect((await call('POST', at, { token, body: change })).status).toBe(204);
  const after = (await call('GET', `/api/exams/${examId}`)).body;
  expect(after.notices[0]).toMatchObject({
    title: '报名延期的公告',
    changes: [
      {
        step: 'register',
        before: '2026-11-18 09:00 至 2026-12-08 17:00',
        after: '2026-11-18 09:00 至 2026-12-12 17:00',
      },
    ],
  });
  expect(after.notices[0].body).toContain(`${LINK}?2`);
  const { body: posts } = await call('GET', `/api/exams/${examId}/posts`);
  expect((await call('GET', `/api/posts/${posts.items[0].id}`)).body.deadline).toBe('2026-12-12T09:00:00.000Z');
  const told = await db
    .select()
    .from(notification)
    .where(and(eq(notification.accountId, follower.accountId), eq(notification.kind, 'exam.changed')));
  expect(told).toMatchObject([{ link: `/exams/details?id=${examId}` }]);
});

test('a later announcement adds, changes and removes posts; lists follow, and everyone who saved one is told', async () => {
  const { token, examId } = await givenReported();
  const { body: before } = await call('GET', `/api/exams/${examId}/posts`);
  const [math, chinese] = before.items;
  const saver = await givenSeeker(db);
  await call('PUT', `/api/posts/${chinese.id}/favourite`, { token: await tokenOf(saver.accountId) });
  const { steps } = (await call('GET', `/api/exams/${examId}`)).body;
  const { id: _, status: __, registered: ___, approved: ____, paid: _____, ...post } = math;
  const requirements = {
    ...post.requirements,
    education: 'master',
    words: { ...post.requirements.words, education: '硕士' },
  };
  const changed = { ...post, headcount: 4, requirements };
  const added = { ...post, code: '03', title: '高中物理教师', headcount: 1 };
  const body = {
    title: '岗位调整的公告',
    body: '岗位调整。',
    link: `${LINK}?3`,
    steps,
    posts: [changed, added],
    removed: ['02'],
  };
  const at = `/api/admin/reportedExams/${examId}/changes`;
  const unknown = await call('POST', at, { token, body: { ...body, removed: ['09'] } });
  expect([unknown.status, unknown.body.issues?.[0]?.path]).toEqual([400, 'body.removed.0']);
  expect((await call('POST', at, { token, body })).status).toBe(204);

  const exam = (await call('GET', `/api/exams/${examId}`)).body;
  expect(exam).toMatchObject({ posts: 2, headcount: 5, employers: 1 });
  expect(exam.notices[0].changes).toEqual([
    { step: '岗位 01 高中数学教师', before: '2 人，学历学位 本科及以上', after: '4 人，学历学位 硕士' },
    { step: '岗位 03 高中物理教师', before: '无', after: '新增，1 人，本科及以上' },
    { step: '岗位 02 小学语文教师', before: '3 人', after: '取消' },
  ]);
  const { items } = (await call('GET', `/api/exams/${examId}/posts`)).body;
  expect(items.map(({ code, status }: { code: string; status: string }) => [code, status])).toEqual([
    ['01', 'open'],
    ['02', 'fallen'],
    ['03', 'open'],
  ]);
  const listed = async (id: string) => (await call('GET', `/api/posts/${id}`)).body;
  expect(await listed(math.id)).toMatchObject({ status: 'open', headcount: 4, education: 'master' });
  expect(await listed(chinese.id)).toMatchObject({ status: 'closed' });
  expect(await listed(items[2].id)).toMatchObject({ status: 'open', title: '高中物理教师', applyWay: 'web' });
  const told = await db
    .select()
    .from(notification)
    .where(and(eq(notification.accountId, saver.accountId), eq(notification.kind, 'exam.changed')));
  expect(told.map(({ body }) => body)).toEqual([expect.stringContaining('岗位 02 小学语文教师：取消（原为 3 人）')]);

  // The same once more changes nothing.
  const again = await call('POST', at, { token, body: { ...body, title: '岗位调整的第二次公告' } });
  expect([again.status, again.body]).toEqual([204, null]);
  const { notices } = (await call('GET', `/api/exams/${examId}`)).body;
  expect(notices.find(({ title }: { title: string }) => title === '岗位调整的第二次公告').changes).toEqual([]);
});

test('an announcement without a closing day stands for sixty days after it, and says so', async () => {
  const organiser = newName();
  const token = await desk();
  const lines = linesOf(organiser).with(2, '即日起报名，招满为止，登录 https://zk.example.edu.cn/2027 报名。');
  const found = await read(token, pasted(organiser, lines));
  const { body } = await call('POST', '/api/admin/intakes', {
    token,
    body: formOf(found, { doubts: [], seconds: 60 }),
  });
  const { steps } = (await call('GET', `/api/exams/${body.examId}`)).body;
  expect(steps[0]).toMatchObject({
    step: 'register',
    startsAt: '2026-11-16T16:00:00.000Z',
    endsAt: '2027-01-15T16:00:00.000Z',
    detail: '公告没有写截止，按发布后 60 天',
  });
});

test('a way that lacks what it needs is refused at its field', async () => {
  const organiser = newName();
  const token = await desk();
  const form = formOf(await read(token, pasted(organiser)), { applyBy: { way: 'mail' }, doubts: [], seconds: 1 });
  const { status, body } = await call('POST', '/api/admin/intakes', { token, body: form });
  expect([status, body.issues]).toEqual([400, [{ path: 'body.applyBy.email', message: '请填写投递邮箱' }]]);
});

test('sources are listed with those first that nobody looked at for longest', async () => {
  const token = await desk();
  const at = '/api/admin/intakeSources';
  const add = async (name: string) =>
    (await call('POST', at, { token, body: { name, link: `https://${newId()}.example.cn/tz` } })).body.id as string;
  const [one, other] = [await add('青田县教育局'), await add('丽水学院')];
  await call('PUT', `${at}/${one}`, { token });
  const list = async () => (await call('GET', at, { token })).body.map(({ id, lookedAt }: never) => [id, lookedAt]);
  expect(await list()).toEqual([
    [other, null],
    [one, clock.now().toISOString()],
  ]);
  await call('DELETE', `${at}/${one}`, { token });
  expect(await list()).toEqual([[other, null]]);
});

test('a project names its organiser’s announcements of earlier years, whenever they were read, and none of the same year', async () => {
  const { organiser, token, examId } = await givenReported();
  const found = await read(token, pasted(organiser));
  const step = (name: 'register' | 'written', from: string, to: string) => {
    const [startsAt, endsAt] = [`${from}T01:00:00Z`, `${to}T03:30:00Z`];
    return { step: name, startsAt, endsAt, detail: '' };
  };
  const publish = async (announcedOn: string, title: string, steps: object[]) => {
    const form = formOf(found, { announcedOn, title, steps, doubts: [], seconds: 60 });
    return (await call('POST', '/api/admin/intakes', { token, body: form })).body.examId as string;
  };
  await publish('2026-02-01', `${organiser}2026年春季公开招聘教师`, [step('register', '2026-02-03', '2026-02-09')]);
  const lastYear = await publish('2025-03-12', `${organiser}2025年公开招聘教师`, [
    step('register', '2025-03-15', '2025-03-20'),
    step('written', '2025-04-02', '2025-04-02'),
  ]);
  const { earlier } = (await call('GET', `/api/exams/${examId}`)).body;
  expect(earlier).toEqual([{ id: lastYear, announcedOn: '2025-03-12', writtenOn: '2025-04-02' }]);
  expect((await call('GET', `/api/exams/${lastYear}`)).body.earlier).toEqual([]);
});

test('an old table on a hidden sheet is not read beside the new one', async () => {
  const token = await desk();
  const old = [...table, ['03', '青田县实验小学', '小学英语教师', 1, '本科及以上', '英语']];
  const fileIds = [await upload(token, '岗位表.xlsx', workbook(table, { hidden: old }))];
  const { reading, doubts } = await read(token, { fileIds, text: linesOf(newName()).join('\n') });
  expect(reading.rows.map(({ post }) => post?.code)).toEqual(['01', '02']);
  expect(doubts).toEqual([]);
});

test('an empty form among the files is not read as the announcement: it is a paper, and a file to download beside the project', async () => {
  const organiser = newName();
  const token = await desk();
  const formLines = ['附件1', '2027年公开招聘教师报名表', '姓名\t性别\t报名时间：2026年1月2日', '本人签名：'];
  const fileIds = [
    await upload(token, '公告.docx', await docx(linesOf(organiser))),
    await upload(token, '报名表.docx', await docx(formLines)),
    await upload(token, '岗位表.xlsx', workbook(table)),
  ];
  const found = await read(token, { fileIds });
  const plain = await read(token, { fileIds: [await upload(token, '公告.docx', await docx(linesOf(organiser)))] });
  expect(found.draft.announcement).toBe(plain.draft.announcement);
  expect(found.attachments).toEqual([{ id: fileIds[1], name: '报名表.docx' }]);
  expect(found.draft.applyBy.papers).toEqual(['报名表']);
  const attachments = [fileIds[1]];
  const form = formOf(found, { attachments, doubts: [], seconds: 90 });
  const stranger = await call('POST', '/api/admin/intakes', { token: await desk(), body: form });
  expect(stranger.body.issues[0].path).toBe('body.attachments');
  const { examId } = (await call('POST', '/api/admin/intakes', { token, body: form })).body;
  const [file, ...others] = (await call('GET', `/api/exams/${examId}`)).body.attachments;
  expect([file.name, others]).toEqual(['报名表.docx', []]);
  expect((await call('GET', file.url)).status).toBe(200);
});

test('a form on the last page of the announcement is no text of it: its file is to be downloaded', async () => {
  const organiser = newName();
  const token = await desk();
  const last = ['附件', '2027年公开招聘教师报名表', '姓名\t性别\t出生年月', '报名时间：2026年1月2日'];
  const file = await upload(token, '公告.docx', await docx([...linesOf(organiser), ...last]));
  const { draft, reading, attachments } = await read(token, { fileIds: [file] });
  expect([attachments, draft.applyBy.papers]).toEqual([[{ id: file, name: '公告.docx' }], ['报名表']]);
  expect(reading.lines.join()).not.toContain('出生年月');
  expect(draft.steps[0]?.endsAt).toBe('2026-12-08T09:00:00.000Z');
});

test('a form that waits to be checked stays with it, and goes with one that is dropped', async () => {
  const [reader, checker] = [await desk(), await desk()];
  const waiting = async () => {
    const file = await upload(reader, '承诺书.docx', await docx(['诚信承诺书', '承诺人：']));
    const found = await read(reader, { ...pasted(newName()), fileIds: [file] });
    const body = formOf(found, { attachments: [file], doubts: ['年龄：没有写清'], seconds: 90 });
    const { id } = (await call('POST', '/api/admin/intakes', { token: reader, body })).body;
    return { id, file, body: formOf(found) };
  };
  const kept = await waiting();
  const checked = await call('POST', `/api/admin/intakes/${kept.id}/check`, { token: checker, body: kept.body });
  const { attachments } = (await call('GET', `/api/exams/${checked.body.examId}`)).body;
  expect(attachments).toMatchObject([{ id: kept.file }]);
  const dropped = await waiting();
  expect((await call('DELETE', `/api/admin/intakes/${dropped.id}`, { token: reader })).status).toBe(204);
  const [row] = await db.select().from(uploads).where(eq(uploads.id, dropped.file));
  expect(row?.droppedAt).not.toBeNull();
});
