/** What an action with the platform's money may change. */
export const moneyCalls = [
  'GET /api/admin/orders',
  'GET /api/admin/orders/:id',
  'GET /api/admin/invoices',
  'GET /api/admin/packages',
  'GET /api/admin/ledger',
  'GET /api/admin/ledgerBooks',
] as const;
