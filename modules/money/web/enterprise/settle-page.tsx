import { Button, type TableColumnsType } from 'antd';
import { isSoldUnit, quotaUnits } from '#contract/ledger/ledger-units.ts';
import { dayMs } from '#contract/months.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { dateText, daysUntil } from '#web/features/time/time-text.ts';
import { useSession } from '#web/session/session-store.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { invoice as machine } from '../../contract/invoice-state.ts';
import { type InvoiceLine, invoiceKinds } from '../../contract/invoices.ts';
import { price } from '../orders/order-words.ts';
import { LedgerTab, RecentLedger } from './ledger-tab.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { daysOfUse, runsOut } from './package-choice.ts';
import { PackagesTab } from './packages-tab.tsx';
import { useAssets } from './use-settle.ts';

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
        <section className="mt-4 card">
          <StateTabs label="结算" tabs={tabs} active={tab} onChange={(key) => begin({ tab: key })} />
          {tab === 'packages' && <PackagesTab onOrdered={openOrder} />}
          {tab === 'orders' && <OrdersTab onOpen={openOrder} onBuy={() => begin({ tab: 'packages' })} />}
          {tab === 'invoices' && <InvoicesTab onOrders={() => begin({ tab: 'orders' })} />}
          {tab === 'ledger' && <LedgerTab />}
        </section>
      ) : (
        <p className="mt-4 text-14 text-ink-3">套餐、订单、发票和账目由主管理员与财务办理。</p>
      )}
      {mayBuy && tab === 'packages' && <RecentLedger onAll={() => begin({ tab: 'ledger' })} />}
      <OrderDrawer id={tab === 'orders' ? id : null} onClose={() => begin({ tab })} />
    </>
  );
}

const tones = { requested: 'tag tag-warm', issued: 'tag tag-ok', rejected: 'tag tag-err' };

const columns: TableColumnsType<InvoiceLine> = [
  {
    title: '抬头',
    key: 'title',
    render: (_, { title }) => (
      <>
        <span className="font-semibold text-ink-1">{title.name}</span>
        <p className="tabular cut text-12 text-ink-3">
          {invoiceKinds[title.kind]} · {title.taxNumber}
        </p>
      </>
    ),
  },
  { title: '订单', key: 'order', width: 160, responsive: ['xl'], render: (_, { packageName }) => packageName },
  {
    title: '金额',
    key: 'amount',
    width: 120,
    align: 'right',
    render: (_, { amount }) => <span className="tabular text-ink-1">{price(amount)}</span>,
  },
  {
    title: '状态',
    key: 'status',
    width: 230,
    render: (_, { status, number, reason }) => (
      <>
        <span className={tones[status]}>{machine.labels.recruiter[status]}</span>
        <span className="tabular ml-2 text-12 text-ink-3">{number ?? reason}</span>
      </>
    ),
  },
  {
    title: '申请时间',
    key: 'at',
    width: 124,
    render: (_, { requestedAt }) => <span className="tabular">{dayAndTime(requestedAt)}</span>,
  },
];

/** Requested invoices. */
function InvoicesTab({ onOrders }: { onOrders(): void }) {
  const list = useListParams({});
  const invoices = useCall('GET /api/company/invoices', { query: { page: list.page } });
  return (
    <ConsoleList
      label="发票"
      query={invoices}
      list={list}
      columns={columns}
      minWidth={640}
      empty="还没有发票，订单生效后可以申请"
      emptyAction={<Button onClick={onOrders}>查看订单</Button>}
    />
  );
}

/** What runs out first, the balance, and what is left of each quota. */
function AssetsStrip() {
  const assets = useAssets();
  const role = useSession((state) => state.companyJober?.role);
  const mayRead = role === 'owner' || role === 'finance';
  const orders = useCall('GET /api/company/orders', mayRead ? { query: {} } : null, { background: true, quiet: true });
  const days = daysOfUse(orders.data?.items ?? []);
  if (assets.isError) return <LoadFailed title="资产没有加载出来" error={assets.error} onRetry={assets.refetch} />;
  if (!assets.data) return <Skeleton className="h-40 rounded-card" />;
  const { balance, quotas } = assets.data;
  const now = Date.now();
  const shown = quotas
    .filter(({ unit, left, used }) => isSoldUnit(unit) || left > 0 || used > 0)
    .map((quota) => {
      const out = runsOut(quota, days, now)?.getTime() ?? null;
      const end = quota.nextExpiry && Date.parse(quota.nextExpiry.at);
      return { ...quota, out, end, isShort: out !== null && end !== null && out < end };
    });
  const first = shown.toSorted((one, other) => (one.end ?? Number.MAX_VALUE) - (other.end ?? Number.MAX_VALUE))[0];
  const ending = first?.nextExpiry;
  const together = shown.every(
    ({ nextExpiry }) => !nextExpiry || dateText(nextExpiry.at) === dateText(ending?.at ?? ''),
  );
  const scarce = shown.filter(({ isShort }) => isShort).toSorted((one, other) => (one.out ?? 0) - (other.out ?? 0))[0];
  const headline = scarce ? scarce.out : first?.end;
  return (
    <section
      aria-label="单位资产"
      className="grid gap-x-10 gap-y-4 card p-5 max-sm:p-4 lg:grid-cols-[auto_minmax(0,1fr)]"
      data-testid="assets"
    >
      <div className="text-14 text-ink-3">
        {headline ? (
          <p className="text-16 font-semibold text-ink-1">
            <b className="num mr-1.5 text-28 leading-10">{daysUntil(new Date(headline).toISOString(), now)}</b>
            天后{scarce ? `${quotaUnits[scarce.unit].label}用完` : '有权益到期'}
          </p>
        ) : (
          <p className="text-14 text-ink-2">还没有购买权益，每天的免费额度照常可用</p>
        )}
        {scarce?.out && scarce.end && (
          <p className="tabular mt-1">
            照现在的用量是 {dateText(new Date(scarce.out).toISOString())}，比到期早{' '}
            {Math.round((scarce.end - scarce.out) / dayMs)} 天
          </p>
        )}
        {!scarce && headline && days && <p className="mt-1">照现在的用量，到期前够用</p>}
        {first && ending && (
          <p className="tabular mt-1">
            {together
              ? '已购权益 '
              : `最先到期的是${quotaUnits[first.unit].label} ${ending.count} ${quotaUnits[first.unit].measure}，`}
            {dateText(ending.at)} 到期
            {scarce && `，还有 ${daysUntil(ending.at, now)} 天`}
          </p>
        )}
        <p className="tabular mt-1">余额 {price(balance)}</p>
      </div>
      <dl className="facts content-center">
        {shown.map(({ unit, left, used, out, isShort }) => (
          <div key={unit} title={quotaUnits[unit].about} data-testid={`quota-${unit}`}>
            <dt>{quotaUnits[unit].label}</dt>
            <dd className="tabular">
              剩 {left.toLocaleString('en-US')}{' '}
              <span className="text-14 font-normal text-ink-3">
                / {(left + used).toLocaleString('en-US')} {quotaUnits[unit].measure}
              </span>
            </dd>
            {isShort && out && (
              <dd className="tabular text-14 font-normal text-ink-3">{dateText(new Date(out).toISOString())} 用完</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
