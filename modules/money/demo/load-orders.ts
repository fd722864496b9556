import { sql } from 'drizzle-orm';
import type { QuotaUnit } from '#contract/ledger/ledger-units.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { type DemoTransaction, openBatch } from '#database/demo/bulk-insert.ts';
import { day, hour, inWorkingHours, isoDay, minute, plus } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import { addPastActs } from '#database/demo/reviews/load-past.ts';
import { upload } from '#database/schema/files.ts';
import { type RowOf, rowsOf } from '#server/platform/database/database.ts';
import type { InvoiceState, OrderState } from '../contract/order-state.ts';
import { invoice, invoiceEvent, salesOrder, salesOrderEvent, salesPackage } from '../schema.ts';
import { openBooks } from './books.ts';
import { demoVouchers, voucherRow } from './demo-voucher.ts';
import orderWords from './order-words.json' with { type: 'json' };
import sold from './packages.json' with { type: 'json' };

const BUYERS = 24;

const buyerColumns = {
  id: 'string',
  name: 'string',
  credit_code: 'string?',
  account_id: 'string',
  own: 'boolean',
} as const;
type Buyer = RowOf<typeof buyerColumns>;

interface Package {
  name: string;
  intro: string;
  /** Fen. */
  price: number;
  units: Partial<Record<QuotaUnit, number>>;
  validDays: number;
}

interface Data {
  uses: readonly (readonly [unit: QuotaUnit, note: string, count: number])[];
  /** What waits for the operators. Every voucher is of 4,980 yuan, so one does not fit its order. */
  waiting: readonly (readonly [buyer: number, hoursAgo: number, sold: string, status: OrderState, note: string])[];
}

const { uses, waiting } = orderWords as unknown as Data;

/** Packages on sale, and what some schools have bought and used of them; of the demo's own school an order in each state. */
export async function loadOrders(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const rows = openBatch(tx, { upload, salesPackage, salesOrder, salesOrderEvent, invoice, invoiceEvent });
  const books = await openBooks(tx, random);
  const updatedAt = plus(now, -90 * day);
  const packages = (sold as readonly Package[]).map((item, position) => {
    return { ...item, price: BigInt(item.price), id: random.id(), position, updatedAt };
  });
  rows.add('salesPackage', ...packages);
  const buyers = await rowsOf(tx, buyerColumns)`
    select company.id::text, company.name, company.credit_code, member.account_id::text,
      member.account_id = (select id from account where phone = ${demoPeople.owner.phone}) as own
    from company join company_member as member on member.company_id = company.id and member.role = 'owner' and member.status = 'active'
    where company.status = 'approved' order by own desc, company.id limit ${BUYERS}`;

  const vouchers: string[] = demoVouchers.map(({ key }) => key);
  const working = (at: Date) => inWorkingHours(at, now);

  const addOrder = (
    buyer: Buyer,
    begun: Date,
    chosen: (typeof packages)[number],
    status: OrderState,
    voucherNote = '',
  ) => {
    const { id: packageId, name: packageName, units, validDays, price } = chosen;
    const [id, at] = [random.id(), working(begun)];
    const number = `${isoDay(at).replaceAll('-', '')}${id.padStart(19, '0')}`;
    const voucherAt = status === 'voucher-submitted' ? working(plus(begun, 50 * minute)) : null;
    const voucherId = voucherAt && random.id();
    const voucherKey = voucherAt && vouchers.shift();
    if (voucherAt && voucherId && voucherKey)
      rows.add('upload', voucherRow(voucherKey, voucherId, buyer.account_id, voucherAt));
    const paidAt = status === 'fulfilled' ? working(plus(begun, random.int(2, 20) * hour)) : null;
    const [expiresAt, changed] = [plus(at, 7 * day), paidAt ?? voucherAt ?? at];
    rows.add('salesOrder', {
      ...{ id, number, companyId: buyer.id, packageId, packageName, units, validDays, price, status },
      ...{ voucherId, voucherAt, voucherNote, paidAt, fulfilledAt: paidAt, expiresAt },
      method: 'transfer',
      createdBy: buyer.account_id,
      createdAt: at,
      updatedAt: changed,
    });
    const addStep = (move: string, fromStatus: string | null, toStatus: string, when: Date) =>
      rows.add('salesOrderEvent', { id: random.id(), orderId: id, move, fromStatus, toStatus, at: when });
    const submittedAt = paidAt ? working(plus(begun, hour)) : voucherAt;
    addStep('create', null, 'created', at);
    if (submittedAt) addStep('submit-voucher', 'created', 'voucher-submitted', submittedAt);
    if (paidAt) addStep('confirm-voucher', 'voucher-submitted', 'paid', paidAt);
    if (paidAt) addStep('fulfil', 'paid', status, paidAt);
    if (status === 'expired') addStep('expire', 'created', status, expiresAt);
    return { id, number, price, units, validDays, at: changed };
  };

  const addInvoice = (buyer: Buyer, order: { id: string; price: bigint; at: Date }, issued: boolean): void => {
    const [id, requestedAt] = [random.id(), plus(order.at, day)];
    const taxNumber = buyer.credit_code ?? '330106673959654';
    const title = { name: buyer.name, taxNumber, email: 'caiwu@example.edu.cn', address: '', bank: '' };
    const number = issued ? `2433${String(random.int(1e9, 9e9))}${String(random.int(1e5, 9e5))}` : null;
    const decidedAt = issued ? plus(requestedAt, day) : null;
    rows.add('invoice', {
      ...{ id, companyId: buyer.id, orderId: order.id, amount: order.price, number, requestedAt, decidedAt },
      title: { kind: 'plain', ...title },
      status: issued ? 'issued' : 'requested',
      requestedBy: buyer.account_id,
    });
    const addStep = (move: string, fromStatus: InvoiceState | null, toStatus: InvoiceState, at: Date) =>
      rows.add('invoiceEvent', { id: random.id(), invoiceId: id, fromStatus, move, toStatus, at });
    addStep('request', null, 'requested', requestedAt);
    if (decidedAt) addStep('issue', 'requested', 'issued', decidedAt);
  };

  for (const buyer of buyers) {
    const at = plus(now, -random.int(buyer.own ? 40 : 5, buyer.own ? 45 : 80) * day - random.int(1, 300) * minute);
    const chosen = packages[buyer.own ? 1 : random.int(0, 2)] ?? packages[0];
    if (!chosen) continue;
    const order = addOrder(buyer, at, chosen, 'fulfilled');
    const lots = books.sell(buyer.id, order);
    const span = now.getTime() - order.at.getTime();
    const many = buyer.own ? 28 : 6;
    const used = new Map<QuotaUnit, number>();
    for (let n = 0; n < many; n += 1) {
      const [unit, note, count] = random.pick(uses);
      const lotId = lots.get(unit);
      const drawn = working(new Date(order.at.getTime() + (span * (n + random.next())) / many));
      const spent = (used.get(unit) ?? 0) + count;
      // A third is kept: nobody in the demo has run dry.
      if (!lotId || spent * 3 > (chosen.units[unit] ?? 0) * 2) continue;
      used.set(unit, spent);
      books.use(buyer.id, unit, lotId, count, note, drawn < order.at ? order.at : drawn);
    }
    if (buyer.own || random.chance(0.4)) addInvoice(buyer, order, buyer.own || random.chance(0.6));
    if (!buyer.own) continue;
    addOrder(buyer, plus(now, -20 * day), packages[0] ?? chosen, 'expired');
    addOrder(buyer, plus(now, -2 * hour), packages[2] ?? chosen, 'created');
  }
  for (const [at, hours, name, status, note] of waiting) {
    const [buyer, chosen] = [buyers[at], packages.find((item) => item.name === name)];
    if (buyer && chosen) addOrder(buyer, plus(now, -hours * hour), chosen, status, note);
  }
  await rows.end();
  await books.end();
  await addPastActs(
    tx,
    now,
    sql`
      select 'order.confirm-voucher' as act, 'order' as subject, id, jsonb_build_object('number', number) as detail,
        'finance' as role, paid_at as at
      from sales_order where paid_at is not null
      union all
      select 'invoice.issue', 'invoice', id, jsonb_build_object('number', number), 'finance', decided_at
      from invoice where status = 'issued'`,
  );
}
