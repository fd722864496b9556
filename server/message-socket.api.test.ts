import { connect } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/live.ts';
import { account } from '#database/schema/identity.ts';
import { buildApp } from './app.ts';
import { endAllSessions, hashPassword } from './domains/identity/public.ts';
import { notifyAccount } from './domains/notifications/public.ts';
import { openBus } from './platform/bus.ts';
import { connect as openDatabase } from './platform/database/database.ts';
import { appendEvents, keepingAlike, lastNumber } from './platform/socket/event-log.ts';
import { handOn } from './platform/socket/hand-on.ts';
import { openSockets } from './platform/socket/hub.ts';
import { dialer } from './platform/socket/test-socket.ts';
import { givenAccount, signIn } from './platform/testing/fixtures.ts';
import { useTestDeps } from './platform/testing/test-app.ts';
import { tick } from './schedule/every-minute.ts';

const { deps, clock, close } = await useTestDeps();
const { db } = deps;
const { app } = await buildApp(deps);
const base = await app.listen({ host: '127.0.0.1', port: 0 });
/** A second node on the same database. */
const otherBus = await openBus(deps.config.DATABASE_URL ?? '', deps.log);
const { app: otherApp } = await buildApp({ ...deps, bus: otherBus });
const otherBase = await otherApp.listen({ host: '127.0.0.1', port: 0 });
const { open, refused } = dialer(base);
const other = dialer(otherBase);
afterAll(async () => {
  await Promise.all([app.close(), otherApp.close()]);
  await otherBus.close();
  await close();
});

async function someone() {
  const { id: accountId, phone } = await givenAccount(db);
  const { token, cookie, sessionId } = await signIn(db, accountId, { now: clock.now() });
  return { accountId, phone, token, cookie, sessionId };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const notify = ({ accountId }: Someone, ...marks: number[]) =>
  appendEvents(
    db,
    marks.map((mark) => ({ accountId, type: 'notice', payload: { mark } })),
    clock.now(),
  );
const remaining = (events: readonly LiveEvent[]) => events.filter(({ type }) => type === 'notice');
const marks = (events: readonly LiveEvent[]) => remaining(events).map(({ payload }) => payload.mark);
const DAY_MS = 86_400_000;
const soon = { timeout: 1_000, interval: 10 };

describe('the handshake', () => {
  test('takes the token or the cookie, of the phone in the path', async () => {
    const { phone, token, cookie } = await someone();
    const byToken = await open({ phone, token });
    const byCookie = await open({ phone, cookie });
    expect(byToken.events).toMatchObject([{ id: 0, type: 'presence', payload: { online: true } }]);
    for (const { socket } of [byToken, byCookie]) socket.close();
  });

  test('refuses before the upgrade: no session, a foreign or an absent phone, a wrong or no Origin, a bad number', async () => {
    const [me, them] = [await someone(), await someone()];
    const own = { phone: me.phone, token: me.token };
    expect(await refused({ phone: me.phone })).toEqual([401, 'SESSION_EXPIRED']);
    expect(await refused({ ...own, token: 'A'.repeat(43) })).toEqual([401, 'SESSION_EXPIRED']);
    // A token that is none is not made good by a cookie that is sent along.
    expect(await refused({ ...own, token: 'A'.repeat(43), cookie: me.cookie })).toEqual([401, 'SESSION_EXPIRED']);
    expect(await refused({ ...own, phone: them.phone })).toEqual([403, 'FORBIDDEN']);
    expect(await refused({ ...own, phone: '19900000000' })).toEqual([403, 'FORBIDDEN']);
    expect(await refused({ ...own, origin: 'https://evil.example' })).toEqual([403, 'CROSS_SITE']);
    expect(await refused({ ...own, origin: `${base}.evil.example` })).toEqual([403, 'CROSS_SITE']);
    expect(await refused({ ...own, origin: null })).toEqual([403, 'CROSS_SITE']);
    for (const after of ['-1', '1e3', 'x', '9'.repeat(12)])
      expect(await refused({ ...own, after })).toEqual([400, 'INVALID_INPUT']);
    expect((await app.inject({ url: `/ws/message/${me.phone}` })).statusCode).toBe(404);
  });

  test('of another path is cut', async () => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.write('GET /jobs HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await new Promise((ended) => socket.once('close', ended));
  });
});

describe('frames', () => {
  test('ping is answered with pong, and what is not understood with nothing', async () => {
    const client = await open(await someone());
    for (const text of ['ping', '{"type":"message"}', 'Ping', 'ping']) client.socket.send(text);
    await vi.waitFor(() => expect(client.texts).toEqual(['pong', 'pong']), soon);
    client.socket.close();
  });

  test.each([
    ['of 1 MB', 1009, [Buffer.alloc(1_048_576, 'x').toString()]],
    ['binary', 1003, [Buffer.from('ping')]],
    ['1,000 in a second', 1008, Array.from({ length: 1_000 }, () => 'ping')],
  ])('%s end their own socket alone', async (_, code, frames) => {
    const me = await someone();
    const [bad, good] = [await open(me), await open(me)];
    for (const frame of frames) bad.socket.send(frame, () => undefined);
    expect(await bad.closed).toBe(code);
    expect(bad.texts.length).toBeLessThanOrEqual(20);
    await notify(me, 7);
    await vi.waitFor(() => expect(marks(good.events)).toEqual([7]), soon);
    good.socket.close();
  });
});

test('a reader that takes nothing is cut alone, while others hear on', async () => {
  const [slow, good] = [await someone(), await someone()];
  const [stuck, free] = [await open(slow), await open(good)];
  stuck.socket.pause();
  const text = 'x'.repeat(60_000);
  // More than the system's own buffers take.
  for (let page = 0; page < 4; page += 1)
    await appendEvents(
      db,
      Array.from({ length: 50 }, () => ({ accountId: slow.accountId, type: 'notice', payload: { text } })),
      clock.now(),
    );
  await vi.waitFor(() => expect(openSockets()).toBe(1), { timeout: 5_000, interval: 20 });
  await notify(good, 1);
  await vi.waitFor(() => expect(marks(free.events)).toEqual([1]), soon);
  for (const { socket } of [stuck, free]) socket.terminate();
});

describe('events', () => {
  test('reach every socket of the account on every node, in order, and nobody else', async () => {
    const [me, them] = [await someone(), await someone()];
    const [here, there, foreign] = [await open(me), await other.open(me), await open(them)];
    for (let n = 1; n <= 30; n += 1) await notify(me, n);
    const expected = Array.from({ length: 30 }, (_, at) => at + 1);
    for (const { events } of [here, there])
      await vi.waitFor(() => expect(marks(events)).toEqual(expected), { timeout: 3_000 });
    expect(remaining(here.events).map(({ id }) => id)).toEqual(expected);
    expect(remaining(foreign.events)).toEqual([]);
    for (const { socket } of [here, there, foreign]) socket.close();
  });

  test('are numbered without gaps or doubles, however many write at once', async () => {
    const [me, them] = [await someone(), await someone()];
    const client = await open(me);
    const both = (mark: number, accounts: Someone[]) =>
      appendEvents(
        db,
        accounts.map(({ accountId }) => ({ accountId, type: 'notice', payload: { mark } })),
        clock.now(),
      );
    await Promise.all(Array.from({ length: 60 }, (_, n) => both(n, n % 2 ? [me, them] : [them, me, me])));
    await vi.waitFor(() => expect(remaining(client.events)).toHaveLength(90), { timeout: 3_000 });
    expect(remaining(client.events).map(({ id }) => id)).toEqual(Array.from({ length: 90 }, (_, at) => at + 1));
    client.socket.close();
  });

  test('that were missed come on return, once: from the number on, over many pages', async () => {
    const me = await someone();
    await notify(me, ...Array.from({ length: 1_250 }, (_, at) => at + 1));
    const client = await open({ ...me, after: 50 });
    await notify(me, 1_251);
    const expected = Array.from({ length: 1_201 }, (_, at) => at + 51);
    await vi.waitFor(() => expect(remaining(client.events)).toHaveLength(1_201), { timeout: 5_000 });
    expect(marks(client.events)).toEqual(expected);
    expect(client.events[0]).toMatchObject({ id: 50, type: 'presence' });
    const ahead = await open({ ...me, after: 999_999 });
    expect(ahead.events).toMatchObject([{ id: 1_251, type: 'presence', payload: { last: 1_251 } }]);
    for (const { socket } of [client, ahead]) socket.close();
  });

  test('are kept for whoever comes back after 40 days, through everything that the clock clears away', async () => {
    const me = await someone();
    await notify(me, 1, 2, 3);
    const began = clock.now();
    try {
      for (let day = 1; day <= 40; day += 1)
        for (const minute of [0, 20, 30, 35, 40, 50]) {
          clock.set(new Date(began.getTime() + day * DAY_MS + minute * 60_000));
          if (day % 10 === 0) await tick(deps);
        }
      const token = (await signIn(db, me.accountId, { now: clock.now() })).token;
      const back = await open({ phone: me.phone, token, after: 1 });
      await vi.waitFor(() => expect(marks(back.events)).toEqual([2, 3]), soon);
      back.socket.close();
    } finally {
      clock.set(began);
    }
  });

  test('of a transaction that rolled back are not told and leave no gap', async () => {
    const me = await someone();
    const client = await open(me);
    await db
      .transaction(async (tx) => {
        await appendEvents(tx, [{ accountId: me.accountId, type: 'notice', payload: { mark: 1 } }], clock.now());
        throw new Error('no');
      })
      .catch(() => undefined);
    await notifyAccount(db, { accountId: me.accountId, kind: 'system.test', title: '您好', effectKey: 'socket-1' });
    await notifyAccount(db, { accountId: me.accountId, kind: 'system.test', title: '您好', effectKey: 'socket-1' });
    // Events arrive in order: once the last one is there, all earlier ones are.
    await notifyAccount(db, { accountId: me.accountId, kind: 'system.test', title: '再见', effectKey: 'socket-2' });
    await vi.waitFor(() => expect(remaining(client.events).at(-1)).toMatchObject({ payload: { title: '再见' } }), soon);
    expect(remaining(client.events)).toMatchObject([
      { id: 1, payload: { kind: 'system.test', title: '您好' } },
      { id: 2, payload: { kind: 'system.test', title: '再见' } },
    ]);
    client.socket.close();
  });

  test('told bit by bit, in whatever order, never wait for each other in a ring', async () => {
    const [one, two] = [await someone(), await someone()];
    const bothNotified = Promise.withResolvers<void>();
    let notified = 0;
    const notify = (accounts: string[]) =>
      db.transaction(async (tx) => {
        for (const accountId of accounts) {
          await appendEvents(tx, [{ accountId, type: 'notice', payload: {} }], clock.now());
          notified += 1;
          if (notified >= 2) bothNotified.resolve();
          await bothNotified.promise;
        }
      });
    await Promise.all([notify([one.accountId, two.accountId]), notify([two.accountId, one.accountId])]);
    expect(await lastNumber(db, one.accountId)).toBe(2);
    expect(await lastNumber(db, two.accountId)).toBe(2);
  });

  test('of one effect are one, though several nodes tell of it at the same time', async () => {
    const me = await someone();
    const [here, there] = [await open(me), await other.open(me)];
    const { db: otherDb, close: closeOther } = openDatabase(deps.config.DATABASE_URL ?? '', {
      max: 4,
      onError: () => undefined,
    });
    const notice = { accountId: me.accountId, kind: 'system.test' as const, title: '您好', effectKey: 'socket-nodes' };
    await Promise.all(Array.from({ length: 8 }, (_, n) => notifyAccount(n % 2 ? db : otherDb, notice)));
    await notifyAccount(db, { ...notice, effectKey: 'socket-nodes-next' });
    await closeOther();
    for (const { events } of [here, there]) {
      await vi.waitFor(() => expect(remaining(events)).toHaveLength(2), soon);
      expect(remaining(events).map(({ id }) => id)).toEqual([1, 2]);
    }
    for (const { socket } of [here, there]) socket.close();
  });

  test('handed on at once and told by notification come in one order, once, on every node', async () => {
    const me = await someone();
    const [here, there] = [await open(me), await other.open(me)];
    for (let mark = 1; mark <= 60; mark += 1) {
      if (mark % 3 === 0) void notify(me, mark);
      else {
        const number = await keepDirectly(me, mark);
        const event = { type: 'notice', at: clock.now().toISOString(), payload: { mark } } as const;
        await handOn(deps.bus, { told: [{ accountId: me.accountId, number }], event });
      }
    }
    const expected = Array.from({ length: 60 }, (_, at) => at + 1);
    for (const { events } of [here, there]) {
      await vi.waitFor(() => expect(remaining(events)).toHaveLength(60), { timeout: 3_000 });
      expect(remaining(events).map(({ id }) => id)).toEqual(expected);
      expect(new Set(marks(events)).size).toBe(60);
    }
    for (const { socket } of [here, there]) socket.close();
  });

  test('survive a bus that broke: whatever came meanwhile is sent when it is back', async () => {
    const me = await someone();
    const client = await open(me);
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`);
    await notify(me, 1, 2, 3);
    await vi.waitFor(() => expect(marks(client.events)).toEqual([1, 2, 3]), { timeout: 5_000 });
    client.socket.close();
  });
});

/** Keeps an event and wakes nobody. */
async function keepDirectly({ accountId }: Someone, mark: number): Promise<number> {
  const { rows } = await db.execute<{ number: number }>(sql`
    with one as (select 1), ${keepingAlike({
      when: sql`one`,
      accounts: sql`${sql.param([accountId])}`,
      type: 'notice',
      payload: JSON.stringify({ mark }),
      at: clock.now(),
    })}`);
  return rows[0]?.number ?? 0;
}

describe('the end of a session', () => {
  test('closes its sockets with 4401 within a second on every node, and no other', async () => {
    const me = await someone();
    const second = await signIn(db, me.accountId, { now: clock.now() });
    const [here, there] = [await open(me), await other.open(me)];
    const stays = await open({ phone: me.phone, token: second.token });
    const before = Date.now();
    const answer = await app.inject({
      method: 'DELETE',
      url: '/api/jober/logout',
      headers: { authorization: `Bearer ${me.token}` },
    });
    expect(answer.statusCode).toBe(204);
    expect(await Promise.all([here.closed, there.closed])).toEqual([4401, 4401]);
    expect(Date.now() - before).toBeLessThan(1_000);
    await notify(me, 5);
    await vi.waitFor(() => expect(marks(stays.events)).toEqual([5]), soon);
    await db.transaction((tx) => endAllSessions(tx, me.accountId, { reason: 'banned', now: clock.now() }));
    expect(await stays.closed).toBe(4401);
    expect(await refused(me)).toEqual([401, 'SESSION_EXPIRED']);
  });
});

test('a new password closes every other socket of the account within a second, on every node', async () => {
  const me = await someone();
  const second = await signIn(db, me.accountId, { now: clock.now() });
  const passwordHash = await hashPassword('Altes2026');
  await db.update(account).set({ passwordHash }).where(eq(account.id, me.accountId));
  const [own, here, there] = [
    await open(me),
    await open({ phone: me.phone, token: second.token }),
    await other.open({ phone: me.phone, token: second.token }),
  ];
  const answer = await app.inject({
    method: 'POST',
    url: '/api/jober/updatePass',
    headers: { authorization: `Bearer ${me.token}` },
    payload: { oldPassword: 'Altes2026', password: 'Neues2026' },
  });
  const changed = Date.now();
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await Promise.all([here.closed, there.closed])).toEqual([4401, 4401]);
  expect(Date.now() - changed).toBeLessThan(1_000);
  expect(own.socket.readyState).toBe(1);
  own.socket.close();
});

test('an account holds 30 sockets; the oldest makes room', async () => {
  const me = await someone();
  const clients = [];
  for (let n = 0; n < 31; n += 1) clients.push(await open(me));
  expect(await clients[0]?.closed).toBe(4429);
  expect(clients.at(-1)?.socket.readyState).toBe(1);
  for (const { socket } of clients) socket.close();
});
