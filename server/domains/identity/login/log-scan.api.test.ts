import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { seekerForm, useIdentity, wrongCode } from '../test-identity.ts';

const { call, codeFor, byCode, clock, db, lastCode, logs } = await useIdentity();

test('a whole sign-in, its failures included, leaves no phone, code, token, ticket, password or name in the log', async () => {
  const phone = '13012345678';
  const password = 'Teach2026';
  const secrets: string[] = [phone, password, seekerForm.name];

  await byCode(phone, wrongCode(await codeFor(phone)));
  const registerTicket = (await byCode(phone, lastCode(phone))).body.registerTicket;
  secrets.push(lastCode(phone), registerTicket);

  const form = { ...seekerForm, registerTicket, password };
  await db.execute(
    sql`alter table jober add constraint broken check (name <> ${sql.raw(`'${seekerForm.name}'`)}) not valid`,
  );
  const broken = await call('POST', '/api/jober/registerJoberInfo', { body: form });
  const { requestId, ...rest } = broken.body;
  expect([broken.status, rest]).toEqual([500, { code: 'INTERNAL', message: '服务出错了，请稍后再试' }]);
  expect(logs.filter((line) => line.includes('request failed')).join()).toContain(requestId);
  await db.execute(sql`alter table jober drop constraint broken`);
  const made = await call('POST', '/api/jober/registerJoberInfo', { body: form });
  expect(made.status).toBe(200);
  secrets.push(made.body.token, String(made.headers['set-cookie']).slice(10, 53));

  const signedIn = await call('POST', '/api/jober/joberLogin', { body: { phone, password } });
  secrets.push(signedIn.body.token);
  await call('POST', '/api/jober/joberLogin', { body: { phone, password: 'Wrong2026' } });
  await call('GET', '/api/jober/joberInfoByPhone', { query: { phone }, token: signedIn.body.token });
  await call('GET', `/api/nowhere?phone=${phone}`);
  clock.advance(60_000);
  await codeFor(phone, 'company');
  await call('DELETE', '/api/jober/logout', { token: signedIn.body.token });

  const written = logs.join('\n');
  expect(written).toContain('request failed');
  for (const secret of [...secrets, lastCode(phone), 'Wrong2026']) {
    expect(secret.length).toBeGreaterThan(2);
    expect(written).not.toContain(secret);
  }
});
