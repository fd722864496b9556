import type { PostingKind } from '#contract/ledger/ledger-units.ts';
import { newId } from '#database/new-id.ts';
import { ledgerEntry, ledgerPosting } from '#database/schema/ledger.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';

export interface Line {
  accountId: string;
  amount: bigint;
  lotId?: string | undefined;
}

interface Posting {
  /** Identifies the effect, e.g. `order:<id>:paid`: it happens once. */
  key: string;
  kind: PostingKind;
  companyId: string;
  note?: string;
  orderId?: string | undefined;
  reversesId?: string | undefined;
  actorId?: string | null | undefined;
  now: Date;
}

/** The posting with this key, if any. Call it with the company's account locked, so that the answer stays valid. */
export async function postingOf(
  tx: Database,
  key: string,
): Promise<{ id: string; kind: string; companyId: string } | null> {
  const row = await rowOf(tx, { id: 'string', kind: 'string', companyId: 'string' })`
    select id::text, kind, company_id::text as "companyId" from ledger_posting where key = ${key}`;
  return row ?? null;
}

/**
 * Writes a posting whose lines sum to zero in each unit; otherwise the database refuses the transaction. The caller has locked
 * the companies' accounts and checked that the key is new.
 */
export async function post(tx: Database, { now, ...posting }: Posting, lines: readonly Line[]): Promise<string> {
  const id = newId();
  await tx.insert(ledgerPosting).values({ ...posting, id, at: now });
  await tx
    .insert(ledgerEntry)
    .values(lines.map((line, at) => ({ ...line, id: newId(), postingId: id, line: at, at: now })));
  return id;
}
