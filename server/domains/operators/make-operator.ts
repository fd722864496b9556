import type { OperatorRole } from '#contract/actor.ts';
import { operator } from '#database/schema/identity.ts';
import { findOrMakeAccount } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { renewKey, type SecretOf } from './operator-keys.ts';

interface NewOperator {
  phone: string;
  name: string;
  role: OperatorRole;
  password?: string | undefined;
  now: Date;
}

/**
 * Makes the account of a phone an operator.
 * @returns the credentials, shown only once
 * @throws AppError CONFLICT if the phone is an operator's already
 */
export async function makeOperator(
  db: Database,
  secretOf: SecretOf,
  { phone, name, role, password, now }: NewOperator,
) {
  return db.transaction(async (tx) => {
    const { id: accountId } = await findOrMakeAccount(tx, phone, now);
    const [made] = await tx
      .insert(operator)
      .values({ accountId, name, role, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: operator.id });
    if (!made) throw appError('CONFLICT', { message: '该手机号已是运营账号' });
    return { id: made.id, ...(await renewKey(tx, secretOf, { operatorId: made.id, phone, password, now })) };
  });
}
