import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notification } from '#database/schema/notices.ts';
import { operatorAct } from '#database/schema/operators.ts';
import { consume, faultsIn, sumsOfAccounts } from '#server/domains/ledger/public.ts';
import { salesPackage } from '../schema.ts';
import { statementOf } from './books/routes.ts';
import { tickOrders } from './by-the-clock.ts';
import { waitingVouchers } from './queries.ts';
import { useOrders } from './test-orders.ts';

const app = await useOrders();
const {
  db,
  call,
  clock,
  aSchool,
  anOperator,
  aPackage,
  order,
  sendVoucher,
  decide,
  confirm,
  assets,
  leftOf,
  moves,
  aPaidOrder,
} = app;
const DAY = 86_400_000;

test('what nothing uses up is not sold', async () => {
  const [school, { token }] = [await aSchool(), await anOperator()];
  const packageId = await aPackage(39_900n, { posts: 5, tops: 3 });
  const { items } = (await call('GET', '/api/company/packages', { token: school.token })).body;
  expect(items.map(({ id }: { id: string }) => id)).not.toContain(packageId);
  expect((await order(school, packageId)).status).toBe(404);
  const draft = { name: '体验包', intro: '', price: 39_900, validDays: 90, isActive: true, position: 1 };
  const put = (units: object) => call('PUT', `/api/admin/packages/${packageId}`, { token, body: { ...draft, units } });
  expect((await put({ posts: 5, tops: 3 })).status).toBe(400);
  expect((await put({ posts: 5 })).status).toBe(200);
  expect((await order(school, packageId)).body.status).toBe('created');
});

describe('an order by transfer', () => {
  test('from the order to the voucher, the confirmation, the quota, its use and the statement', async () => {
    const [school, operator, packageId] = [await aSchool(), await anOperator(), await aPackage()];
    const made = await order(school, packageId);
    expect(made.body).toMatchObject({ status: 'created', price: 198_000, moves: ['submit-voucher', 'cancel'] });
    const { id } = made.body;
    expect((await sendVoucher(school, id)).body).toMatchObject({
      status: 'voucher-submitted',
      voucher: { name: '回单.webp' },
    });
    const seen = await call('GET', `/api/admin/orders/${id}`, { token: operator.token });
    expect(seen.body).toMatchObject({ needsTwo: false, moves: ['confirm-voucher', 'reject-voucher'] });
    const waiting = async () => (await db.execute(waitingVouchers)).rows.filter((row) => row.id === id);
    expect(await waiting()).toMatchObject([
      { title: seen.body.companyName, name: `${seen.body.packageName} 1,980.00 元` },
    ]);
    expect((await confirm(operator, id)).body.status).toBe('fulfilled');
    expect(await waiting()).toEqual([]);
    expect(await leftOf(school, 'posts')).toBe(10);
    await db.transaction((tx) =>
      consume(tx, {
        companyId: school.companyId,
        unit: 'posts',
        count: 2,
        key: `use:${id}`,
        reason: '发布职位',
        now: clock.now(),
      }),
    );
    expect((await assets(school)).quotas[0]).toMatchObject({ unit: 'posts', left: 8, used: 2 });
    const lines = (await statementOf(db, school.companyId, {})).lines;
    expect(lines[0]).toMatchObject({ unit: 'posts', amount: -2, balance: 8, kind: 'consume' });
    const fen = lines.filter(({ unit }) => unit === 'fen').map(({ amount, balance }) => [amount, balance]);
    expect(fen.sort()).toEqual([
      [-198_000, 0],
      [198_000, 198_000],
    ]);
    expect(await moves(id)).toEqual(['confirm-voucher', 'create', 'fulfil', 'submit-voucher']);
    const notices = await db.select().from(notification).where(eq(notification.companyId, school.companyId));
    expect(notices.map(({ kind }) => kind)).toEqual(['order.fulfilled']);
    const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id));
    expect(acts).toMatchObject([
      { act: 'order.confirm-voucher', detail: { amount: 198_000, reference: '2026112800017' } },
    ]);
    expect(await faultsIn(db)).toEqual([]);
  });

  test('is confirmed with the amount that arrived and the bank’s reference', async () => {
    const [school, operator, packageId] = [await aSchool(), await anOperator(), await aPackage()];
    const { id } = (await order(school, packageId)).body;
    await sendVoucher(school, id);
    expect((await decide(operator, id, { move: 'confirm-voucher' })).status).toBe(400);
    expect((await confirm(operator, id, 19_800)).body.issues).toEqual([
      { path: 'body.amount', message: '到账金额须与订单金额 ¥1,980.00 一致，不一致时请驳回凭证并说明' },
    ]);
    expect((await confirm(operator, id)).body.status).toBe('fulfilled');
  });

  test('stands before newer ones for operators while its voucher waits', async () => {
    const [school, { token }, packageId] = [await aSchool(), await anOperator(), await aPackage()];
    const [older, newer] = [(await order(school, packageId)).body.id, (await order(school, packageId)).body.id];
    await sendVoucher(school, older);
    const { items } = (await call('GET', '/api/admin/orders', { token })).body;
    const ids = items.map(({ id }: { id: string }) => id);
    expect(ids.indexOf(older)).toBeLessThan(ids.includes(newer) ? ids.indexOf(newer) : ids.length);
    expect(items[0].status).toBe('voucher-submitted');
  });

  test('takes effect once, of ten confirmations at the same time', async () => {
    const [school, packageId] = [await aSchool(), await aPackage()];
    const { id } = (await order(school, packageId)).body;
    await sendVoucher(school, id);
    const operators = await Promise.all(Array.from({ length: 10 }, anOperator));
    const answers = await Promise.all(operators.map((operator) => confirm(operator, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ILLEGAL_MOVE')).toHaveLength(9);
    expect(await leftOf(school, 'posts')).toBe(10);
  });

  test('keeps its price though the package changes, and is made once for one key', async () => {
    const [school, packageId] = [await aSchool(), await aPackage()];
    const headers = { 'idempotency-key': 'order-0001' };
    const first = await order(school, packageId, 'transfer', headers);
    await db.update(salesPackage).set({ price: 1n }).where(eq(salesPackage.id, packageId));
    expect((await order(school, packageId, 'transfer', headers)).body).toEqual(first.body);
    const id = first.body.id;
    await sendVoucher(school, id);
    expect((await confirm(await anOperator(), id)).body.price).toBe(198_000);
  });

  test('over the limit needs two operators, one after the other', async () => {
    const [school, packageId] = [await aSchool(), await aPackage(2_000_001n)];
    const [one, two] = [await anOperator(), await anOperator()];
    const { id } = (await order(school, packageId)).body;
    await sendVoucher(school, id);
    expect((await confirm(one, id, 2_000_001)).body).toMatchObject({
      status: 'voucher-submitted',
      firstEyes: { mine: true },
    });
    expect((await confirm(one, id, 2_000_001)).body.code).toBe('CONFLICT');
    expect(await leftOf(school, 'posts')).toBe(0);
    expect((await confirm(two, id, 2_000_001)).body.status).toBe('fulfilled');
  });

  test('is over after seven days, from the very minute, and can then be neither paid nor cancelled', async () => {
    const [school, packageId] = [await aSchool(), await aPackage()];
    const { id } = (await order(school, packageId)).body;
    clock.advance(7 * DAY);
    school.token = await app.tokenOf(school.accountId);
    expect((await call('GET', `/api/company/orders/${id}`, { token: school.token })).body).toMatchObject({
      status: 'expired',
      moves: [],
    });
    expect((await sendVoucher(school, id)).body.code).toBe('ILLEGAL_MOVE');
    for (let n = 0; n < 2; n += 1) await db.transaction((tx) => tickOrders(tx, clock.now()));
    expect(await moves(id)).toEqual(['create', 'expire']);
  });

  test('of another company is answered like none, and the voucher must be one’s own', async () => {
    const [school, other, packageId] = [await aSchool(), await aSchool(), await aPackage()];
    const { id } = (await order(school, packageId)).body;
    expect((await sendVoucher(other, id)).status).toBe(404);
    const body = { fileId: '123', note: '' };
    const answer = await call('POST', `/api/company/orders/${id}/voucher`, { token: school.token, body });
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT', issues: [{ path: 'body.fileId' }] });
  });
});

describe('giving money back', () => {
  test('takes back what is left, says how much that is worth, and ends with the money out', async () => {
    const [school, operator, packageId] = [
      await aSchool(),
      await anOperator(),
      await aPackage(100_000n, { posts: 10 }),
    ];
    const id = await aPaidOrder(school, packageId);
    await db.transaction((tx) =>
      consume(tx, {
        companyId: school.companyId,
        unit: 'posts',
        count: 4,
        key: `used:${id}`,
        reason: '发布',
        now: clock.now(),
      }),
    );
    const seen = await call('GET', `/api/admin/orders/${id}`, { token: operator.token });
    expect(seen.body).toMatchObject({ refundable: 60_000, left: { posts: 6 } });
    for (const amount of [0, -1, 1.5, '600', 100_001])
      expect((await decide(operator, id, { move: 'refund', amount, reason: '重复购买' })).status).toBe(400);
    const over = await decide(operator, id, { move: 'refund', amount: 60_001, reason: '重复购买' });
    expect(over.body.issues).toEqual([{ path: 'body.amount', message: '退款金额不能超过可退的 ¥600.00' }]);
    const refund = { move: 'refund', amount: 60_000, reason: '重复购买' };
    expect((await decide(operator, id, refund)).body).toMatchObject({ status: 'refunding', refundAmount: 60_000 });
    expect((await decide(operator, id, refund)).body.code).toBe('ILLEGAL_MOVE');
    expect(await assets(school)).toMatchObject({ balance: 0 });
    expect(await leftOf(school, 'posts')).toBe(0);
    expect((await decide(operator, id, { move: 'finish-refund', reason: '回单 20261120' })).body.status).toBe(
      'refunded',
    );
    expect(await faultsIn(db)).toEqual([]);
    expect((await sumsOfAccounts(db)).find(({ account }) => account === 'payable')?.total).toBe(0);
  });
});

describe('a refund over the limit', () => {
  const wish = (amount: number) => ({ move: 'refund', amount, reason: '学校申请退款' });
  const aBigOrder = async () => {
    const [school, one, two] = [await aSchool(), await anOperator(), await anOperator()];
    const { id } = (await order(school, await aPackage(2_680_000n))).body as { id: string };
    await sendVoucher(school, id);
    for (const operator of [one, two]) await confirm(operator, id, 2_680_000);
    return { id, one, two };
  };

  test('takes two operators and the same amount', async () => {
    const { id, one, two } = await aBigOrder();
    expect((await decide(one, id, wish(2_680_000))).body).toMatchObject({
      status: 'fulfilled',
      refundFirst: { mine: true, amount: 2_680_000 },
    });
    expect((await decide(one, id, wish(2_680_000))).body.code).toBe('CONFLICT');
    expect((await decide(one, id, { move: 'finish-refund', reason: '回单' })).body.code).toBe('ILLEGAL_MOVE');
    expect((await decide(two, id, wish(2_500_000))).body.issues).toEqual([
      { path: 'body.amount', message: '须与首位运营提出的退款金额 ¥26,800.00 一致' },
    ]);
    expect((await decide(two, id, wish(2_680_000))).body).toMatchObject({ status: 'refunding' });
    const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, id));
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['order.refund-first', 'order.refund']));
    expect((await decide(one, id, { move: 'finish-refund', reason: '回单' })).body.status).toBe('refunded');
    expect(await faultsIn(db)).toEqual([]);
  });

  test('may be changed by who asked first, and then waits for the other again', async () => {
    const { id, one, two } = await aBigOrder();
    await decide(one, id, wish(2_680_000));
    expect((await decide(one, id, wish(2_500_000))).body.refundFirst).toMatchObject({ amount: 2_500_000 });
    expect((await decide(two, id, wish(2_680_000))).status).toBe(400);
    expect((await decide(two, id, wish(2_500_000))).body.status).toBe('refunding');
  });

  test('a part of a large order takes two operators as well', async () => {
    const { id, one, two } = await aBigOrder();
    expect((await decide(one, id, wish(1_999_999))).body).toMatchObject({ refundFirst: { mine: true } });
    expect((await decide(two, id, wish(1_999_999))).body.status).toBe('refunding');
  });

  test('of two at once is one refund', async () => {
    const { id, one, two } = await aBigOrder();
    const answers = await Promise.all([decide(one, id, wish(2_680_000)), decide(two, id, wish(2_680_000))]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['fulfilled', 'refunding']);
  });
});

describe('invoices', () => {
  const title = { kind: 'plain', name: '杭州市第一中学', taxNumber: '91330106673959654p', email: 'a@example.com' };

  test('for what is paid, one at a time; a refused one may be asked for again', async () => {
    const [school, operator, packageId] = [await aSchool(), await anOperator(), await aPackage()];
    const open = (await order(school, packageId)).body.id;
    const ask = (orderId: string, values = {}) =>
      call('POST', '/api/company/invoices', { token: school.token, body: { orderId, title: { ...title, ...values } } });
    expect((await ask(open)).body.code).toBe('ILLEGAL_MOVE');
    const id = await aPaidOrder(school, packageId);
    expect((await ask(id, { taxNumber: '91330106673959654Q' })).body.issues).toEqual([
      { path: 'body.title.taxNumber', message: '纳税人识别号不正确' },
    ]);
    expect((await ask(id, { kind: 'special' })).status).toBe(400);
    const requested = await ask(id);
    expect(requested.body).toMatchObject({
      status: 'requested',
      amount: 198_000,
      title: { taxNumber: '91330106673959654P' },
    });
    expect((await ask(id)).body.code).toBe('CONFLICT');
    const decideOn = (invoiceId: string, body: unknown) =>
      call('POST', `/api/admin/invoices/${invoiceId}/moves`, { token: operator.token, body });
    await decideOn(requested.body.id, { move: 'reject', reason: '抬头有误' });
    const again = await ask(id);
    expect((await decideOn(again.body.id, { move: 'issue', number: '24332000000012345678' })).body.status).toBe(
      'issued',
    );
    expect((await decideOn(again.body.id, { move: 'reject', reason: '?' })).body.code).toBe('ILLEGAL_MOVE');
    const titles = await call('GET', '/api/company/invoiceTitles', { token: school.token });
    expect(titles.body).toHaveLength(1);
  });
});
