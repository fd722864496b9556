import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { useSession } from '#web/session/session-store.ts';
import { AssetsStrip } from './assets-strip.tsx';
import { InvoicesTab } from './invoices-tab.tsx';
import { LedgerTab, RecentLedger } from './ledger-tab.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { PackagesTab } from './packages-tab.tsx';

const tabs = [
  { key: 'packages', label: '套餐' },
  { key: 'orders', label: '订单' },
  { key: 'invoices', label: '发票' },
  { key: 'ledger', label: '账目' },
];

const views = { tab: viewOf(['packages', 'orders', 'invoices', 'ledger']) };

/** 结算: balances, purchases, payments and invoices. The tab and the open order are in the URL. */
export function SettlePage() {
  const { view, id, begin } = useListParams({}, views);
  const { tab } = view;
  const role = useSession((state) => state.companyJober?.role);
  const mayBuy = role === 'owner' || role === 'finance';
  const openOrder = (order: string) => begin({ tab: 'orders', id: order });
  return (
    <>
      <PageHead />
      <AssetsStrip />
      {mayBuy ? (
        <section className="mt-4 rounded-card border border-line bg-surface">
          <StateTabs label="结算" tabs={tabs} active={tab} onChange={(key) => begin({ tab: key })} />
          {tab === 'packages' && <PackagesTab onOrdered={openOrder} />}
          {tab === 'orders' && <OrdersTab onOpen={openOrder} onBuy={() => begin({ tab: 'packages' })} />}
          {tab === 'invoices' && <InvoicesTab onOrders={() => begin({ tab: 'orders' })} />}
          {tab === 'ledger' && <LedgerTab />}
        </section>
      ) : (
        <p className="mt-4 text-13 text-ink-3">套餐、订单、发票和账目由主管理员与财务办理。</p>
      )}
      {mayBuy && tab === 'packages' && <RecentLedger onAll={() => begin({ tab: 'ledger' })} />}
      <OrderDrawer id={tab === 'orders' ? id : null} onClose={() => begin({ tab })} />
    </>
  );
}
