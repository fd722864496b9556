import { dailyLimits } from '#contract/ledger/quotas.ts';
import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { moneyEndpoints } from './contract.ts';
import { billedTo, givenOrders, type OrderThings } from './proof-fixtures.ts';

const ofOrder = ({ orderId: id }: OrderThings) => ({ params: { id } });
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

const samples: ModuleProof<typeof moneyEndpoints, OrderThings>['samples'] = {
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

export const proof: ModuleProof<typeof moneyEndpoints, OrderThings> = {
  fixtures: givenOrders,
  hidden: (db, tenant) => givenOrders(db, { ...tenant, hidden: true }),
  samples,
  rights: `
GET /api/company/companyAssets                  company        own 401 403 403 ok  403 403 ok  wai rej sus 403 401 401 401 403
GET /api/company/companyAssets                  company        oth 401 403 403 403 403 403 403 wai rej sus 403 401 401 401 403
GET /api/company/ledger                         -              -   401 403 403 ok  ok  403 ok  wai rej sus 403 401 401 401 403
GET /api/company/statement                      -              -   401 403 403 ok  ok  403 ok  wai rej sus 403 401 401 401 403
GET /api/company/packages                       -              -   401 403 403 ok  ok  403 ok  wai rej sus 403 401 401 401 403
GET /api/company/orders                         -              -   401 403 403 ok  ok  403 ok  wai rej sus 403 401 401 401 403
GET /api/company/invoices                       -              -   401 403 403 ok  ok  403 ok  wai rej sus 403 401 401 401 403
GET /api/company/invoiceTitles                  -              -   401 403 403 ok  ok  403 ok  wai rej sus 403 401 401 401 403
POST /api/company/orders                        packageId      own 401 403 403 ok  ok  403 ok  wai rej sus 403 401 401 401 403
POST /api/company/orders                        packageId      oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
GET /api/company/orders/:id                     orderId        own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
GET /api/company/orders/:id                     orderId        oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/orders/:id/voucher            orderId        own 401 403 403 ok  404 403 inv wai rej sus 403 401 401 401 403
POST /api/company/orders/:id/voucher            orderId        oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/orders/:id/cancel             orderId        own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/orders/:id/cancel             orderId        oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/orders/:id/payment            orderId        own 401 403 403 mov 404 403 mov wai rej sus 403 401 401 401 403
POST /api/company/orders/:id/payment            orderId        oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/invoices                      paidOrderId    own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/invoices                      paidOrderId    oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
DELETE /api/company/invoiceTitles/:id           titleId        own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
DELETE /api/company/invoiceTitles/:id           titleId        oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
GET /api/admin/ledger                           -              -   401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/statement                        -              -   401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/ledgerBooks                      -              -   401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/ledgerBooks/checks              -              -   401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/orders                           -              -   401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/ordersByMonth                    -              -   401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/dailyLimits                      -              -   401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/admin/dailyLimits                      -              -   401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/packages                         -              -   401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/packages                        -              -   401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/invoices                         -              -   401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/orders/:id                       orderId        own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/orders/:id                       orderId        oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/admin/orders/:id/moves                voucherOrderId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/orders/:id/moves                voucherOrderId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
PUT /api/admin/packages/:id                     packageId      own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/admin/packages/:id                     packageId      oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/admin/invoices/:id/moves              invoiceId      own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/invoices/:id/moves              invoiceId      oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
`,
  operatorRights: `
GET /api/admin/ledger                         + - - + -
GET /api/admin/statement                      + - - + -
GET /api/admin/ledgerBooks                    + - - + -
POST /api/admin/ledgerBooks/checks            + - - + -
GET /api/admin/orders                         + - - + -
GET /api/admin/ordersByMonth                  + - - + -
GET /api/admin/orders/:id                     + - - + -
POST /api/admin/orders/:id/moves              + - - + -
GET /api/admin/dailyLimits                    + - - + -
PUT /api/admin/dailyLimits                    + - - + -
GET /api/admin/packages                       + - - + -
POST /api/admin/packages                      + - - + -
PUT /api/admin/packages/:id                   + - - + -
GET /api/admin/invoices                       + - - + -
POST /api/admin/invoices/:id/moves            + - - + -
`,
  memberRights: `
GET /api/company/companyAssets                             + + - +
GET /api/company/ledger                                    + - - +
GET /api/company/statement                                 + - - +
GET /api/company/packages                                  + - - +
GET /api/company/orders                                    + - - +
POST /api/company/orders                                   + - - +
GET /api/company/orders/:id                                + - - +
POST /api/company/orders/:id/voucher                       + - - +
POST /api/company/orders/:id/cancel                        + - - +
POST /api/company/orders/:id/payment                       + - - +
GET /api/company/invoices                                  + - - +
POST /api/company/invoices                                 + - - +
GET /api/company/invoiceTitles                             + - - +
DELETE /api/company/invoiceTitles/:id                      + - - +
`,
};
