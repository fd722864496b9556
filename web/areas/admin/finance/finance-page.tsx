import { useSearchParams } from 'react-router';
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

/** 财务: orders to confirm, invoices to write, packages on sale, and the books. */
export function FinancePage() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'orders';
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs label="财务" tabs={tabs} active={tab} onChange={(key) => setParams({ tab: key })} />
        {tab === 'orders' && <OrdersTab />}
        {tab === 'invoices' && <InvoicesTab />}
        {tab === 'packages' && <PackagesTab />}
        {tab === 'books' && <BooksTab />}
      </section>
    </>
  );
}
