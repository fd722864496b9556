import type { ledgerEndpoints } from '#contract/ledger/ledger.ts';
import type { invoiceEndpoints } from '#contract/orders/invoices.ts';
import type { orderEndpoints } from '#contract/orders/orders.ts';
import { dailyLimits } from '#contract/orders/quotas.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import { billedTo } from '../../fixtures/orders.ts';
import type { Samples } from '../sample.ts';

const ofOrder = ({ orderId: id }: Fixtures) => ({ params: { id } });
const draft = {
  name: '招聘季套餐',
  intro: '适合集中招聘的学校',
  price: 298_000,
  units: { posts: 20, refreshes: 100 },
  validDays: 180,
  isActive: true,
  position: 2,
};
const range = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };

export const ordersSamples: Samples<typeof orderEndpoints & typeof invoiceEndpoints & typeof ledgerEndpoints> = {
  'GET /api/company/companyAssets': ({ companyId }) => ({ query: { companyId } }),
  'GET /api/company/ledger': () => ({ query: { unit: 'fen', ...range, page: 1 } }),
  'GET /api/company/statement': () => ({ query: { unit: 'posts', ...range } }),
  'GET /api/admin/ledger': () => ({ query: { ...range, page: 1 } }),
  'GET /api/admin/statement': ({ companyId }) => ({ query: { companyId, ...range } }),
  'GET /api/admin/ledgerBooks': () => ({}),
  'POST /api/admin/ledgerBooks/checks': () => ({}),
  'GET /api/company/packages': () => ({}),
  'GET /api/company/orders': () => ({ query: { status: 'created', page: 1 } }),
  'POST /api/company/orders': ({ packageId }) => ({ body: { packageId, method: 'transfer' } }),
  'GET /api/company/orders/:id': ofOrder,
  'POST /api/company/orders/:id/voucher': (fixtures) => ({
    ...ofOrder(fixtures),
    body: { fileId: fixtures.voucherFileId, note: '11 月 19 日转账' },
  }),
  'POST /api/company/orders/:id/cancel': ofOrder,
  'POST /api/company/orders/:id/payment': ofOrder,
  'GET /api/admin/orders': () => ({ query: { status: 'voucher-submitted', keyword: '中学', page: 1 } }),
  'GET /api/admin/orders/:id': ofOrder,
  'POST /api/admin/orders/:id/moves': ({ voucherOrderId: id }) => ({
    params: { id },
    body: { move: 'reject-voucher', reason: '金额与订单不符' },
  }),
  'GET /api/admin/dailyLimits': () => ({}),
  'GET /api/admin/ordersByMonth': () => ({ query: { months: 6 } }),
  'PUT /api/admin/dailyLimits': () => ({ body: { ...dailyLimits } }),
  'GET /api/admin/packages': () => ({}),
  'POST /api/admin/packages': () => ({ body: draft }),
  'PUT /api/admin/packages/:id': ({ packageId: id }) => ({ params: { id }, body: draft }),
  'GET /api/company/invoices': () => ({ query: { page: 1 } }),
  'POST /api/company/invoices': ({ paidOrderId: orderId }) => ({ body: { orderId, title: billedTo } }),
  'GET /api/company/invoiceTitles': () => ({}),
  'DELETE /api/company/invoiceTitles/:id': ({ titleId: id }) => ({ params: { id } }),
  'GET /api/admin/invoices': () => ({ query: { status: 'requested', page: 1 } }),
  'POST /api/admin/invoices/:id/moves': ({ invoiceId: id }) => ({
    params: { id },
    body: { move: 'reject', reason: '抬头与单位不符' },
  }),
};
