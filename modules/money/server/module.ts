import type { ServerModule } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import { demoVouchers } from '../demo/demo-voucher.ts';
import { ledgerHandlers } from './books/routes.ts';
import { tickOrders } from './by-the-clock.ts';
import { invoiceHandlers } from './invoices/invoice-routes.ts';
import { paymentsPlugin } from './payments/payments-plugin.ts';
import { REFUND_JOB, sendRefund } from './payments/send-refund.ts';
import { waitingVouchers } from './queries.ts';
import { orderHandlers } from './routes.ts';

const trade = { keep: '交易与账目按法律保存，只有账号编号，没有姓名和手机号' };

export const moneyServer = {
  name: 'money',
  handlers: (deps) => ({ ...ledgerHandlers(deps), ...orderHandlers(deps), ...invoiceHandlers() }),
  work: { vouchers: waitingVouchers },
  plugins: [paymentsPlugin],
  minuteTasks: [{ name: 'orders', act: (tx, _, now) => tickOrders(tx, now) }],
  jobHandlers: (deps) => ({ [REFUND_JOB]: ({ id }, tx) => sendRefund(deps, tx, String(id)) }),
  personalTables: {
    invoice: trade,
    invoice_event: trade,
    sales_order: trade,
    sales_order_event: trade,
    provider_refund: trade,
  },
  demoFiles: demoVouchers,
  loadDemo: (tx, random, now) => import('../demo/load-orders.ts').then(({ loadOrders }) => loadOrders(tx, random, now)),
} satisfies ServerModule<Deps>;
