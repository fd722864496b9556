import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bus, openBus, publish } from './bus.ts';
import { connect } from './database/database.ts';
import { useTestDatabase } from './testing/database.ts';
import { openProxy } from './testing/database-proxy.ts';

const url = await useTestDatabase();
const proxy = await openProxy(url);
const { db, close } = connect(url, { max: 4, onError: () => undefined });
const logs: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void logs.push(line) });
/** Two nodes; the connection of the second can be cut. */
const [near, far] = [await openBus(url, log), await openBus(proxy.url, log)];
afterAll(async () => {
  await Promise.all([near.close(), far.close()]);
  await close();
  await proxy.close();
});

let received: string[] = [];
beforeEach(() => {
  received = [];
});
const listenTo = (bus: Bus, name: string) => bus.on('test', (data) => void received.push(`${name} ${data}`));
listenTo(near, 'near');
listenTo(far, 'far');
far.on('reconnected', () => void received.push('reconnected'));

const say = (data: unknown) => publish(db, 'test', data);
const expectHeard = (...expected: string[]) =>
  expect.poll(() => [...received].sort(), { timeout: 5_000 }).toEqual(expected.sort());

describe('an event', () => {
  test('is heard on every node once the transaction has committed', async () => {
    await db.transaction(async (tx) => {
      await publish(tx, 'test', 'inside');
      await say('outside');
      await expectHeard('near outside', 'far outside');
    });
    await expectHeard('near outside', 'far outside', 'near inside', 'far inside');
  });

  test('of a transaction that rolled back is heard nowhere', async () => {
    const attempt = db.transaction(async (tx) => {
      await publish(tx, 'test', 'never');
      throw new Error('rolled back');
    });
    await expect(attempt).rejects.toThrow('rolled back');
    await say('after');
    await expectHeard('near after', 'far after');
  });

  test('keeps its order and its signs', async () => {
    const texts = ['一', '"quoted"', '𠮷😀', "o'clock", '4'];
    for (const text of texts) await say(text);
    await expect
      .poll(() => received.filter((each) => each.startsWith('far')))
      .toEqual(texts.map((text) => `far ${text}`));
    await expect.poll(() => received).toHaveLength(2 * texts.length);
  });

  test('that is too large is refused before anything is sent', async () => {
    await expect(say('林'.repeat(2_600))).rejects.toThrow('event test is too large');
    await say('林'.repeat(2_400));
    await expect.poll(() => received).toHaveLength(2);
  });

  test('reaches the other listeners though one fails', async () => {
    near.on('fragile', () => {
      throw new Error('a listener of ours');
    });
    near.on('fragile', () => void received.push('second'));
    await publish(db, 'fragile', null);
    await expectHeard('second');
    expect(logs.join()).toContain('a listener of the bus failed');
  });

  test('of somebody else on the channel harms nobody', async () => {
    for (const payload of ['no json', '', 'null', '7']) await db.execute(sql`select pg_notify('events', ${payload})`);
    await say('after');
    await expectHeard('near after', 'far after');
  });
});

describe('a lost connection', () => {
  test('comes back by itself, and tells that something may have been missed', async () => {
    proxy.cut();
    await expect.poll(() => received, { timeout: 5_000 }).toContain('reconnected');
    await say('again');
    await expectHeard('reconnected', 'near again', 'far again');
  });

  test('to a stopped server is tried again at a steady pace, not ever more often', async () => {
    const before = proxy.attempts();
    await proxy.close();
    await say('missed');
    await new Promise((done) => setTimeout(done, 2_000));
    await proxy.open();
    await expect.poll(() => received, { timeout: 5_000 }).toContain('reconnected');
    await new Promise((done) => setTimeout(done, 1_200));
    expect(proxy.attempts() - before).toBe(1);
    expect(received.filter((each) => each === 'reconnected')).toHaveLength(1);
    await say('again');
    await expectHeard('reconnected', 'near missed', 'near again', 'far again');
  });
});

test('a closed bus hears nothing and opens nothing', async () => {
  const third = await openBus(proxy.url, log);
  listenTo(third, 'third');
  await third.close();
  const before = proxy.attempts();
  await say('after');
  await expectHeard('near after', 'far after');
  expect(proxy.attempts()).toBe(before);
});
