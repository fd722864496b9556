import { useCall } from '#web/features/calls/use-call.ts';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { BooksTab } from './books-tab.tsx';
import { InvoicesTab } from './invoices-tab.tsx';
import { MoneySides } from './money-sides.tsx';
import { OrderFilters, OrdersTab } from './orders-tab.tsx';
import { PackagesTab } from './packages-tab.tsx';
import { RevenueTab } from './revenue-tab.tsx';

const views = { tab: viewOf(['orders', 'invoices', 'packages', 'revenue', 'books']) };

const labels = { orders: '订单', invoices: '发票', packages: '套餐', revenue: '收入', books: '总账' };
const tabs = Object.entries(labels).map(([key, label]) => ({ key, label }));

const away = { background: true, quiet: true } as const;

/** 财务: orders to confirm, invoices to issue, packages on sale, and the ledger. */
export function FinancePage() {
  const { view, begin, show } = useListParams({}, views);
  const { tab } = view;
  const vouchers = useCall('GET /api/admin/orders', { query: { status: 'voucher-submitted' } }, away);
  const requests = useCall('GET /api/admin/invoices', { query: { status: 'requested' } }, away);
  return (
    <>
      <PageHead />
      {vouchers.data && (
        <MoneySides
          vouchers={vouchers.data.items}
          invoices={requests.data}
          onOpen={(id) => (tab === 'orders' ? show({ id }) : begin({ tab: 'orders', id }))}
          onShow={begin}
        />
      )}
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="财务"
          tabs={tabs}
          active={tab}
          onChange={(key) => begin({ tab: key })}
          end={tab === 'orders' && <OrderFilters />}
        />
        {tab === 'orders' && <OrdersTab shown={vouchers.data?.items ?? []} />}
        {tab === 'invoices' && <InvoicesTab />}
        {tab === 'packages' && <PackagesTab />}
        {tab === 'revenue' && <RevenueTab />}
        {tab === 'books' && <BooksTab />}
      </section>
    </>
  );
}
