import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FileKindName, fileKinds } from '#contract/files/file-kinds.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import {
  givenAccount,
  givenOpenPost,
  givenOperator,
  givenRecruiter,
  givenSeeker,
  signIn,
} from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { fileLinks, takeFiles } from './public.ts';

const { app, db, deps, clock } = await useWholeApp();
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1f5eff' } })
  .png()
  .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n');

type Person = Awaited<ReturnType<typeof session>>;
async function session(accountId: string, scope?: 'onboarding') {
  const { token, cookie } = await signIn(db, accountId, { now: clock.now(), ...(scope && { scope }) });
  return { accountId, token, headers: { cookie: `jyrc_pass=${cookie}` } };
}
const seeker = async () => session((await givenSeeker(db)).accountId);
const operator = async () => session((await givenOperator(db, 'content')).accountId);

async function upload({ token }: Person, kind: FileKindName) {
  const accepts: readonly string[] = fileKinds[kind].accepts;
  const payload = accepts.includes('pdf') ? pdf : picture;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  const answer = await app.inject({ method: 'POST', url: '/api/files', query: { kind, name: 'a' }, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

/** Uploads a file and lets something take it over; returns its plain path. */
async function taken(person: Person, kind: FileKindName) {
  const { body } = await upload(person, kind);
  await takeFiles(db, { accountId: person.accountId, ids: [body.id], kind, now: clock.now() });
  const url = (await fileLinks(deps, [body.id])).get(body.id)?.url ?? '';
  return { id: body.id as string, url };
}

async function statusFor(url: string, viewer?: Person) {
  const answer = await app.inject({ url, headers: viewer?.headers ?? {} });
  return [answer.statusCode, answer.statusCode === 200 ? answer.headers['cache-control'] : undefined];
}
const forAll = [200, 'public, max-age=31536000, immutable'];
const asDocument = [200, 'public, max-age=600'];
const forOne = [200, 'private, max-age=600'];
const absent = [404, undefined];

let recruiter: Person & { companyId: string; memberId: string };
beforeEach(async () => {
  const found = await givenRecruiter(db);
  recruiter = { ...found, ...(await session(found.accountId)) };
});

describe('kinds belong to those who have a use for them', () => {
  const of = (...kinds: FileKindName[]) => kinds;
  const shared = of('avatar', 'licence');
  const talks = of('chatPicture', 'chatFile', 'evidence');
  const people: [string, () => Promise<Person>, FileKindName[]][] = [
    ['an account without a profile', async () => session((await givenAccount(db)).id), []],
    ['somebody who certifies a company', async () => session((await givenAccount(db)).id, 'onboarding'), shared],
    [
      'a seeker',
      seeker,
      [
        ...shared,
        ...talks,
        ...of('attachment', 'resumeImport', 'examEvidence', 'idPhoto', 'resumeFile', 'lessonVideo'),
      ],
    ],
    [
      'a recruiter',
      async () => recruiter,
      [
        ...shared,
        ...talks,
        ...of('logo', 'companyPicture', 'voucher', 'postTable', 'announcement', 'examAttachment', 'postFile'),
      ],
    ],
    ['an operator', operator, of('articlePicture', 'attachment', 'postTable', 'intake')],
  ];

  test.each(people)('%s', async (_, make, expected) => {
    const person = await make();
    const allowed: string[] = [];
    for (const kind of Object.keys(fileKinds) as FileKindName[]) {
      const { status, body } = await upload(person, kind);
      if (status === 403) expect(body.message).toBe(`当前身份不能上传${fileKinds[kind].title}`);
      else allowed.push(kind);
    }
    expect(allowed.sort()).toEqual([...expected].sort());
  });
});

test.each(['avatar', 'logo', 'companyPicture', 'examAttachment', 'postFile'] as const)(
  'an upload that nothing shows is had by its signed link alone: %s',
  async (kind) => {
    const { body } = await upload(recruiter, kind);
    expect(await statusFor(body.url)).toEqual(forOne);
    const plain = body.url.split('?')[0];
    expect(await statusFor(plain)).toEqual(absent);
    expect(await statusFor(plain, recruiter)).toEqual(absent);
  },
);

test('a file of a post is public while the post is', async () => {
  const { id, url } = await taken(recruiter, 'postFile');
  const attachments = [{ fileId: id, name: 'a.pdf' }];
  const { id: postId } = await givenOpenPost(db, recruiter.companyId, { status: 'draft', attachments });
  const colleague = await session((await givenRecruiter(db, { companyId: recruiter.companyId })).accountId);
  expect(await statusFor(url)).toEqual(absent);
  expect(await statusFor(url, await seeker())).toEqual(absent);
  for (const viewer of [recruiter, colleague, await operator()]) expect(await statusFor(url, viewer)).toEqual(forOne);
  await db.update(post).set({ status: 'open' }).where(eq(post.id, postId));
  expect(await statusFor(url)).toEqual(asDocument);
  await db.update(post).set({ status: 'removed' }).where(eq(post.id, postId));
  expect(await statusFor(url)).toEqual(absent);
  await db.update(post).set({ status: 'open' }).where(eq(post.id, postId));
  await db.update(company).set({ status: 'suspended' }).where(eq(company.id, recruiter.companyId));
  expect(await statusFor(url)).toEqual(absent);
});

test('pictures of a company are public with its page', async () => {
  const [logo, cover, wall] = [
    await taken(recruiter, 'logo'),
    await taken(recruiter, 'companyPicture'),
    await taken(recruiter, 'companyPicture'),
  ];
  const album = [{ fileId: wall.id, url: wall.url }];
  const set = (values: Partial<typeof company.$inferInsert>) =>
    db.update(company).set(values).where(eq(company.id, recruiter.companyId));
  await set({ status: 'pending', logoUrl: logo.url, coverUrl: cover.url, album });
  for (const { url } of [logo, cover, wall]) {
    expect(await statusFor(url)).toEqual(absent);
    expect(await statusFor(url, await seeker())).toEqual(absent);
    expect(await statusFor(url, recruiter)).toEqual(forOne);
  }
  await set({ status: 'approved' });
  for (const { url } of [logo, cover, wall]) expect(await statusFor(url)).toEqual(forAll);
});

test('a recruiter of a public company has a public picture, a seeker one for people who are signed in', async () => {
  const person = await seeker();
  const own = await taken(person, 'avatar');
  expect(await statusFor(own.url)).toEqual(absent);
  expect(await statusFor(own.url, recruiter)).toEqual(forOne);
  const { url } = await taken(recruiter, 'avatar');
  expect(await statusFor(url)).toEqual(absent);
  await db.update(companyMember).set({ avatarUrl: url }).where(eq(companyMember.id, recruiter.memberId));
  expect(await statusFor(url)).toEqual(forAll);
});

test('pictures of an article are public with it, and are stored without a signature', async () => {
  const editor = await operator();
  const { body: file } = await upload(editor, 'articlePicture');
  const draft = {
    kind: 'article',
    title: '寒假教研活动安排',
    summary: '',
    category: 'exam',
    regionCode: null,
    source: '教育人才网',
    coverUrl: file.url,
    body: `<p>安排如下。</p><img src="${file.url.replace('&', '&amp;')}">`,
    attachments: [],
    publishAt: null,
    withdrawAt: null,
  };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/content/editor/items',
    headers: { authorization: `Bearer ${editor.token}` },
    payload: draft,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const plain = file.url.split('?')[0];
  const { rows } = await db.execute<{ body: string }>(sql`select body from content_item where cover_url = ${plain}`);
  expect(rows[0]?.body).toContain(`src="${plain}"`);
  expect(await statusFor(plain)).toEqual(absent);
  expect(await statusFor(plain, editor)).toEqual(forOne);
  await db.execute(
    sql`update content_item set status = 'published', publish_at = ${clock.now()} where cover_url = ${plain}`,
  );
  expect(await statusFor(plain)).toEqual(forAll);
});
