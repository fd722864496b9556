import { sql } from 'drizzle-orm';
import type { LedgerUnit, PlatformAccount, PostingKind, QuotaUnit } from '#contract/ledger/ledger-units.ts';
import { ledgerAccount, ledgerEntry, ledgerLot, ledgerPosting } from '#database/schema/ledger.ts';
import { Batch } from '../batch.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { day, plus } from '../moments.ts';
import type { Random } from '../random.ts';

interface BookEntry {
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

const tables = { ledgerAccount, ledgerPosting, ledgerLot, ledgerEntry };

/** Writes the demo's books. Balances come about by the database itself, so lines must come in the order of time. */
export class Books {
  readonly rows: Batch<typeof tables>;
  private readonly random: Random;
  private readonly platform: Map<string, string>;
  private readonly own = new Map<string, string>();

  private constructor(tx: DemoTransaction, random: Random, platform: Map<string, string>) {
    this.rows = new Batch(tx, tables);
    this.random = random;
    this.platform = platform;
  }

  static async open(tx: DemoTransaction, random: Random): Promise<Books> {
    const { rows } = await tx.execute<{ id: string; name: string }>(
      sql`select id::text, kind || '.' || unit as name from ledger_account where company_id is null`,
    );
    return new Books(tx, random, new Map(rows.map(({ id, name }) => [name, id])));
  }

  of(kind: PlatformAccount, unit: LedgerUnit): string {
    const id = this.platform.get(`${kind}.${unit}`);
    if (!id) throw new Error(`the platform has no account ${kind} in ${unit}`);
    return id;
  }

  account(companyId: string, unit: LedgerUnit): string {
    const name = `${companyId}.${unit}`;
    const known = this.own.get(name);
    if (known) return known;
    const id = this.random.id();
    this.own.set(name, id);
    this.rows.add('ledgerAccount', { id, companyId, kind: 'own', unit });
    return id;
  }

  post(companyId: string, { at, ...action }: BookEntry, lines: readonly Line[]): void {
    const postingId = this.random.id();
    // Rows that go out together have the same columns.
    this.rows.add('ledgerPosting', { orderId: null, ...action, id: postingId, companyId, at });
    this.rows.add(
      'ledgerEntry',
      ...lines.map((line, n) => ({ lotId: null, ...line, id: this.random.id(), postingId, line: n, at })),
    );
  }

  /** An order is paid and takes effect; answers its lots. */
  sell(
    companyId: string,
    order: {
      id: string;
      number: string;
      price: bigint;
      at: Date;
      validDays: number;
      units: Partial<Record<QuotaUnit, number>>;
    },
  ) {
    const { id: orderId, number, price, at } = order;
    const fen = this.account(companyId, 'fen');
    this.post(companyId, { key: `order:${orderId}:paid`, kind: 'payment', note: `订单 ${number} 付款`, orderId, at }, [
      { accountId: fen, amount: price },
      { accountId: this.of('cash', 'fen'), amount: -price },
    ]);
    const lots = new Map<QuotaUnit, string>();
    const lines: Line[] = [
      { accountId: fen, amount: -price },
      { accountId: this.of('income', 'fen'), amount: price },
    ];
    for (const [unit, count] of Object.entries(order.units) as [QuotaUnit, number][]) {
      const [accountId, lotId] = [this.account(companyId, unit), this.random.id()];
      this.rows.add('ledgerLot', {
        id: lotId,
        accountId,
        orderId,
        expiresAt: plus(at, order.validDays * day),
        createdAt: at,
      });
      lines.push({ accountId, amount: BigInt(count), lotId });
      lines.push({ accountId: this.of('issued', unit), amount: -BigInt(count) });
      lots.set(unit, lotId);
    }
    this.post(
      companyId,
      { key: `order:${orderId}:fulfil`, kind: 'fulfil', note: `订单 ${number}`, orderId, at },
      lines,
    );
    return lots;
  }

  use(
    companyId: string,
    unit: QuotaUnit,
    lotId: string,
    { count, note, at }: { count: number; note: string; at: Date },
  ): void {
    this.post(companyId, { key: `demo:${this.random.id()}`, kind: 'consume', note, at }, [
      { accountId: this.account(companyId, unit), amount: -BigInt(count), lotId },
      { accountId: this.of('used', unit), amount: BigInt(count) },
    ]);
  }
}
