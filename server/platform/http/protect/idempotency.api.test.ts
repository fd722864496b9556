import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '#contract/actor.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { appError } from '../app-error.ts';
import type { Ctx } from '../context.ts';
import { sweepAnswers } from './sweep-answers.ts';

const body = z.strictObject({ n: z.number(), fail: z.boolean().optional() });
const returns = z.object({ n: z.number(), at: z.number() });
const room = z.object({ id: z.string() });
const table = {
  'POST /api/notes': { access: 'account', summary: '记一条', body, returns, idempotent: true },
  'POST /api/rooms/:id/notes': { access: 'account', summary: '记一条', params: room, body, returns, idempotent: true },
  'POST /api/marks': { access: 'account', summary: '记一条', body, idempotent: true },
} as const satisfies Record<string, Endpoint>;

let acted = 0;
async function keep({ n, fail }: z.output<typeof body>, ctx: Ctx) {
  acted += 1;
  const at = acted;
  await ctx.db.execute(sql`insert into rate_counter (key, count, expires_at) values (${`note ${at}`}, ${n}, now())`);
  if (fail) throw appError('ILLEGAL_MOVE');
  return { n, at };
}

const [mine, theirs] = ['m'.repeat(43), 't'.repeat(43)];
const person = { sessionId: '1', phone: '', scope: 'full', joberId: null, member: null, operatorRole: null } as const;
const people: Record<string, SignedIn> = {
  [mine]: { ...person, accountId: '2' },
  [theirs]: { ...person, accountId: '3' },
};

const { call, db, clock } = await useTestApp({
  table,
  handlers: () => ({
    'POST /api/notes': (ctx, { body: given }) => keep(given, ctx),
    'POST /api/rooms/:id/notes': (ctx, { body: given }) => keep(given, ctx),
    'POST /api/marks': async (ctx, { body: given }) => void (await keep(given, ctx)),
  }),
  resolveToken: async (_, token) => people[token] ?? null,
});

const noted = () => db.$count(sql`rate_counter`);
const send = (key: string | undefined, given: object, token = mine, path = '/api/notes') =>
  call('POST', path, { token, body: given, headers: key === undefined ? {} : { 'idempotency-key': key } });

test('the same key and body acts once and answers the first result', async () => {
  const first = await send('key-once-1', { n: 1 });
  const before = await noted();
  const again = await send('key-once-1', { n: 1 });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await noted()).toBe(before);
});

test('the same key and another body is refused', async () => {
  await send('key-other-1', { n: 1 });
  const before = await noted();
  const answer = await send('key-other-1', { n: 2 });
  expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  expect(await noted()).toBe(before);
});

test('a key is its account and its endpoint alone', async () => {
  const before = await noted();
  await send('key-shared-1', { n: 1 });
  expect((await send('key-shared-1', { n: 2 }, theirs)).status).toBe(200);
  expect((await send('key-shared-1', { n: 3 }, mine, '/api/marks')).status).toBe(204);
  expect(await noted()).toBe(before + 3);
});

test('a key used about one thing is not used about another', async () => {
  const about = (id: string) => send('key-about-1', { n: 1 }, mine, `/api/rooms/${id}/notes`);
  const first = await about('1');
  expect([first.status, (await about('2')).body.code]).toEqual([200, 'IDEMPOTENCY_CONFLICT']);
  expect((await about('1')).body).toEqual(first.body);
});

test('an answer without a body is repeated as one', async () => {
  const answers = [
    await send('key-empty-1', { n: 1 }, mine, '/api/marks'),
    await send('key-empty-1', { n: 1 }, mine, '/api/marks'),
  ];
  expect(answers.map(({ status, body: got }) => [status, got])).toEqual([
    [204, null],
    [204, null],
  ]);
});

test('twenty at once act once and are all answered alike', async () => {
  const before = await noted();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('key-parallel-1', { n: 7 })));
  expect(new Set(answers.map(({ status, body: got }) => JSON.stringify([status, got]))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await noted()).toBe(before + 1);
});

test('of two bodies at once under one key, one acts', async () => {
  const answers = await Promise.all([1, 2].map((n) => send('key-parallel-2', { n })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what failed left nothing, and may be tried again under its key', async () => {
  const before = await noted();
  expect((await send('key-failed-1', { n: 1, fail: true })).body.code).toBe('ILLEGAL_MOVE');
  expect(await noted()).toBe(before);
  expect((await send('key-failed-1', { n: 1 })).status).toBe(200);
  expect(await noted()).toBe(before + 1);
});

test('without a key each call acts, in a transaction of its own', async () => {
  const before = await noted();
  await Promise.all([send(undefined, { n: 1 }), send(undefined, { n: 1 })]);
  expect(await noted()).toBe(before + 2);
  await send(undefined, { n: 1, fail: true });
  expect(await noted()).toBe(before + 2);
});

test.each(['short', 'x'.repeat(81), 'with space', '林林林林林林林林', "a' or 1=1--", ''])(
  '%j is no key',
  async (key) => {
    const { status, body: got } = await send(key, { n: 1 });
    expect([status, got.code]).toEqual([400, 'INVALID_INPUT']);
    expect(got.issues).toEqual([{ path: 'headers.idempotency-key', message: 'Idempotency-Key 格式不正确' }]);
  },
);

test('a bad body does not use its key up', async () => {
  expect((await send('key-unspent-1', { n: 'x' })).status).toBe(400);
  expect((await send('key-unspent-1', { n: 1 })).status).toBe(200);
});

test('an answer that is kept cannot be read in the database', async () => {
  await send('key-sealed-1', { n: 424_242 });
  const { rows } = await db.execute<{ sealed: Buffer; answer: unknown }>(
    sql`select sealed, answer from idempotency where key = 'key-sealed-1'`,
  );
  expect(rows[0]?.sealed.toString('latin1')).not.toContain('424242');
  expect(rows[0]?.answer).toBeNull();
  expect((await send('key-sealed-1', { n: 424_242 })).body.n).toBe(424_242);
});

test('an answer that a node of the version before kept in the clear is repeated', async () => {
  const first = await send('key-clear-1', { n: 5 });
  const inTheClear = JSON.stringify(first.body);
  await db.execute(
    sql`update idempotency set sealed = null, status = 200, answer = ${inTheClear}::jsonb where key = 'key-clear-1'`,
  );
  expect((await send('key-clear-1', { n: 5 })).body).toEqual(first.body);
});

test('an answer is repeated for seven days; then its row goes, and the key is free', async () => {
  const first = await send('key-aged-1', { n: 1 });
  clock.advance(7 * 86_400_000 - 1_000);
  await send('key-young-1', { n: 1 });
  await sweepAnswers(db, clock.now());
  expect((await send('key-aged-1', { n: 1 })).body).toEqual(first.body);
  clock.advance(2_000);
  await sweepAnswers(db, clock.now());
  const left = await db.execute(sql`select key from idempotency`);
  expect(left.rows).toEqual([{ key: 'key-young-1' }]);
  expect((await send('key-aged-1', { n: 1 })).body).not.toEqual(first.body);
});
