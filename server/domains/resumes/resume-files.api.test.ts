import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';

const { app, db, call, clock } = await useWholeApp();
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1f5eff' } })
  .png()
  .toBuffer();

async function seeker() {
  const { accountId } = await givenSeeker(db);
  const { token, cookie } = await signIn(db, accountId, { now: clock.now() });
  const resume = (await call('POST', '/api/resumes', { token, body: { name: '我的简历' } })).body;
  return { token, cookie, resume };
}

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n');

async function upload(token: string, kind: string, payload = picture): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/files',
    query: { kind, name: payload === pdf ? '简历.pdf' : '证书.png' },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload,
  });
  return response.json().id;
}

let me: Awaited<ReturnType<typeof seeker>>;
beforeEach(async () => {
  me = await seeker();
});
const attach = (fileId: string, revision = 1) =>
  call('PATCH', `/api/resumes/${me.resume.id}`, {
    token: me.token,
    body: { revision, content: { attachments: [{ key: 'a', title: '教师资格证', fileId }] } },
  });

describe('files of a resume', () => {
  test('come with an address that works, also after another save', async () => {
    const fileId = await upload(me.token, 'attachment');
    const { body } = await attach(fileId);
    expect(body.files).toMatchObject([{ id: fileId, type: 'image/webp' }]);
    expect((await app.inject({ url: body.files[0].url })).statusCode).toBe(200);
    expect((await attach(fileId, 2)).status).toBe(200);
  });

  test("another's, one of another kind and none are refused, and nothing is saved", async () => {
    const other = await seeker();
    const ids = [await upload(other.token, 'attachment'), await upload(me.token, 'avatar'), '4611686018427387904'];
    for (const id of ids) {
      const { status, body } = await attach(id);
      expect([status, body.issues[0].path]).toEqual([400, 'body.content.attachments']);
    }
    const stored = await call('GET', `/api/resumes/${me.resume.id}`, { token: me.token });
    expect(stored.body).toMatchObject({ revision: 1, files: [], content: { attachments: [] } });
  });
});

test('证件照 and the own file are uploads of their own kinds; a picture is no own file', async () => {
  const [photoId, fileId] = [await upload(me.token, 'idPhoto'), await upload(me.token, 'resumeFile', pdf)];
  const save = (content: object, revision = 1) =>
    call('PATCH', `/api/resumes/${me.resume.id}`, { token: me.token, body: { revision, content } });
  const saved = await save({ personal: { political: 'party', photoId }, own: { fileId } });
  expect(saved.body.files.map(({ id }: { id: string }) => id).sort()).toEqual([photoId, fileId].sort());
  expect(await upload(me.token, 'resumeFile')).toBeUndefined();
  const wrong = [
    [{ personal: { photoId: fileId } }, 'body.content.personal.photoId'],
    [{ own: { fileId: photoId } }, 'body.content.own.fileId'],
    [{ personal: { political: 'emperor' } }, 'body.content.personal.political'],
    [{ personal: { nativePlace: '长'.repeat(41) } }, 'body.content.personal.nativePlace'],
  ] as const;
  for (const [content, path] of wrong) {
    const { status, body } = await save(content, 2);
    expect([status, body.issues[0].path]).toEqual([400, path]);
  }
  expect((await save({ personal: {}, own: {} }, 2)).body.files).toEqual([]);
});

test('an avatar is an upload of its own kind, and mine', async () => {
  const fileId = await upload(me.token, 'avatar');
  const { body } = await call('PATCH', '/api/jobers/me', { token: me.token, body: { avatarFileId: fileId } });
  expect((await app.inject({ url: body.avatarUrl })).statusCode).toBe(404);
  const other = await seeker();
  const headers = { cookie: `jyrc_pass=${other.cookie}` };
  expect((await app.inject({ url: body.avatarUrl, headers })).statusCode).toBe(200);
  const stolen = await call('PATCH', '/api/jobers/me', { token: other.token, body: { avatarFileId: fileId } });
  expect(stolen.body.issues[0].path).toBe('body.avatarFileId');
});
