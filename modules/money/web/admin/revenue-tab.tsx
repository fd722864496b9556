import type { TableColumnsType } from 'antd';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { price } from '../orders/order-words.ts';

type Line = AnswerOf<Api['GET /api/admin/ordersByMonth']>[number];

const amount = (title: string, key: string, of: (line: Line) => number): TableColumnsType<Line>[number] => ({
  title,
  key,
  align: 'right',
  render: (_, line) => <span className="tabular text-ink-1">{price(of(line))}</span>,
});

const columns: TableColumnsType<Line> = [
  { title: '月份', key: 'month', render: (_, { month }) => <span className="tabular">{month}</span> },
  { title: '套餐', key: 'packageName', render: (_, { packageName }) => packageName },
  { title: '收款订单', key: 'paid', align: 'right', render: (_, { paid }) => <span className="tabular">{paid}</span> },
  amount('收款', 'received', ({ received }) => received),
  amount('退款', 'refunded', ({ refunded }) => refunded),
  amount('净额', 'net', ({ received, refunded }) => received - refunded),
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
export function RevenueTab() {
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
