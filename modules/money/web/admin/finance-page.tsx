import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import { choice, type Filter } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/row-parts.tsx';
import { actsColumn, column, RowActs, RowName } from '#web/features/console/list/row-parts.tsx';
import { stateOptions } from '#web/features/console/list/state-options.ts';
import { StateWord } from '#web/features/console/list/state-word.tsx';
import { anyText, oneOf, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { type OperatorOrderLine, payMethods } from '../../contract/order-shapes.ts';
import { order as machine, type OrderState } from '../../contract/order-state.ts';
import { amountColumn } from '../orders/order-columns.tsx';
import { shortPrice } from '../orders/order-words.ts';
import { BooksTab } from './books-tab.tsx';
import { InvoicesTab } from './invoices-tab.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { PackagesTab } from './packages-tab.tsx';

const states = [
  'voucher-submitted',
  'created',
  'fulfilled',
  'refunding',
  'refunded',
  'expired',
] as const satisfies readonly OrderState[];

/** What waits for an operator. */
const dots: Partial<Record<OrderState, string>> = {
  'voucher-submitted': 'bg-brand',
  refunding: 'bg-brand',
};

/** The digits by which orders are told apart; the others are read out, and found by the search. */
const TAIL = 8;

const isWaiting = ({ moves }: OperatorOrderLine) => moves.includes('confirm-voucher');

const columnsOf = (onOpen: (id: string) => void, isAnyWaiting: boolean): ListColumns<OperatorOrderLine> => [
  column('单位', { rowScope: 'row', width: 180 }, ({ id, companyName }) => (
    <RowName name={companyName} onOpen={() => onOpen(id)} />
  )),
  column('订单', { width: 96 }, ({ number }) => (
    <span className="tabular text-ink-3" title={number}>
      <span aria-hidden="true">…</span>
      <span className="sr-only">{number.slice(0, -TAIL)}</span>
      {number.slice(-TAIL)}
    </span>
  )),
  // Nearly all pay by transfer: only another way is said.
  column('套餐', { width: 96 }, ({ packageName, method }) => (
    <>
      {packageName}
      {method !== 'transfer' && <span className="ml-2 text-12 text-ink-3">{payMethods[method]}</span>}
    </>
  )),
  column('金额', { width: 84, align: 'right' }, (line) => (
    <b className="tabular font-semibold text-ink-1">{shortPrice(line.price)}</b>
  )),
  column('状态', { key: 'status', width: 136, className: 'sm:ps-10' }, ({ status, needsTwo, firstEyes }) => (
    <StateWord
      dot={dots[status]}
      strong={status in dots}
      below={status === 'voucher-submitted' && needsTwo && (firstEyes ? '待二次确认' : '须两人确认')}
    >
      {machine.labels.operator[status]}
    </StateWord>
  )),
  {
    title: <span className="max-sm:sr-only">下单时间</span>,
    key: 'at',
    width: 100,
    align: 'right',
    render: (_, { createdAt }) => <span className="tabular text-ink-2">{dayAndTime(createdAt)}</span>,
  },
  // The row itself opens; what waits has its button.
  ...(isAnyWaiting
    ? [
        actsColumn<OperatorOrderLine>(
          88,
          (order) =>
            isWaiting(order) && (
              <RowActs of={order.companyName} main={{ label: '核对', strong: true, onAct: () => onOpen(order.id) }} />
            ),
        ),
      ]
    : []),
];

const filters: Filter[] = [
  choice('status', '全部状态', stateOptions(states, machine.labels.operator), { label: '订单状态', className: 'w-36' }),
  { kind: 'search', name: 'keyword', label: '搜索订单', placeholder: '订单号或单位名称' },
];

const useOrderList = () => useListParams({ keyword: anyText, status: oneOf(states) });

/** In the line of the tabs: a state, and words. */
function OrderFilters() {
  const { values, show } = useOrderList();
  return <FilterBar filters={filters} values={values} onChange={show} />;
}

/** Orders by state; those with a pending voucher come first. */
function OrdersTab() {
  const list = useOrderList();
  const { status, keyword } = list.values;
  const orders = useCall('GET /api/admin/orders', {
    query: { status, keyword, page: list.page },
  });
  const items = orders.data?.items ?? [];
  return (
    <>
      <ConsoleList
        label="订单"
        query={orders}
        list={list}
        columns={columnsOf((id) => list.show({ id }), items.some(isWaiting))}
        onOpen={({ id }) => list.show({ id })}
        minWidth={720}
        unit="笔"
        empty={status === 'voucher-submitted' ? '没有待核对的凭证，上传新凭证后会排在这里' : '没有这样的订单'}
      />
      <OrderDrawer id={list.id} onClose={() => list.show({ id: null })} />
    </>
  );
}

const views = { tab: viewOf(['orders', 'invoices', 'packages', 'revenue', 'books']) };

const labels = { orders: '订单', invoices: '发票', packages: '套餐', revenue: '收入', books: '总账' };
const tabs = Object.entries(labels).map(([key, label]) => ({ key, label }));

/** 财务: orders to confirm, invoices to issue, packages on sale, and the ledger. */
export function FinancePage() {
  const { view, begin } = useListParams({}, views);
  const { tab } = view;
  return (
    <>
      <PageHead />
      <section className="card">
        <StateTabs
          label="财务"
          tabs={tabs}
          active={tab}
          onChange={(key) => begin({ tab: key })}
          end={tab === 'orders' && <OrderFilters />}
        />
        {tab === 'orders' && <OrdersTab />}
        {tab === 'invoices' && <InvoicesTab />}
        {tab === 'packages' && <PackagesTab />}
        {tab === 'revenue' && <RevenueTab />}
        {tab === 'books' && <BooksTab />}
      </section>
    </>
  );
}

type Line = AnswerOf<Api['GET /api/admin/ordersByMonth']>[number];

const columns: ListColumns<Line> = [
  { title: '月份', dataIndex: 'month', className: 'tabular' },
  { title: '套餐', dataIndex: 'packageName' },
  { title: '收款订单', dataIndex: 'paid', align: 'right', className: 'tabular' },
  amountColumn(({ received }) => received, '收款'),
  amountColumn(({ refunded }) => refunded, '退款'),
  amountColumn(({ received, refunded }) => received - refunded, '净额'),
];

/** The sums of each month before its packages. */
function withSums(lines: readonly Line[]): Line[] {
  const months = [...new Set(lines.map(({ month }) => month))];
  return months.flatMap((month) => {
    const own = lines.filter((line) => line.month === month);
    const sum = (of: (line: Line) => number) => own.reduce((all, line) => all + of(line), 0);
    const whole = {
      month,
      packageName: '合计',
      paid: sum(({ paid }) => paid),
      received: sum(({ received }) => received),
      refunded: sum(({ refunded }) => refunded),
    };
    return own.length > 1 ? [whole, ...own] : own;
  });
}

/** 收入: money received and given back by month and package. */
function RevenueTab() {
  const { data, ...query } = useCall('GET /api/admin/ordersByMonth', {});
  return (
    <ConsoleList
      label="收入"
      query={{ ...query, data: data && withSums(data) }}
      columns={columns}
      minWidth={640}
      empty="最近 12 个月没有收款"
      table={{ rowKey: ({ month, packageName }) => `${month} ${packageName}` }}
    />
  );
}
