import { type QuotaUnit, quotaUnits } from '#contract/ledger/ledger-units.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import { platformAccount } from './accounts.ts';
import { post, postingOf } from './post.ts';

const BATCH = 200;

/**
 * Books out expired lots. Their units have been unusable since the expiry itself. Busy accounts are skipped until the next
 * minute, so that this job waits for nobody. An expired lot only shrinks here, and is booked out whole.
 */
export async function expireLots(tx: Database, now: Date): Promise<void> {
  const rows = await rowsOf(tx, {
    id: 'string',
    account_id: 'string',
    company_id: 'string',
    unit: typed<QuotaUnit>(),
    remaining: 'string',
  })`
    select lot.id::text, lot.account_id::text, account.company_id::text, account.unit, lot.remaining::text
    from ledger_lot as lot join ledger_account as account on account.id = lot.account_id
    where lot.remaining > 0 and lot.expires_at <= ${now}
    order by lot.expires_at limit ${BATCH} for no key update of account, lot skip locked`;
  for (const { id, account_id: accountId, company_id: companyId, unit, remaining } of rows) {
    const key = `expire:${id}`;
    if (await postingOf(tx, key)) continue;
    const amount = BigInt(remaining);
    const note = `${quotaUnits[unit].label} ${remaining} ${quotaUnits[unit].measure}到期`;
    await post(tx, { key, kind: 'expire', companyId, note, now }, [
      { accountId, amount: -amount, lotId: id },
      { accountId: await platformAccount(tx, 'expired', unit), amount },
    ]);
  }
}
