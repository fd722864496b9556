import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { upload } from '#database/schema/files.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { nextIp } from '#server/proof/samples/samples.ts';
import { givenTenant } from '#server/proof/tenants.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { EXPORT_JOB, makeExport, sweepExports } from './make-export.ts';

const { app, call, clock, db, deps, outbox } = await useWholeApp();
deps.jobs.handleDetached(EXPORT_JOB, ({ id }) => makeExport(deps, String(id)));
afterEach(() => clock.advance(25 * 3_600_000));

const codeFor = async (phone: string, ip: string) => {
  await call('POST', '/api/jober/sendshortmessage', { query: { phone }, body: { purpose: 'export' }, ip });
  return /验证码 (\d+)/.exec(outbox.findLast((message) => message.phone === phone)?.text ?? '')?.[1] ?? '';
};
const someone = async () => {
  const { fixtures, seekerAccountId } = await givenTenant(db);
  return { fixtures, ...(await signIn(db, seekerAccountId, { now: clock.now() })) };
};
const ask = async (token: string, phone: string) => {
  const ip = nextIp();
  return call('POST', '/api/account/exports', { token, body: { verifyCode: await codeFor(phone, ip) }, ip });
};
const latest = async (token: string) => (await call('GET', '/api/account/exports', { token })).body.latest;
const fetchZip = (url: string, cookie: string) => app.inject({ url, headers: { cookie: `jyrc_pass=${cookie}` } });

test('a ZIP with JSON and a page to read, for a day, at a browser that is signed in', async () => {
  const { fixtures, token, cookie } = await someone();
  expect(await latest(token)).toBeNull();
  expect((await ask(token, fixtures.phone)).body).toMatchObject({ status: 'making', url: null });
  await deps.jobs.drain();
  const { url, status, size } = await latest(token);
  expect(status).toBe('ready');

  const answer = await fetchZip(url, cookie);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'content-length': String(size) });
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(JSON.parse(text('data/account.json'))).toMatchObject([{ phone: fixtures.phone }]);
  expect(text('data/deliveries.json')).toContain('初中数学教师');
  expect(text('我的数据.html')).toContain('林小满');
  expect(text('我的数据.html')).toMatch(/<th>投递时间<\/th>/);
  expect(text('我的数据.html')).not.toMatch(/<th>[a-z_]+<\/th>|<td>(submitted|issued|signed-up)<|\d\d:\d\d:\d\d/);
  expect(
    Object.values(files)
      .map((file) => new TextDecoder().decode(file))
      .join(),
  ).not.toMatch(/argon2|password/);

  const other = await someone();
  expect((await fetchZip(url, other.cookie)).statusCode).toBe(404);
  expect((await fetchZip(url.replace(/sign=./, 'sign=!'), cookie)).statusCode).toBe(404);
  expect((await app.inject({ url })).statusCode).toBe(401);
  clock.advance(86_400_000);
  await sweepExports(deps);
  const again = await someone();
  expect((await fetchZip(url, again.cookie)).statusCode).toBe(404);
});

test('papers that are stored encrypted are in it as the person sent them', async () => {
  const { fixtures, token, cookie } = await someone();
  const paper = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n');
  const query = { kind: 'examEvidence', name: '毕业证.pdf' };
  const { id } = (await call('POST', '/api/files', { token, query, body: paper })).body;
  await db.update(upload).set({ claimedAt: clock.now() }).where(eq(upload.id, id));
  await ask(token, fixtures.phone);
  await deps.jobs.drain();
  const files = unzipSync(new Uint8Array((await fetchZip((await latest(token)).url, cookie)).rawPayload));
  expect(Buffer.from(files[`files/examEvidence/${id}-毕业证.pdf`] ?? []).toString()).toBe(paper.toString());
});

test('what is under way is not made twice', async () => {
  const { fixtures, token } = await someone();
  const first = (await ask(token, fixtures.phone)).body.id;
  clock.advance(61_000);
  expect((await ask(token, fixtures.phone)).body.id).toBe(first);
});
