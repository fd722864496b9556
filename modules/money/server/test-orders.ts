import { eq } from 'drizzle-orm';
import { api } from '#contract/api.ts';
import type { QuotaUnit } from '#contract/ledger/ledger-units.ts';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { balancesOf } from '#server/domains/ledger/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { givenOperator, givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { salesOrderEvent, salesPackage } from '../schema.ts';
import { invoiceHandlers } from './invoices/invoice-routes.ts';
import { orderHandlers } from './routes.ts';

const isOurs = (key: string) => /orders|packages|nvoice/.test(key);
const table = Object.fromEntries(Object.entries(api).filter(([key]) => isOurs(key)));
const handlers = (deps: Deps) => ({ ...orderHandlers(deps), ...invoiceHandlers() });

/** Companies that order packages, and finance operators. */
export async function useOrders(settings: Record<string, string> = {}) {
  const app = await useTestApp({ table, handlers: handlers as never, resolveToken, settings });
  const { db, call, clock } = app;
  const tokenOf = async (accountId: string) => (await signIn(db, accountId, { now: clock.now() })).token;

  const aSchool = async () => {
    const recruiter = await givenRecruiter(db);
    return { ...recruiter, token: await tokenOf(recruiter.accountId) };
  };
  const anOperator = async () => {
    const { accountId } = await givenOperator(db, 'finance');
    return { accountId, token: await tokenOf(accountId) };
  };
  const aPackage = async (
    price = 198_000n,
    units: Partial<Record<QuotaUnit, number>> = { posts: 10, refreshes: 3 },
  ) => {
    const id = newId();
    await db.insert(salesPackage).values({ id, name: '基础套餐', price, units, validDays: 90, updatedAt: clock.now() });
    return id;
  };
  type School = Awaited<ReturnType<typeof aSchool>>;
  type Someone = { token: string };

  const order = ({ token }: Someone, packageId: string, method = 'transfer', headers = {}) =>
    call('POST', '/api/company/orders', { token, headers, body: { packageId, method } });
  const aVoucher = async ({ accountId }: School) => {
    const id = newId();
    const file = { name: '回单.webp', type: 'image/webp', size: 9, storageKey: `t/${id}`, createdAt: clock.now() };
    await db.insert(upload).values({ ...file, id, accountId, kind: 'voucher' });
    return id;
  };
  const sendVoucher = async (school: School, id: string) =>
    call('POST', `/api/company/orders/${id}/voucher`, {
      token: school.token,
      body: { fileId: await aVoucher(school), note: '' },
    });
  const decide = ({ token }: Someone, id: string, body: unknown) =>
    call('POST', `/api/admin/orders/${id}/moves`, { token, body });
  const confirm = (operator: Someone, id: string, amount = 198_000) =>
    decide(operator, id, { move: 'confirm-voucher', amount, reference: '2026112800017' });
  const assets = ({ companyId }: School) => balancesOf(db, companyId, clock.now());
  const leftOf = async (school: School, unit: QuotaUnit) =>
    (await assets(school)).quotas.find((quota) => quota.unit === unit)?.left;
  const moves = async (id: string) =>
    (await db.select().from(salesOrderEvent).where(eq(salesOrderEvent.orderId, id))).map(({ move }) => move).sort();
  /** A fulfilled order. */
  const aPaidOrder = async (school: School, packageId: string) => {
    const { id, price } = (await order(school, packageId)).body;
    await sendVoucher(school, id);
    await confirm(await anOperator(), id, price);
    return id as string;
  };
  return {
    ...app,
    tokenOf,
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
  };
}
