import { createDecipheriv, createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { accountArchive } from '#database/schema/accounts.ts';
import { delivery, deliveryEvent } from '#database/schema/deliveries.ts';
import { account, jober } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { nextIp } from '#server/proof/samples/samples.ts';
import { givenTenant } from '#server/proof/tenants.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { eraseClosed } from './erase.ts';

const lawKeys = generateKeyPairSync('x25519');
const publicKey = lawKeys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const { call, clock, db, deps, outbox, tokenOf } = await useWholeApp({ settings: { ARCHIVE_PUBLIC_KEY: publicKey } });
afterEach(async () => {
  clock.advance(8 * 86_400_000);
  await eraseClosed(db, deps, clock.now());
});

const WEEK = 7 * 86_400_000;
const codeFor = async (phone: string, ip: string) => {
  await call('POST', '/api/jober/sendshortmessage', { query: { phone }, body: { purpose: 'close' }, ip });
  return /验证码 (\d+)/.exec(outbox.findLast((message) => message.phone === phone)?.text ?? '')?.[1] ?? '';
};
const seekerOf = async () => {
  const { fixtures, seekerAccountId, ownerAccountId } = await givenTenant(db);
  const { token } = await signIn(db, seekerAccountId, { now: clock.now() });
  const close = async (verifyCode?: string) => {
    const ip = nextIp();
    const body = { verifyCode: verifyCode ?? (await codeFor(fixtures.phone, ip)), reason: '已找到工作' };
    return call('POST', '/api/jober/deleteJoberInfo', { token, body, ip });
  };
  return { fixtures, accountId: seekerAccountId, ownerAccountId, token, close };
};
const statusOf = async (id: string) => (await db.select().from(account).where(eq(account.id, id)))[0]?.status;

test('a closing ends sessions and open deliveries at once, and the company is told', async () => {
  const { fixtures, accountId, ownerAccountId, token, close } = await seekerOf();
  expect(await close('000000')).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } });
  clock.advance(61_000);
  const answer = await close();
  expect(answer).toMatchObject({
    status: 200,
    body: { erasedAt: new Date(clock.now().getTime() + WEEK).toISOString() },
  });
  expect((await call('GET', '/api/session', { token })).body.user).toBeNull();
  const [sent] = await db.select().from(delivery).where(eq(delivery.id, fixtures.deliveryId));
  expect(sent).toMatchObject({ status: 'closed', reason: '求职者注销了账号' });
  const steps = await db.select().from(deliveryEvent).where(eq(deliveryEvent.deliveryId, fixtures.deliveryId));
  expect(steps.map(({ move }) => move)).toContain('close');
  const owner = await tokenOf(ownerAccountId);
  const query = { companyId: fixtures.companyId };
  const { body } = await call('GET', '/api/company/queryCompanyMessage', { token: owner, query });
  expect(JSON.stringify(body)).toContain('注销');
  expect(await statusOf(accountId)).toBe('closing');
});

test('signing in within the seven days takes it back', async () => {
  const { fixtures, accountId, close } = await seekerOf();
  await close();
  clock.advance(WEEK - 1_000);
  expect(await eraseClosed(db, deps, clock.now())).toBe(0);
  const body = { phone: fixtures.phone, password: fixtures.password };
  expect((await call('POST', '/api/jober/joberLogin', { body, ip: nextIp() })).status).toBe(200);
  clock.advance(2_000);
  expect(await eraseClosed(db, deps, clock.now())).toBe(0);
  expect(await statusOf(accountId)).toBe('active');
});

/** Every column of the database that contains a text. */
async function placesWith(text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await db.execute(
      sql`select 1 from ${sql.identifier(name)} t where position(${text} in t::text) > 0 limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

test('after seven days nothing of the person is in any table, but for the archive that only the law can open', async () => {
  const { fixtures, accountId, close } = await seekerOf();
  const name = '欧阳朝露';
  await db.update(jober).set({ name }).where(eq(jober.id, fixtures.joberId));
  await db.execute(sql`update delivery set snapshot = jsonb_set(snapshot, '{jober,name}', to_jsonb(${name}::text))
    where jober_id = ${fixtures.joberId}`);
  await db.execute(sql`update chat_message set sender_name = ${name}, text = ${`我是${name}`}
    where conversation_id = ${fixtures.conversationId}`);
  const { companyId } = fixtures;
  const told = { title: `${name}投递了职位`, who: name, detail: `${name}：路远` };
  const notice = { companyId, kind: 'delivery.deliver', ...told, effectKey: `told:${companyId}` };
  await db.insert(notification).values(notice);
  await close();
  clock.advance(WEEK);
  expect(await eraseClosed(db, deps, clock.now())).toBe(1);
  expect(await statusOf(accountId)).toBe('erased');
  expect(await placesWith(fixtures.phone)).toEqual([]);
  expect(await placesWith(name)).toEqual([]);

  const [row] = await db.select().from(accountArchive).orderBy(desc(accountArchive.madeAt)).limit(1);
  const sealed = row?.sealed ?? Buffer.alloc(0);
  const theirs = createPublicKey({ key: sealed.subarray(0, 44), format: 'der', type: 'spki' });
  const shared = diffieHellman({ privateKey: lawKeys.privateKey, publicKey: theirs });
  const key = Buffer.from(hkdfSync('sha256', shared, sealed.subarray(0, 44), 'account-archive', 32));
  const opened = createDecipheriv('aes-256-gcm', key, sealed.subarray(44, 56)).setAuthTag(sealed.subarray(56, 72));
  const text = Buffer.concat([opened.update(sealed.subarray(72)), opened.final()]).toString();
  expect(JSON.parse(text)).toMatchObject({ accountId, phone: fixtures.phone });
});

test('the school still opens its box, and finds nobody in it', async () => {
  const { fixtures, ownerAccountId, close } = await seekerOf();
  await close();
  clock.advance(WEEK);
  await eraseClosed(db, deps, clock.now());
  const token = await tokenOf(ownerAccountId);
  const box = await call('GET', '/api/company/resumeBoxList', { token, query: { companyId: fixtures.companyId } });
  expect(box.status).toBe(200);
  for (const { person } of box.body.items) expect(person.name).toMatch(/^应聘者 \d+$/);
  expect(box.body.items.length).toBeGreaterThan(0);
  expect(JSON.stringify(box.body)).not.toContain('林小满');
});

test('who owns a company hands it over first', async () => {
  const { fixtures, ownerAccountId } = await givenTenant(db, { dual: true });
  const { token } = await signIn(db, ownerAccountId, { now: clock.now() });
  const ip = nextIp();
  const body = { verifyCode: await codeFor(fixtures.phone, ip) };
  expect(await call('POST', '/api/jober/deleteJoberInfo', { token, body, ip })).toMatchObject({ status: 409 });
  expect(await statusOf(ownerAccountId)).toBe('active');
});
