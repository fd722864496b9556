import { existsSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fileQuota } from '#contract/files/file-kinds.ts';
import { readConfig } from '#server/config.ts';
import { givenCompany, givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { dropFiles, fileLinks, sweepFiles, takeFiles } from './public.ts';

const whole = await useWholeApp();
const { app, db, deps, clock } = whole;
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1f5eff' } })
  .jpeg()
  .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n');

let [accountId, token] = ['', ''];
beforeEach(async () => {
  accountId = (await givenSeeker(db)).accountId;
  await givenRecruiter(db, { accountId });
  token = (await signIn(db, accountId, { now: clock.now() })).token;
});

async function send(kind: string, name: string, payload: Buffer, headers: Record<string, string> = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/files',
    query: { kind, name },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...headers },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('a picture that something public shows', () => {
  test('is drawn anew, seen by anyone, and kept by browsers for good', async () => {
    const { status, body } = await send('logo', 'C:\\photos\\me.jpg', picture, { 'content-type': 'text/html' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'logo', name: 'me.webp', type: 'image/webp', width: 40, height: 30 });
    await takeFiles(db, { accountId, ids: [body.id], kind: 'logo', now: clock.now() });
    const url = (await fileLinks(deps, [body.id])).get(body.id)?.url ?? '';
    expect(url).toBe(`/uploads/${body.id}/me.webp`);
    await givenCompany(db, { logoUrl: url });
    const shown = await get(url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(body.size),
    });
    expect(shown.headers['content-disposition']).toMatch(/^inline;/);
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
    expect((await get(`/uploads/${body.id}`)).statusCode).toBe(200);
  });
});

describe('a private file', () => {
  test('is only to be had by a link that is signed and young, and is saved, not shown', async () => {
    const { body } = await send('attachment', '资质 证明.exe', pdf);
    expect(body.name).toBe('资质 证明.pdf');
    const shown = await get(body.url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''%E8/);
    expect(shown.headers['cache-control']).toContain('private');
    expect(shown.rawPayload.equals(pdf)).toBe(true);
    const bare = body.url.split('?')[0];
    for (const url of [bare, `/uploads/${body.id}`, body.url.replace(/sign=./, 'sign=!'), `${body.url}&sign=x`])
      expect((await get(url)).statusCode, url).toBe(404);
    const later = body.url.replace(/until=(\d+)/, (_: string, until: string) => `until=${Number(until) + 600}`);
    expect((await get(later)).statusCode).toBe(404);
    const start = clock.now();
    clock.advance(3_600_000);
    expect((await get(body.url)).statusCode).toBe(404);
    const links = await fileLinks(deps, [body.id, '1']);
    expect([...links.keys()]).toEqual([body.id]);
    expect((await get(links.get(body.id)?.url ?? '')).statusCode).toBe(200);
    clock.set(start);
  });

  test('gives the part that is asked for', async () => {
    const { body } = await send('attachment', 'a.pdf', pdf);
    const part = await get(body.url, { range: 'bytes=5-8' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '1.4\n',
      `bytes 5-8/${pdf.length}`,
    ]);
    expect((await get(body.url, { range: 'bytes=-6' })).body).toBe('%%EOF\n');
    expect((await get(body.url, { range: `bytes=${pdf.length}-` })).statusCode).toBe(416);
    expect((await get(body.url, { range: 'bytes=9-2' })).statusCode).toBe(200);
    expect((await get(body.url, { range: 'lines=1-2' })).statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: body.url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(pdf.length), '']);
  });
});

describe('refusals', () => {
  test('what is empty, too long, or of another kind', async () => {
    expect(await send('avatar', 'a.png', Buffer.alloc(0))).toMatchObject({ status: 400 });
    expect(await send('avatar', 'a.png', Buffer.alloc(5 * 1_048_576 + 1, 1))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', message: '文件不能超过 5 MB' },
    });
    expect(await send('avatar', 'a.png', pdf)).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE' } });
    expect(await send('passport', 'a.png', picture)).toMatchObject({ status: 400 });
  });

  test.each([
    ['chatPicture', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')]), 'HEIC（苹果手机照片）格式'],
    ['resumeImport', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n'), '另存为 docx'],
    ['resumeImport', Buffer.from('{\\rtf1 简历}'), '另存为 docx'],
    ['postTable', Buffer.from('<html><table><tr><td>岗位</td></tr></table></html>'), '另存为 docx 或 xlsx'],
    ['postTable', Buffer.from('<?xml version="1.0"?>\n<Workbook xmlns="urn:x"/>'), '另存为 xlsx'],
    ['postTable', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '另存为 docx、xlsx'],
    ['chatFile', Buffer.from('Rar!\x1a\x07'), '解压后上传'],
  ])('%s: another format is refused with what to do', async (kind, bytes, advice) => {
    const { status, body } = await send(kind, 'a', bytes);
    expect([status, body.message]).toEqual([415, expect.stringContaining(advice)]);
  });

  test('a PDF that needs a password, and one that only forbids printing', async () => {
    const protectedBy = async (userPassword: string) => {
      const document = new PDFDocument({ userPassword, ownerPassword: 'owner', pdfVersion: '1.7', compress: false });
      document.text('resume');
      document.end();
      return Buffer.concat(await document.toArray());
    };
    expect(await send('resumeFile', 'a.pdf', await protectedBy('secret'))).toMatchObject({
      status: 400,
      body: { message: 'PDF 已加密，要输入密码才能打开，请去掉密码后再上传' },
    });
    expect(await send('resumeFile', 'a.pdf', await protectedBy(''))).toMatchObject({ status: 200 });
  });

  test('a day of refused files ends with a word of when to come back', async () => {
    for (let n = 0; n < 60; n += 1) await send('avatar', 'a.png', pdf);
    clock.advance(61_000);
    expect(await send('avatar', 'a.png', picture)).toMatchObject({
      status: 429,
      body: { message: '今天没通过检查的文件太多，请明天再上传' },
    });
    clock.advance(86_400_000);
    token = (await signIn(db, accountId, { now: clock.now() })).token;
    expect(await send('avatar', 'a.png', picture)).toMatchObject({ status: 200 });
  });

  /** Sends megabytes while they are accepted and returns how many were sent before the answer. */
  function pour(port: number, megabytes: number, headers: Record<string, string>) {
    return new Promise<{ status: number; message: string; sent: number }>((resolve, reject) => {
      const outgoing = request({
        port,
        method: 'POST',
        path: '/api/files?kind=resumeImport&name=a.pdf',
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
      const chunk = Buffer.alloc(1_048_576, 32);
      let sent = 0;
      let done = false;
      const more = () => {
        while (!done && sent < megabytes) {
          sent += 1;
          if (!outgoing.write(chunk)) return void outgoing.once('drain', more);
        }
        if (!done) outgoing.end();
      };
      outgoing.on('response', async (response) => {
        done = true;
        let text = '';
        for await (const part of response.setEncoding('utf8')) text += part;
        resolve({ status: response.statusCode ?? 0, message: JSON.parse(text).message, sent });
        outgoing.destroy();
      });
      outgoing.on('error', reject);
      more();
    });
  }

  test.each([
    ['declared', { 'content-length': String(200 * 1_048_576) }],
    ['kept back', { 'transfer-encoding': 'chunked' }],
  ] as [string, Record<string, string>][])(
    '200 MB, the length %s: refused early, in words, and nothing is kept',
    async (_, headers) => {
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const { status, message, sent } = await pour(port, 200, headers);
      expect([status, message]).toEqual([413, '文件不能超过 10 MB']);
      expect(sent).toBeLessThan(60);
      const { rows } = await db.execute(
        sql`select 1 from upload where account_id = ${accountId} and kind = 'resumeImport'`,
      );
      expect(rows).toEqual([]);
      const incoming = join(deps.config.DATA_DIR, 'incoming');
      expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([]);
    },
  );

  test('more than a day allows', async () => {
    await db.execute(sql`
      insert into upload (id, account_id, kind, name, type, size, storage_key, created_at)
      select 7000000000000000000 + n, ${accountId}, 'avatar', 'x', 'image/webp', 1, 'k' || ${accountId} || n, ${clock.now()}
      from generate_series(1, ${fileQuota.files - 2}) n`);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('avatar', 'a.png', picture)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  });
});

describe('claims', () => {
  test('only the uploader takes a file, and only for what it was uploaded for', async () => {
    const { body } = await send('chatPicture', 'a.jpg', picture);
    const stranger = await givenSeeker(db);
    const take = (taking: object) =>
      takeFiles(db, { accountId, ids: [body.id], kind: 'chatPicture', now: clock.now(), ...taking });
    await expect(take({ accountId: stranger.accountId })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(take({ kind: 'voucher' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(take({ ids: [body.id, '99'] })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await take({ kind: ['voucher', 'chatPicture'] })).toMatchObject([{ id: body.id, width: 40 }]);
    expect(await take({})).toHaveLength(1);
  });

  test('what nobody claimed is gone after a day, what was dropped at once', async () => {
    const [stored, left, dropped] = await Promise.all(['a', 'b', 'c'].map((name) => send('avatar', name, picture)));
    const ids = [stored, dropped].map((each) => each?.body.id);
    await takeFiles(db, { accountId, ids, kind: 'avatar', now: clock.now() });
    await dropFiles(db, [dropped?.body.id], clock.now());
    expect((await get(dropped?.body.url)).statusCode).toBe(404);
    await sweepFiles(deps);
    expect((await get(left?.body.url)).statusCode).toBe(200);
    const start = clock.now();
    clock.advance(86_400_001);
    expect(await sweepFiles(deps)).toBeGreaterThan(0);
    clock.set(start);
    expect((await get(left?.body.url)).statusCode).toBe(404);
    expect((await get(stored?.body.url)).statusCode).toBe(200);
  });
});

describe('an S3 store', () => {
  const stored = new Map<string, Buffer>();
  const seen: IncomingMessage[] = [];
  const server = createServer(async (request, response) => {
    seen.push(request);
    const body = Buffer.concat(await request.toArray());
    const key = request.url ?? '';
    if (request.method === 'PUT') stored.set(key, body);
    if (request.method === 'DELETE') stored.delete(key);
    const found = stored.get(key);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (!found) response.writeHead(request.method === 'DELETE' ? 204 : 404).end();
    else if (request.method === 'GET' && from)
      response.writeHead(206).end(found.subarray(Number(from), Number(to) + 1));
    else response.writeHead(200).end(request.method === 'GET' ? found : undefined);
  });
  afterAll(() => void server.close());

  test('gets, gives and forgets bytes by requests that are signed', async () => {
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const { s3Store } = await import('#server/platform/file-store/s3-store.ts');
    const { verifySignature } = await import('./testing/verify-signature.ts');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = readConfig({ S3_ENDPOINT: endpoint, S3_BUCKET: 'files', S3_ACCESS_KEY: 'AK', S3_SECRET_KEY: 'SK' });
    const store = s3Store(config, endpoint);
    await store.put('abc', new URL(import.meta.url).pathname, 'text/plain');
    const whole = Buffer.concat((await (await store.read('abc'))?.toArray()) ?? []);
    expect(whole.toString()).toContain('gets, gives and forgets');
    const part = Buffer.concat((await (await store.read('abc', { start: 0, end: 5 }))?.toArray()) ?? []);
    expect(part.toString()).toBe('import');
    await store.remove('abc');
    expect(await store.read('abc')).toBeNull();
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /files/abc',
      'GET /files/abc',
      'GET /files/abc',
      'DELETE /files/abc',
      'GET /files/abc',
    ]);
    for (const request of seen) {
      expect(verifySignature(request, 'SK')).toBe(true);
      expect(verifySignature(request, 'other')).toBe(false);
    }
  });
});

test('a document of an honest hand comes through', async () => {
  const part = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const document = Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(`<Types><Override PartName="/word/document.xml" ContentType="${part}"/></Types>`),
      '_rels/.rels': strToU8(
        '<Relationships><Relationship Type="http://x/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8('<w:document/>'),
    }),
  );
  expect(await send('chatFile', '教案.docx', document)).toMatchObject({ status: 200, body: { name: '教案.docx' } });
});

test('a video plays in the page, part by part', async () => {
  const box = (type: string, content: string) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(8 + content.length);
    return Buffer.concat([head, Buffer.from(type + content)]);
  };
  const video = Buffer.concat([
    box('ftyp', 'isom\0\0\0\0isommp42'),
    box('moov', 'x'.repeat(90)),
    box('mdat', 'y'.repeat(9_000)),
  ]);
  const { status, body } = await send('lessonVideo', '试讲.mov', video);
  expect([status, body.type, body.name]).toEqual([200, 'video/mp4', '试讲.mp4']);
  const part = await get(body.url, { range: 'bytes=0-' });
  expect([part.statusCode, part.headers['content-type']]).toEqual([206, 'video/mp4']);
  expect(part.headers['content-disposition']).toMatch(/^inline;/);
});
