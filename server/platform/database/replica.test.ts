import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Connection } from './database.ts';
import { openReplica } from './replica.ts';

/** A server whose position is told, and a pool that tells of new connections. */
function serverAt(position: string) {
  const state = { server: 'a', position };
  const pool = new EventEmitter();
  const db = { execute: async () => ({ rows: [{ server: state.server, position: state.position }] }) };
  return { state, pool, connection: { db, pool, close: async () => undefined } as unknown as Connection };
}

async function setUp() {
  const [primary, replica] = [serverAt('1/0/50'), serverAt('1/0/100')];
  const opened = openReplica({
    primary: primary.connection,
    replica: replica.connection,
    onChange: () => undefined,
  });
  await pause(20);
  const readAt = (seen: string, during: () => void = () => undefined) =>
    opened.read(primary.connection.db, seen, async (db) => {
      during();
      return db === replica.connection.db ? 'replica' : 'primary';
    });
  return { replica, readAt, close: opened.close };
}

test('another server behind the same address is asked again what it has replayed', async () => {
  const { replica, readAt, close } = await setUp();
  expect(await readAt('1/0/80')).toBe('replica');
  replica.state.position = '1/0/60';
  replica.pool.emit('connect');
  expect(await readAt('1/0/80')).toBe('primary');
  expect(await readAt('1/0/55')).toBe('replica');
  await close();
});

test('a read during which a connection was made is made again, and on the primary if that happens twice', async () => {
  const { replica, readAt, close } = await setUp();
  let times = 0;
  const connectUpTo = (most: number) => () => {
    times += 1;
    if (times <= most) replica.pool.emit('connect');
  };
  expect([await readAt('1/0/80', connectUpTo(1)), times]).toEqual(['replica', 2]);
  times = 0;
  expect([await readAt('1/0/80', connectUpTo(9)), times]).toEqual(['primary', 3]);
  await close();
});

test('a replica of a former timeline is not read for what was written since a failover, however far it got', async () => {
  const { replica, readAt, close } = await setUp();
  expect(await readAt('2/0/80')).toBe('primary');
  replica.state.position = '2/0/90';
  expect(await readAt('2/0/80')).toBe('replica');
  await close();
});

test('a replica to which nobody sends stays on the timeline on which it was seen, another one does not', async () => {
  const { replica, readAt, close } = await setUp();
  replica.state.position = '2/0/100';
  expect(await readAt('2/0/80')).toBe('replica');
  replica.state.position = '1/0/100';
  replica.pool.emit('connect');
  expect(await readAt('2/0/80')).toBe('replica');
  replica.state.server = 'b';
  replica.pool.emit('connect');
  expect(await readAt('2/0/80')).toBe('primary');
  await close();
});
