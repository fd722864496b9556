import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { BooksTab } from './books-tab.tsx';
import { InvoicesTab } from './invoices-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { PackagesTab } from './packages-tab.tsx';

const tabs = [
  { key: 'orders', label: '订单' },
  { key: 'invoices', label: '发票' },
  { key: 'packages', label: '套餐' },
  { key: 'books', label: '总账' },
];

const views = { tab: viewOf(['orders', 'invoices', 'packages', 'books']) };

/** 财务: orders to confirm, invoices to issue, packages on sale, and the ledger. */
export function FinancePage() {
  const { view, begin } = useListParams({}, views);
  const { tab } = view;
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs label="财务" tabs={tabs} active={tab} onChange={(key) => begin({ tab: key })} />
        {tab === 'orders' && <OrdersTab />}
        {tab === 'invoices' && <InvoicesTab />}
        {tab === 'packages' && <PackagesTab />}
        {tab === 'books' && <BooksTab />}
      </section>
    </>
  );
}
