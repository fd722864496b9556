import { eq } from 'drizzle-orm';
import { demoOperators, demoPassword } from '#database/demo/accounts.ts';
import { account, operator } from '#database/schema/identity.ts';
import { operatorKey } from '#database/schema/operators.ts';
import { findOrMakeAccount } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { maySeeDemo } from '#server/platform/http/demo-token.ts';
import { renewKey, type SecretOf, secretOfKey } from './operator-keys.ts';
import { codeAt, stepAt, takenFrom } from './totp.ts';

/** The demo's operators, one per role; existing ones stay unchanged. */
export async function addDemoOperators(db: Database, secretOf: SecretOf, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { phone, name, role } of demoOperators) {
      const { id: accountId } = await findOrMakeAccount(tx, phone, now);
      await tx.insert(operator).values({ accountId, name, role, createdAt: now }).onConflictDoNothing();
      const [{ id: operatorId, key } = { id: '', key: null }] = await tx
        .select({ id: operator.id, key: operatorKey.operatorId })
        .from(operator)
        .leftJoin(operatorKey, eq(operatorKey.operatorId, operator.id))
        .where(eq(operator.accountId, accountId));
      if (key === null) await renewKey(tx, secretOf, { operatorId, phone, password: demoPassword, now });
    }
  });
}

/**
 * Credentials for the login page of a demo, for a browser or script with its token; else null. A code is accepted once, so if the current time
 * step's is used, the next one is given.
 */
export async function showDemo(deps: Deps, ctx: Ctx, phone: string | undefined) {
  if (!maySeeDemo(deps, ctx)) return null;
  const { db, secret } = deps;
  const { now } = ctx;
  const shown = demoOperators.find((operator) => operator.phone === phone) ?? demoOperators[0];
  const [key] = await db
    .select({ key: operatorKey })
    .from(operatorKey)
    .innerJoin(operator, eq(operator.id, operatorKey.operatorId))
    .innerJoin(account, eq(account.id, operator.accountId))
    .where(eq(account.phone, shown.phone));
  if (!key) return null;
  const step = Math.max(stepAt(now), key.key.lastStep + 1);
  const accounts = demoOperators.map(({ phone, label }) => ({ phone, label }));
  const code = codeAt(secretOfKey(secret, key.key), step);
  return { accounts, password: demoPassword, code, usableAt: takenFrom(step) };
}
