import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { openApiDocument } from '#server/platform/http/documents/openapi.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import type { Fixtures } from './fixtures/fixtures.ts';
import { type ApiDocument, documentCalls } from './fuzz/from-document.ts';
import { heldBytes } from './fuzz/memory.ts';
import { expectSoundAnswer } from './input/answers.ts';
import { type Wild, wildCalls } from './input/arbitraries.ts';
import { moduleProofs } from './module-proof.ts';
import { nextIp, send } from './samples/samples.ts';
import { givenStrangers, givenTenant } from './tenants.ts';
import { useWholeApp } from './whole-app.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 3_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const AT_ONCE = 6;
/** Inputs generated at a time, to bound memory in a long run. */
const DRAWN = 1_000;
/** Share of the run after which pools, plans and caches are warm. */
const WARM = 0.4;
const MEASURED_FROM = 20_000;

const whole = await useWholeApp();
const { db, logs, outbox } = whole;
const [tenant, strangers] = [await givenTenant(db, { dual: true }), await givenStrangers(db)];
const { accountId: colleague } = await givenRecruiter(db, { companyId: tenant.fixtures.companyId, role: 'recruiter' });
const accounts = [...Array(6).fill(tenant.ownerAccountId), colleague] as string[];
const both = (name: keyof Fixtures) => [tenant.fixtures[name], tenant.fixtures[name], strangers[name]];
const known = {
  单位编号: both('companyId'),
  认领单位编号: both('claimId'),
  职位编号: [...both('postId'), ...both('targetPostId')],
  求职者编号: both('joberId'),
  简历编号: both('resumeId'),
  投递编号: both('deliveryId'),
  会话编号: both('conversationId'),
  通知编号: both('noticeId'),
  手机号: both('phone'),
  ...Object.assign(
    {},
    ...moduleProofs.map(({ titled = {} }) =>
      Object.fromEntries(Object.entries(titled).map(([title, name]) => [title, both(name as keyof Fixtures)])),
    ),
  ),
};

const tokens = new Map<string, string>();
/** Some calls end their own session. */
async function tokenOf(accountId: string, renew: boolean): Promise<string> {
  const stored = renew ? undefined : tokens.get(accountId);
  const token = stored ?? (await signIn(db, accountId)).token;
  tokens.set(accountId, token);
  return token;
}

async function callWildly({ key, input }: Wild, at: number): Promise<number> {
  const account = accounts[at % (accounts.length + 1)];
  const ip = at % 40 === 0 ? nextIp() : undefined;
  const headers = at % 7 === 0 ? { 'idempotency-key': `fuzz-key-${at % 50}` } : undefined;
  const call = async (renew: boolean) =>
    send(whole, key, input, { token: account && (await tokenOf(account, renew)), ip, headers });
  let answer = await call(false);
  if (answer.status === 401 && account) answer = await call(true);
  try {
    expectSoundAnswer(key, answer);
  } catch (error) {
    const fault = logs.findLast((line) => line.includes(String(answer.body?.requestId)))?.slice(0, 1_500);
    throw new Error(`call ${at} of seed ${SEED}: ${key} ${JSON.stringify(input).slice(0, 1_500)}\n${fault ?? ''}`, {
      cause: error,
    });
  }
  return answer.status;
}

/** Alternates between the schemas, which know more than the document, and the document alone. */
const sources = [wildCalls(known), documentCalls(openApiDocument(api) as unknown as ApiDocument, known)];
function draw(from: number): Wild[] {
  const source = sources[(from / DRAWN) % 2] as fc.Arbitrary<Wild>;
  return fc.sample(source, { numRuns: Math.min(DRAWN, RUNS - from), seed: SEED + from });
}

test(
  `${RUNS} calls drawn from the schemas and the API document find no fault of ours`,
  async () => {
    const seen: Record<number, number> = {};
    const measured: number[] = [];
    for (let from = 0; from < RUNS; from += DRAWN) {
      const calls = draw(from);
      let next = 0;
      const worker = async () => {
        for (let at = next++; at < calls.length; at = next++) {
          const status = await callWildly(calls[at] as Wild, from + at);
          seen[status] = (seen[status] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      // What the test itself records of each call.
      logs.splice(0, logs.length);
      outbox.splice(0, outbox.length);
      // Rate limits have their own tests and are lifted here.
      await db.execute(sql`delete from rate_counter`);
      if (from + DRAWN >= RUNS * WARM) measured.push(await heldBytes());
    }
    const growth = (measured.at(-1) ?? 0) / (measured[0] ?? 1) - 1;
    console.info(`answers by status: ${JSON.stringify(seen)}; memory grew by ${(growth * 100).toFixed(1)}%`);
    if (RUNS >= MEASURED_FROM) expect(growth).toBeLessThan(0.1);
    // Calls that are all refused early would prove nothing.
    expect((seen[200] ?? 0) + (seen[204] ?? 0)).toBeGreaterThan(RUNS / 6);
    expect(seen[400] ?? 0).toBeGreaterThan(RUNS / 10);
  },
  120_000 + RUNS * 20,
);

test('what came of them holds together', async () => {
  const count = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]?.n;
  expect(
    await count(sql`select count(*)::int as n from post
      where delivery_count <> (select count(*) from delivery where post_id = post.id and submitted_at > '2026-11-19T03:00:00Z')`),
  ).toBe(0);
  expect(
    await count(sql`select count(*)::int as n from delivery d
      where status <> (select to_status from delivery_event e where e.delivery_id = d.id order by e.id desc limit 1)
        and submitted_at > '2026-11-19T03:00:00Z'`),
  ).toBe(0);
  expect(
    await count(sql`select count(*)::int as n from conversation c
      where last_number <> (select count(*) from chat_message m where m.conversation_id = c.id)`),
  ).toBe(0);
  expect(
    await count(sql`select count(*)::int as n from (
      select 1 from company_member where status = 'active' group by account_id having count(*) > 1) as twice`),
  ).toBe(0);
});
