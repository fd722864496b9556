import { Button, type TableColumnsType } from 'antd';
import { isSoldUnit, type LedgerUnit, ledgerUnits, postingKinds, quotaUnits } from '#contract/ledger/ledger-units.ts';
import { call } from '#web/api/browser-call.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import { choice, type Filter } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/row-parts.tsx';
import { actsColumn, column, RowActs, RowName } from '#web/features/console/list/row-parts.tsx';
import { anyDay, oneOf, timesOf, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { useSession } from '#web/session/session-store.ts';
import { Facts } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { InvoiceLine } from '../../contract/invoices.ts';
import type { StatementLine } from '../../contract/ledger.ts';
import { type OrderLine, payMethods } from '../../contract/order-shapes.ts';
import { invoice as machine, order as orderMachine } from '../../contract/order-state.ts';
import { amountColumn, timeColumn, titleColumn } from '../orders/order-columns.tsx';
import { changeText, holdingText, orderTones, price, unitsText } from '../orders/order-words.ts';
import { StatementButtons } from '../orders/statement-buttons.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { PackagesTab } from './packages-tab.tsx';
import { useAssets } from './use-settle.ts';

const ledgerColumns: TableColumnsType<StatementLine> = [
  column('时间', { width: 160, className: 'tabular' }, ({ at }) => `${dateText(at)} ${timeOfDay(at)}`),
  column('账目', { width: 120 }, ({ unit }) => ledgerUnits[unit].label),
  column('类别', { width: 130 }, ({ kind }) => postingKinds[kind]),
  { title: '说明', key: 'note', ellipsis: true, render: (_, { note }) => note },
  column('变动', { width: 150, align: 'right' }, ({ amount, unit }) => (
    <span className={`tabular ${amount < 0 ? 'text-ink-1' : 'text-ok'}`}>{changeText(amount, unit)}</span>
  )),
  column('余额', { width: 150, align: 'right', className: 'tabular text-ink-1' }, ({ balance, unit }) =>
    holdingText(balance, unit),
  ),
];

const params = { unit: oneOf(Object.keys(ledgerUnits) as LedgerUnit[]), from: anyDay, to: anyDay };
const filters: Filter[] = [
  choice(
    'unit',
    '全部账目',
    Object.entries(ledgerUnits).map(([value, { label }]) => ({ value, label })),
    { label: '账目', className: 'w-36' },
  ),
  { kind: 'days', name: 'days', label: '日期' },
];

/** The company's ledger with the running balance of each account, and the statement as a file. */
function LedgerTab() {
  const list = useListParams(params);
  const scope = { ...list.values, ...timesOf(list.values) };
  const lines = useCall('GET /api/company/ledger', { query: { ...scope, page: list.page } });
  return (
    <>
      <FilterBar filters={filters} values={list.values} onChange={list.show}>
        <StatementButtons name="对账单" read={() => call('GET /api/company/statement', { query: scope })} />
      </FilterBar>
      <ConsoleList
        label="账目"
        query={lines}
        list={list}
        columns={ledgerColumns}
        minWidth={900}
        empty="这段时间没有账目"
      />
    </>
  );
}

const labels = { packages: '套餐', orders: '订单', invoices: '发票', ledger: '账目' };
const tabs = Object.entries(labels).map(([key, label]) => ({ key, label }));
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
      <OrderDrawer id={tab === 'orders' ? id : null} onClose={() => begin({ tab })} />
    </>
  );
}

const tones = { requested: 'tag', issued: 'tag tag-ok', rejected: 'tag tag-err' };

const columns: TableColumnsType<InvoiceLine> = [
  titleColumn(false),
  column('订单', { width: 160, responsive: ['xl'] }, ({ packageName }) => packageName),
  amountColumn(({ amount }) => amount, '金额', 120),
  column('状态', { key: 'status', width: 230 }, ({ status, number, reason }) => (
    <>
      <span className={tones[status]}>{machine.labels.recruiter[status]}</span>
      <span className="tabular ml-2 text-14 text-ink-3">{number ?? reason}</span>
    </>
  )),
  timeColumn('申请时间', ({ requestedAt }) => requestedAt),
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

/** What ends first, the balance, and what is left of each quota. */
function AssetsStrip() {
  const assets = useAssets();
  if (assets.isError) return <LoadFailed title="资产没有加载出来" error={assets.error} onRetry={assets.refetch} />;
  if (!assets.data) return <Skeleton className="h-40 rounded-card" />;
  const { balance, quotas } = assets.data;
  const shown = quotas.filter(({ unit, left, used }) => isSoldUnit(unit) || left > 0 || used > 0);
  const ending = shown
    .flatMap(({ unit, nextExpiry }) => (nextExpiry ? [{ unit, ...nextExpiry }] : []))
    .toSorted((one, other) => one.at.localeCompare(other.at))[0];
  return (
    <section
      aria-label="单位资产"
      className="grid gap-x-10 gap-y-4 card p-5 max-sm:p-4 lg:grid-cols-[auto_minmax(0,1fr)]"
      data-testid="assets"
    >
      <div className="text-14 text-ink-3">
        {ending ? (
          <p className="tabular text-16 text-ink-1">
            最先到期的是{quotaUnits[ending.unit].label} {ending.count} {quotaUnits[ending.unit].measure}，
            {dateText(ending.at)} 到期
          </p>
        ) : (
          <p className="text-14 text-ink-2">还没有购买权益，每天的免费额度照常可用</p>
        )}
        <p className="tabular mt-1">余额 {price(balance)}</p>
      </div>
      <Facts
        className="tabular content-center"
        facts={shown.map(({ unit, left, used }) => ({
          label: quotaUnits[unit].label,
          about: quotaUnits[unit].about,
          value: (
            <span data-testid={`quota-${unit}`}>
              剩 {left.toLocaleString('en-US')}{' '}
              <span className="text-14 font-normal text-ink-3">
                / {(left + used).toLocaleString('en-US')} {quotaUnits[unit].measure}
              </span>
            </span>
          ),
        }))}
      />
    </section>
  );
}

const orderColumns = (onOpen: (id: string) => void): ListColumns<OrderLine> => [
  column('订单', { rowScope: 'row' }, ({ id, packageName, units }) => (
    <RowName name={packageName} about={unitsText(units)} onOpen={() => onOpen(id)} />
  )),
  amountColumn((line) => line.price, '金额', 120),
  column('付款方式', { width: 110, responsive: ['xl'] }, ({ method }) => payMethods[method]),
  column('状态', { key: 'status', width: 104 }, ({ status }) => (
    <span className={orderTones[status]}>{orderMachine.labels.recruiter[status]}</span>
  )),
  timeColumn('下单时间', ({ createdAt }) => createdAt),
  actsColumn(92, ({ id, packageName, moves, status, invoice }) => {
    const open = (label: string) => <RowActs of={packageName} main={{ label, onAct: () => onOpen(id) }} />;
    if (moves.includes('submit-voucher') || status === 'created') return open('去付款');
    return status === 'fulfilled' && !invoice && open('申请发票');
  }),
];

/** The company's orders, newest first. */
function OrdersTab({ onOpen, onBuy }: { onOpen(id: string): void; onBuy(): void }) {
  const list = useListParams({});
  const orders = useCall('GET /api/company/orders', { query: { page: list.page } });
  return (
    <ConsoleList
      label="订单"
      query={orders}
      list={list}
      columns={orderColumns(onOpen)}
      onOpen={({ id }) => onOpen(id)}
      minWidth={640}
      empty="还没有订单"
      emptyAction={<GhostButton onClick={onBuy}>看看套餐</GhostButton>}
    />
  );
}
