/** Calls to refetch after a financial action of the platform. */
export const moneyCalls = [
  'GET /api/admin/orders',
  'GET /api/admin/orders/:id',
  'GET /api/admin/invoices',
  'GET /api/admin/packages',
  'GET /api/admin/ledger',
  'GET /api/admin/ledgerBooks',
  'GET /api/admin/reviews/:queue',
  'GET /api/admin/reviewCounts',
] as const;
