import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { NoticeKind } from '#contract/notifications/notice-topics.ts';
import { notification } from '#database/schema/notices.ts';
import { givenAccount, signIn } from '#server/platform/testing/fixtures.ts';
import { WechatRefused } from '#server/platform/wechat/service-account.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { registerJobs } from '#server/schedule/job-handlers.ts';
import { notifyAccount } from './notify.ts';
import { sendNoticeMail } from './send-notices.ts';

const TOKEN = 'the-token-of-the-server';
const whole = await useWholeApp({
  settings: {
    PUBLIC_ORIGIN: 'https://jiaoyu.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@b.example',
    WECHAT_SERVICE_APP_ID: 'wx',
    WECHAT_SERVICE_SECRET: 's',
    WECHAT_SERVICE_TOKEN: TOKEN,
    WECHAT_SERVICE_TEMPLATE: 't',
  },
});
const { app, call, db, clock, deps, mailbox, logs } = whole;
const tapped: { openId: string; title: string; url: string; time: string }[] = [];
let scenes: string[] = [];
deps.wechat = {
  send: async (message) => {
    if (message.openId === 'o-gone') throw new WechatRefused('43004');
    tapped.push(message);
  },
  qrText: async (scene) => {
    scenes = [...scenes, scene];
    return `http://weixin.example/q/${scene}`;
  },
};
registerJobs(deps);

async function aPerson() {
  const { id: accountId } = await givenAccount(db);
  const { token } = await signIn(db, accountId);
  return { accountId, token };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

const codeIn = (to: string) =>
  /验证码是 (\d{6})/.exec(mailbox.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? '';
const askCode = ({ token }: Person, email: string) =>
  call('POST', '/api/account/email/code', { token, body: { email } });
const bind = ({ token }: Person, email: string, code: string) =>
  call('PUT', '/api/account/email', { token, body: { email, code } });
async function withEmail(email: string): Promise<Person> {
  const person = await aPerson();
  await askCode(person, email);
  expect((await bind(person, email, codeIn(email))).status).toBe(200);
  await call('POST', '/api/notifications/read', { token: person.token, body: {} });
  await deps.jobs.drain();
  mailbox.length = 0;
  return person;
}

let notified = 0;
async function giveNotice({ accountId }: Person, words: { kind?: NoticeKind; title?: string; body?: string } = {}) {
  notified += 1;
  const effectKey = `channel-test-${notified}`;
  await notifyAccount(db, {
    accountId,
    kind: 'delivery.open',
    title: '学校看了你的简历',
    body: '第一中心小学看了你投递的简历。',
    link: '/resume/delivery?id=1',
    effectKey,
    now: clock.now(),
    ...words,
  });
  return effectKey;
}
const mailsTo = (to: string) => mailbox.filter((mail) => mail.to === to);
const settings = ({ token }: Person, body: object) => call('PUT', '/api/notifications/settings', { token, body });

describe('an e-mail address', () => {
  test('is bound by the code sent to it, shown masked, and forgotten on wish', async () => {
    const person = await aPerson();
    const { status, body } = await askCode(person, ' Lin@School.example ');
    expect([status, body.waitSeconds]).toEqual([200, 60]);
    const bound = await bind(person, 'lin@school.example', codeIn('lin@school.example'));
    expect(bound.body.email).toEqual({ address: 'l***@school.example' });
    const dropped = await call('DELETE', '/api/account/email', { token: person.token });
    expect(dropped.body.email).toEqual({ address: null });
  });

  test('is not bound by a code of another address, of another person, a wrong, used or old one', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    await askCode(person, 'a@school.example');
    const code = codeIn('a@school.example');
    const tries = [
      await bind(person, 'b@school.example', code),
      await bind(other, 'a@school.example', code),
      await bind(person, 'a@school.example', code === '111111' ? '222222' : '111111'),
    ];
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [400, 'INVALID_CODE']));
    expect((await bind(person, 'a@school.example', code)).status).toBe(200);
    expect((await bind(person, 'a@school.example', code)).body.code).toBe('INVALID_CODE');
    clock.advance(61_000);
    await askCode(person, 'c@school.example');
    clock.advance(601_000);
    expect((await bind(person, 'c@school.example', codeIn('c@school.example'))).body.code).toBe('INVALID_CODE');
  });

  test('takes five guesses, also at once, and one code a minute', async () => {
    const person = await aPerson();
    await askCode(person, 'd@school.example');
    const code = codeIn('d@school.example');
    const wrong = Array.from({ length: 5 }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'));
    await Promise.all(wrong.map((guess) => bind(person, 'd@school.example', guess)));
    expect((await bind(person, 'd@school.example', code)).body.code).toBe('INVALID_CODE');
    expect((await askCode(person, 'd@school.example')).status).toBe(429);
  });

  test.each([
    ['', '请填写邮箱'],
    ['lin', '请输入正确的邮箱'],
    ['a@b.example\nBcc: c@d.example', '请输入正确的邮箱'],
  ])('must be one: %j', async (email, message) => {
    const { status, body } = await askCode(await aPerson(), email);
    expect([status, body.issues[0]]).toEqual([400, { path: 'body.email', message }]);
  });
});

describe('a notice by e-mail', () => {
  test('goes out once, says where it leads and how it ends, and nothing in it is markup', async () => {
    const person = await withEmail('once@school.example');
    const effectKey = await giveNotice(person, { title: '张<b>老师</b>邀请你', body: '"请"\n尽快答复。' });
    await deps.jobs.drain();
    const [stored] = await db.select().from(notification).where(eq(notification.effectKey, effectKey));
    await Promise.all([sendNoticeMail(deps, stored?.id ?? ''), sendNoticeMail(deps, stored?.id ?? '')]);
    const mails = mailsTo('once@school.example');
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe('张<b>老师</b>邀请你');
    expect(mail?.text).toContain('查看详情：https://jiaoyu.example/resume/delivery?id=1');
    expect(mail?.text).toContain(`退订：${mail?.unsubscribe}`);
    expect(mail?.html).toContain('张&lt;b&gt;老师&lt;/b&gt;邀请你');
    expect(mail?.html).toContain('&quot;请&quot;<br>尽快答复。');
  });

  test('waits for the end of the quiet hours, and is not sent when it was read meanwhile', async () => {
    const [sleeper, reader] = [await withEmail('sleep@school.example'), await withEmail('read@school.example')];
    const at = (hours: number) => new Date(clock.now().getTime() + (8 + hours) * 3_600_000).toISOString().slice(11, 16);
    for (const person of [sleeper, reader]) {
      await settings(person, { quietFrom: at(-1), quietTo: at(1) });
      await giveNotice(person);
    }
    await deps.jobs.drain();
    expect(mailbox).toEqual([]);
    await call('POST', '/api/notifications/read', { token: reader.token, body: {} });
    clock.advance(61 * 60_000);
    await deps.jobs.drain();
    expect(mailbox.map(({ to }) => to)).toEqual(['sleep@school.example']);
  });

  test('is not sent of a topic that is switched off, nor to who unbound the address', async () => {
    const [off, gone] = [await withEmail('off@school.example'), await withEmail('gone@school.example')];
    await settings(off, { topics: [{ topic: 'delivery', email: false }] });
    await giveNotice(off);
    await giveNotice(gone);
    await call('DELETE', '/api/account/email', { token: gone.token });
    await deps.jobs.drain();
    expect(mailbox).toEqual([]);
  });
});

describe('the address at the end of a mail', () => {
  async function aMail() {
    const email = `leave-${notified}@school.example`;
    const person = await withEmail(email);
    await giveNotice(person);
    await deps.jobs.drain();
    const [mail] = mailsTo(email);
    mailbox.length = 0;
    return { person, path: (mail?.unsubscribe ?? '').replace('https://jiaoyu.example', '') };
  }
  const switches = async ({ token }: Person) =>
    (await call('GET', '/api/notifications/settings', { token })).body.topics as { topic: string; email: boolean }[];
  const off = async (person: Person) =>
    (await switches(person)).filter(({ email }) => !email).map(({ topic }) => topic);
  const post = (url: string, payload: string) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  test('asks before it does, ends one topic or all, and needs nobody signed in', async () => {
    const { person, path } = await aMail();
    const page = await app.inject({ url: path });
    expect([page.statusCode, page.body.includes('退订“投递进展”')]).toEqual([200, true]);
    expect(await off(person)).toEqual([]);
    expect((await post(path, 'List-Unsubscribe=One-Click')).body).toContain('已退订“投递进展”');
    expect(await off(person)).toEqual(['delivery']);
    await post(path, 'all=1');
    expect(await off(person)).toHaveLength((await switches(person)).length);
  });

  test('that was changed by a sign is nobody’s', async () => {
    const { person, path } = await aMail();
    const last = path.slice(-2, -1) === 'A' ? 'B' : 'A';
    const forged = [path.slice(0, -2) + last + path.slice(-1), path.replace('delivery', 'system'), '/unsubscribe'];
    const answers = await Promise.all(forged.flatMap((url) => [app.inject({ url }), post(url, 'all=1')]));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(await off(person)).toEqual([]);
  });
});

describe('WeChat', () => {
  const signed = (token = TOKEN, at = clock.now()) => {
    const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1_000)), 'n-1'];
    const signature = createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex');
    return { timestamp, nonce, signature };
  };
  const event = (openId: string, name: string, key: string, query = signed()) =>
    app.inject({
      method: 'POST',
      url: '/wechat/events',
      query,
      headers: { 'content-type': 'text/xml' },
      payload: `<xml><ToUserName><![CDATA[gh_1]]></ToUserName><FromUserName><![CDATA[${openId}]]></FromUserName><CreateTime>1</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[${name}]]></Event><EventKey><![CDATA[${key}]]></EventKey></xml>`,
    });
  const boundAt = async ({ token }: Person) =>
    (await call('GET', '/api/account/contacts', { token })).body.wechat.boundAt;
  async function follower(openId: string) {
    const person = await aPerson();
    const { body } = await call('POST', '/api/account/wechatNotices', { token: person.token });
    const scene = scenes.at(-1) ?? '';
    expect(body.text).toBe(`http://weixin.example/q/${scene}`);
    await event(openId, 'subscribe', `qrscene_${scene}`);
    await call('POST', '/api/notifications/read', { token: person.token, body: {} });
    await deps.jobs.drain();
    tapped.length = 0;
    return { person, scene };
  }

  test('is bound by who scans the code, once, and tells of what happens', async () => {
    const { person, scene } = await follower('o-lin');
    expect(await boundAt(person)).toBe(clock.now().toISOString());
    await event('o-thief', 'SCAN', scene);
    await giveNotice(person);
    await deps.jobs.drain();
    expect(tapped).toMatchObject([
      { openId: 'o-lin', title: '学校看了你的简历', url: 'https://jiaoyu.example/resume/delivery?id=1' },
    ]);
    expect(tapped[0]?.time).toMatch(/^2026年11月20日 \d\d:\d\d$/);
  });

  test('is unbound by leaving, and on wish', async () => {
    const [{ person: leaver }, { person: wisher }] = [await follower('o-leave'), await follower('o-wish')];
    await event('o-leave', 'unsubscribe', '');
    await call('DELETE', '/api/account/wechatNotices', { token: wisher.token });
    expect([await boundAt(leaver), await boundAt(wisher)]).toEqual([null, null]);
  });

  test('is believed only by its signature of now, and an old code binds nobody', async () => {
    const person = await aPerson();
    await call('POST', '/api/account/wechatNotices', { token: person.token });
    const scene = scenes.at(-1) ?? '';
    const forged = [signed('another'), signed(TOKEN, new Date(clock.now().getTime() - 660_000)), { nonce: 'x' }];
    const answers = await Promise.all(forged.map((query) => event('o-spy', 'SCAN', scene, query as never)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    clock.advance(301_000);
    expect((await event('o-late', 'SCAN', scene)).statusCode).toBe(200);
    expect(await boundAt(person)).toBeNull();
    const hello = await app.inject({ url: '/wechat/events', query: { ...signed(), echostr: 'echo-1' } });
    expect([hello.statusCode, hello.body]).toEqual([200, 'echo-1']);
  });

  test('that says no is logged by its number, and nothing is tried again', async () => {
    const { person } = await follower('o-gone');
    await giveNotice(person);
    await deps.jobs.drain();
    expect(logs.some((line) => line.includes('43004') && !line.includes('o-gone'))).toBe(true);
    expect(tapped).toEqual([]);
  });
});
