import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SignedIn } from '#contract/actor.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { boxBatchItem } from '#database/schema/delivery-box.ts';
import { banUser } from '#server/domains/admin-dashboard/routes.ts';
import { startBatch } from '#server/domains/deliveries/batch/batches.ts';
import { runBatch } from '#server/domains/deliveries/batch/run-batch.ts';
import { deliver } from '#server/domains/deliveries/routes.ts';
import { useDeliveries } from '#server/domains/deliveries/test-deliveries.ts';
import { moveCompanyAs } from '#server/domains/reviews/companies/move-company.ts';
import { outsideTransaction } from '#server/platform/database/transaction.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { givenOperator } from '#server/platform/testing/fixtures.ts';
import { untilBlocked } from '#server/platform/testing/until-blocked.ts';

// Pairs of acts of which the second starts in the middle of the first.

const it = await useDeliveries();
const { db, deps, clock } = it;
const operator = { ...(await givenOperator(db)), sessionId: '1' } as unknown as SignedIn;

/**
 * Runs two actions concurrently. The second starts when the first calls `halfway`; the first continues once `blocked` connections
 * wait for its locks.
 */
async function meanwhile<T>(
  first: (halfway: (blocked?: number) => Promise<void>) => Promise<unknown>,
  second: () => Promise<T>,
) {
  const reached = Promise.withResolvers<void>();
  const begun = outsideTransaction(() =>
    first(async (blocked) => {
      reached.resolve();
      await untilBlocked(db, blocked);
    }),
  );
  const other = reached.promise.then(() => outsideTransaction(second));
  return Promise.allSettled([begun, other]);
}

test('who is banned while a delivery of theirs is being made has no open one', async () => {
  const [{ postId }, seeker] = [await it.aCompany(), await it.aSeeker()];
  const actor = { accountId: seeker.accountId, joberId: seeker.joberId, phone: '13800000000' };
  const order = {
    postId,
    resumeId: seeker.resumeId,
    consentVersion: legalVersions.delivery,
    personal: false,
    ip: '',
    now: clock.now(),
  };
  const ctx = { db, now: clock.now(), actor: operator } as unknown as Ctx;
  const results = await meanwhile(
    (halfway) =>
      db.transaction(async (tx) => {
        await deliver(tx, actor as Parameters<typeof deliver>[1], order);
        await halfway();
      }),
    () => banUser(ctx, seeker.accountId, '发布虚假信息'),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const [made] = await db.select().from(delivery).where(eq(delivery.joberId, seeker.joberId));
  expect(made).toMatchObject({ status: 'closed', reason: '求职者账号已停用' });
  await expect(db.transaction((tx) => deliver(tx, actor as never, order))).rejects.toMatchObject({
    code: 'SESSION_EXPIRED',
  });
});

test('a suspension and a batch hold deliveries in the same order', async () => {
  const { companyId, recruiter, postId } = await it.aCompany();
  const ids: string[] = [];
  for (let n = 0; n < 2; n += 1) ids.push((await it.send(await it.aSeeker(), postId)).body.id);
  const higher = ids.toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))[1] ?? '';
  await db
    .update(delivery)
    .set({ submittedAt: new Date(clock.now().getTime() - 5_000) })
    .where(eq(delivery.id, higher));
  const member = { memberId: recruiter.memberId, companyId, role: 'owner', companyStatus: 'approved' };
  const actor = { accountId: recruiter.accountId, member } as unknown as Parameters<typeof startBatch>[0]['actor'];
  const batch = await startBatch({ db, jobs: deps.jobs, actor, now: clock.now() }, { ids, move: 'reject' });
  let batched: Promise<unknown> = Promise.resolve();
  const order = { companyId, move: 'suspend', reason: '冒名', now: clock.now(), modules: deps.modules } as const;
  // The batch has moved its first delivery and cannot record that result yet.
  const results = await meanwhile(
    (halfway) =>
      db.transaction(async (tx) => {
        await tx.select().from(boxBatchItem).where(eq(boxBatchItem.batchId, batch.id)).for('update');
        batched = outsideTransaction(() => db.transaction((own) => runBatch(deps, batch.id, own)));
        await untilBlocked(db);
        await halfway(2);
      }),
    () => db.transaction((tx) => moveCompanyAs(tx, operator, order)),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  await batched;
});
