import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowOf, typed } from '#server/platform/database/database.ts';
import { seal, unseal } from '#server/platform/secret-box.ts';
import { appError } from '../app-error.ts';
import { type Ctx, signedIn } from '../context.ts';

const keyShape = /^[A-Za-z0-9_-]{8,80}$/;

interface Endpoint {
  name: string;
  /** Seals answers: some hold a secret that is shown once, or facts of a person. */
  secret: Buffer;
}

/**
 * Runs `act` at most once for an `Idempotency-Key` and the whole input, its path included. The key's row, the effect and the
 * sealed answer commit together, so a retry after a crash either finds the answer or acts anew. A second call that runs at the
 * same time waits for the first. Without the header it just acts, in a transaction.
 */
export async function once(
  { name, secret }: Endpoint,
  input: unknown,
  ctx: Ctx,
  act: (ctx: Ctx) => Promise<unknown>,
): Promise<unknown> {
  const key = ctx.header('idempotency-key');
  if (key === undefined) return ctx.db.transaction((tx) => act({ ...ctx, db: tx }));
  if (!keyShape.test(key)) {
    const message = 'Idempotency-Key 格式不正确';
    throw appError('INVALID_INPUT', { message, issues: [{ path: 'headers.idempotency-key', message }] });
  }
  const { accountId } = signedIn(ctx);
  const owner = `${accountId} ${name} ${key}`;
  const hash = createHash('sha256').update(JSON.stringify(input)).digest();
  return ctx.db.transaction(async (tx) => {
    const inserted = await tx.execute(sql`
      insert into idempotency (account_id, endpoint, key, body_hash, created_at)
      values (${accountId}, ${name}, ${key}, ${hash}, ${ctx.now})
      on conflict do nothing returning 1`);
    if (inserted.rowCount === 0) {
      const stored = await rowOf(tx, {
        body_hash: typed<Buffer>(),
        sealed: typed<Buffer | null>(),
        /** In the clear: kept by a node of the version before sealing. */
        answer: typed<unknown>(),
      })`
        select body_hash, sealed, answer from idempotency where account_id = ${accountId} and endpoint = ${name} and key = ${key}`;
      if (!stored?.body_hash.equals(hash)) throw appError('IDEMPOTENCY_CONFLICT');
      return stored.sealed ? JSON.parse(unseal(secret, owner, stored.sealed)) : stored.answer;
    }
    const answer = await act({ ...ctx, db: tx });
    await tx.execute(sql`
      update idempotency set sealed = ${seal(secret, owner, JSON.stringify(answer))}
      where account_id = ${accountId} and endpoint = ${name} and key = ${key}`);
    return answer;
  });
}
