import type { PostingKind, QuotaUnit } from '#contract/ledger/ledger-units.ts';
import { type DemoTransaction, openBatch } from '#database/demo/bulk-insert.ts';
import { day, plus } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import { ledgerAccount, ledgerEntry, ledgerLot, ledgerPosting } from '#database/schema/ledger.ts';
import { rowsOf } from '#server/platform/database/database.ts';

interface Posting {
  key: string;
  kind: PostingKind;
  note: string;
  orderId?: string;
  at: Date;
}

interface Line {
  accountId: string;
  amount: bigint;
  lotId?: string;
}

interface Sale {
  id: string;
  number: string;
  price: bigint;
  at: Date;
  validDays: number;
  units: Partial<Record<QuotaUnit, number>>;
}

/** Writes the demo's books. Balances come about by the database itself, so lines must come in the order of time. */
export async function openBooks(tx: DemoTransaction, random: Random) {
  const rows = openBatch(tx, { ledgerAccount, ledgerPosting, ledgerLot, ledgerEntry });
  const platform = await rowsOf(tx, { id: 'string', name: 'string' })`
    select id::text, kind || '.' || unit as name from ledger_account where company_id is null`;
  const accounts = new Map(platform.map(({ id, name }) => [name, id]));

  const ofPlatform = (name: `${'cash' | 'income'}.fen` | `${'issued' | 'used'}.${QuotaUnit}`): string => {
    const id = accounts.get(name);
    if (!id) throw new Error(`the platform has no account ${name}`);
    return id;
  };

  const accountOf = (companyId: string, unit: QuotaUnit | 'fen'): string => {
    const name = `${companyId}.${unit}`;
    const known = accounts.get(name);
    if (known) return known;
    const id = random.id();
    accounts.set(name, id);
    rows.add('ledgerAccount', { id, companyId, kind: 'own', unit });
    return id;
  };

  const post = (companyId: string, { at, ...action }: Posting, lines: readonly Line[]): void => {
    const postingId = random.id();
    // Rows that go out together have the same columns.
    rows.add('ledgerPosting', { orderId: null, ...action, id: postingId, companyId, at });
    const entries = lines.map((line, n) => ({ lotId: null, ...line, id: random.id(), postingId, line: n, at }));
    rows.add('ledgerEntry', ...entries);
  };

  /** An order is paid and takes effect; answers its lots. */
  const sell = (companyId: string, { id: orderId, number, price, at, validDays, units }: Sale) => {
    const fen = accountOf(companyId, 'fen');
    post(companyId, { key: `order:${orderId}:paid`, kind: 'payment', note: `订单 ${number} 付款`, orderId, at }, [
      { accountId: fen, amount: price },
      { accountId: ofPlatform('cash.fen'), amount: -price },
    ]);
    const lots = new Map<QuotaUnit, string>();
    const lines: Line[] = [
      { accountId: fen, amount: -price },
      { accountId: ofPlatform('income.fen'), amount: price },
    ];
    for (const [unit, count] of Object.entries(units) as [QuotaUnit, number][]) {
      const [accountId, lotId] = [accountOf(companyId, unit), random.id()];
      const expiresAt = plus(at, validDays * day);
      rows.add('ledgerLot', { id: lotId, accountId, orderId, expiresAt, createdAt: at });
      lines.push({ accountId, amount: BigInt(count), lotId });
      lines.push({ accountId: ofPlatform(`issued.${unit}`), amount: -BigInt(count) });
      lots.set(unit, lotId);
    }
    post(companyId, { key: `order:${orderId}:fulfil`, kind: 'fulfil', note: `订单 ${number}`, orderId, at }, lines);
    return lots;
  };

  const use = (companyId: string, unit: QuotaUnit, lotId: string, count: number, note: string, at: Date): void =>
    post(companyId, { key: `demo:${random.id()}`, kind: 'consume', note, at }, [
      { accountId: accountOf(companyId, unit), amount: -BigInt(count), lotId },
      { accountId: ofPlatform(`used.${unit}`), amount: BigInt(count) },
    ]);

  return { sell, use, end: rows.end };
}
