import { eq } from 'drizzle-orm';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { delivery, deliveryEvent, resume } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import { post as postTable } from '#database/schema/posts.ts';
import { givenOpenPost, givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';

const { call, db, clock, tokenOf } = await useWholeApp();

const content = resumeContent.parse({
  email: 'lin@example.com',
  intro: '音标 /ʃə/ 与生僻字 㛃𠮷𬬮；表情 😀',
  experiences: [
    {
      key: 'e',
      employer: '杭州青枫高级中学',
      position: '数学教师',
      from: '2020-09',
      to: 'now',
      note: '校公开课一等奖',
    },
  ],
});
let lastPhone = 13_600_000_000;

async function aSeeker() {
  lastPhone += 1;
  const phone = String(lastPhone);
  const person = await givenSeeker(db, { phone, name: '林知夏' });
  const resumeId = newId();
  await db.insert(resume).values({ id: resumeId, joberId: person.joberId, name: '高中版', isDefault: true, content });
  return { ...person, phone, resumeId, token: await tokenOf(person.accountId) };
}

async function textOf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s/g, '');
}

describe("a resume of one's own", () => {
  test('is a PDF with real text, rare characters included, and a name to save it under', async () => {
    const { token, resumeId } = await aSeeker();
    const { status, body, headers } = await call('GET', `/api/resumes/${resumeId}/pdf?template=columns`, { token });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain(encodeURIComponent('林知夏-高中版.pdf'));
    const text = await textOf(body);
    for (const words of ['林知夏', '杭州青枫高级中学', '校公开课一等奖', '/ʃə/', '㛃𠮷𬬮', 'lin@example.com'])
      expect(text).toContain(words);
  });

  test('is a Word document that is read again', async () => {
    const { token, resumeId } = await aSeeker();
    const { body } = await call('GET', `/api/resumes/${resumeId}/docx`, { token });
    const { value } = await mammoth.extractRawText({ buffer: body });
    for (const words of ['林知夏', '杭州青枫高级中学', '校公开课一等奖', '㛃𠮷𬬮']) expect(value).toContain(words);
  });

  test('is shown as pages, and says which characters no font has', async () => {
    const { token, resumeId } = await aSeeker();
    const { status, body } = await call('GET', `/api/resumes/${resumeId}/sheet?template=steady`, { token });
    expect([status, body.template, body.pages.length, body.missing]).toEqual([200, 'steady', 1, ['😀']]);
    const keys = body.pages[0].texts.flatMap((line: { glyphs: [string, number][] }) => line.glyphs.map(([key]) => key));
    expect(keys.every((key: string) => typeof body.outlines[key] === 'string')).toBe(true);
  });

  test('has no other templates', async () => {
    const { token, resumeId } = await aSeeker();
    const answer = await call('GET', `/api/resumes/${resumeId}/pdf?template=toString`, { token });
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

test('a company takes the frozen resume with its own mark on it, and the seeker sees the look', async () => {
  const person = await aSeeker();
  const recruiter = await givenRecruiter(db, { name: '周老师' });
  const { token } = await signIn(db, recruiter.accountId, { now: clock.now() });
  const post = await givenOpenPost(db, recruiter.companyId, { memberId: recruiter.memberId });
  const consent = { consent: true, consentVersion: legalVersions.delivery };
  const sent = await call('POST', '/api/deliveries', {
    token: person.token,
    body: { postId: post.id, resumeId: person.resumeId, ...consent },
  });
  const later = { revision: 1, content: { intro: '后来改写的自我评价' } };
  await call('PATCH', `/api/resumes/${person.resumeId}`, { token: person.token, body: later });

  const path = `/api/company/deliveries/${sent.body.id}/resume.pdf`;
  const { status, body } = await call('GET', path, { token, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(status).toBe(200);
  const text = await textOf(body);
  expect(text).toContain('㛃𠮷𬬮');
  expect(text).not.toContain('后来改写');
  expect(text).toContain('周老师2026-11-20');

  const own = await call('GET', `/api/deliveries/${sent.body.id}`, { token: person.token });
  expect(own.body.status).toBe('viewed');
  const views = await call('GET', '/api/resume/getViewsList', { token: person.token, query: { phone: person.phone } });
  expect(views.body.items).toMatchObject([{ via: 'delivery', deliveryId: sent.body.id, times: 1 }]);
});

test('in 盲筛 the print tells no more than the screen: no name, school, phone or e-mail, neither in the file nor in its name', async () => {
  const person = await aSeeker();
  const recruiter = await givenRecruiter(db, { name: '周老师' });
  const { token } = await signIn(db, recruiter.accountId, { now: clock.now() });
  const post = await givenOpenPost(db, recruiter.companyId, { memberId: recruiter.memberId });
  await db.update(jober).set({ blindScreening: true }).where(eq(jober.id, person.joberId));
  const educations = [
    { key: 's', school: '东海师范大学', major: '数学', education: 'bachelor', from: '2012-09', to: '2016-06' },
  ];
  await db
    .update(resume)
    .set({ content: resumeContent.parse({ ...content, educations }) })
    .where(eq(resume.id, person.resumeId));
  const consent = { consent: true, consentVersion: legalVersions.delivery };
  const sent = await call('POST', '/api/deliveries', {
    token: person.token,
    body: { postId: post.id, resumeId: person.resumeId, ...consent },
  });
  const print = async () => {
    const path = `/api/company/deliveries/${sent.body.id}/resume.pdf`;
    const { body, headers } = await call('GET', path, { token, headers: { 'sec-fetch-site': 'same-origin' } });
    return { text: await textOf(body), name: decodeURIComponent(String(headers['content-disposition'])) };
  };
  const blind = await print();
  expect(blind.text).toContain('数学');
  for (const word of ['林知夏', '东海师范大学', person.phone, 'lin@example.com']) {
    expect(blind.text).not.toContain(word);
    expect(blind.name).not.toContain(word);
  }
  await db.update(delivery).set({ status: 'shortlisted' }).where(eq(delivery.id, sent.body.id));
  expect((await print()).text, 'after 初筛 all is told').toContain('东海师范大学');
});

test('the letter of an offer is the same for both sides; there is none before the offer, nor for a stranger', async () => {
  const person = await aSeeker();
  const recruiter = await givenRecruiter(db, { name: '周老师' });
  const [{ token }, stranger] = [
    await signIn(db, recruiter.accountId, { now: clock.now() }),
    await givenRecruiter(db, { name: '吴老师' }),
  ];
  const foreign = await tokenOf(stranger.accountId);
  const post = await givenOpenPost(db, recruiter.companyId, { memberId: recruiter.memberId, title: '高中数学教师' });
  const consent = { consent: true, consentVersion: legalVersions.delivery };
  const body = { postId: post.id, resumeId: person.resumeId, ...consent };
  const { id } = (await call('POST', '/api/deliveries', { token: person.token, body })).body;
  const [own, company] = [`/api/deliveries/${id}/offer.pdf`, `/api/company/deliveries/${id}/offer.pdf`];
  expect((await call('GET', own, { token: person.token })).body.code).toBe('ILLEGAL_MOVE');
  const offer = {
    pay: 18_500_000,
    payUnit: 'year' as const,
    payParts: [
      { name: '基本', amount: 10_000_000 },
      { name: '绩效', amount: 8_500_000 },
    ],
    startsOn: '2026-12-14',
    contract: '聘用合同 3 年，试用期 6 个月',
    bring: `身份证、学历学位证、教师资格证${'、体检报告'.repeat(30)}`,
    answerBy: '2026-11-27T10:00:00.000Z',
  };
  await db.update(delivery).set({ status: 'offer', offer }).where(eq(delivery.id, id));
  await db
    .update(postTable)
    .set({ regionCode: '330102', address: '上城区滨江大道 19 号' })
    .where(eq(postTable.id, post.id));
  const step = {
    fromStatus: 'interview',
    move: 'pass',
    toStatus: 'offer',
    side: 'recruiter' as const,
    at: clock.now(),
  };
  await db.insert(deliveryEvent).values({ deliveryId: id, ...step });
  const letters = [await call('GET', own, { token: person.token }), await call('GET', company, { token })];
  for (const { status, headers, body } of letters) {
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = await textOf(body);
    for (const words of [
      '录用意向书',
      '林知夏：',
      '185,000.00元/年',
      '绩效85,000.00元/年',
      '2026-12-14',
      '2026-11-2718:00',
    ])
      expect(text).toContain(words);
    expect(text).toContain('浙江省杭州市上城区滨江大道19号');
    expect(text.match(/体检报告/g), 'a long line is broken, not cut').toHaveLength(30);
  }
  expect((await call('GET', company, { token: foreign })).body.code).toBe('NOT_FOUND');
  await db.update(delivery).set({ status: 'withdrawn' }).where(eq(delivery.id, id));
  expect((await call('GET', company, { token })).body.code).toBe('ILLEGAL_MOVE');
});
