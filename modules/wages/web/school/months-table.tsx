import type { TableColumnsType } from 'antd';
import { yuanText } from '#contract/money.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import type { WageSlip } from '../../contract/wage-shapes.ts';
import { monthWords } from '../slips/wage-words.ts';

interface Month {
  month: string;
  slips: number;
  paid: number;
  grossFen: number;
  netFen: number;
}

/** The sums of each month's slips, the latest first; a corrected slip is not one of them. */
export function monthsOf(slips: readonly WageSlip[]): Month[] {
  const months = new Map<string, Month>();
  for (const { month, status, grossFen, netFen } of slips) {
    if (status === 'corrected') continue;
    const sum = months.get(month) ?? { month, slips: 0, paid: 0, grossFen: 0, netFen: 0 };
    months.set(month, {
      month,
      slips: sum.slips + 1,
      paid: sum.paid + (status === 'paid' ? 1 : 0),
      grossFen: sum.grossFen + grossFen,
      netFen: sum.netFen + netFen,
    });
  }
  return [...months.values()].toSorted((one, other) => other.month.localeCompare(one.month));
}

const money = (fen: number) => <span className="tabular">{yuanText(fen)}</span>;

const columns: TableColumnsType<Month> = [
  {
    title: '月份',
    key: 'month',
    rowScope: 'row',
    render: (_, { month }) => <span className="tabular font-semibold text-ink-1">{monthWords(month)}</span>,
  },
  { title: '应发', key: 'gross', width: 96, align: 'right', render: (_, one) => money(one.grossFen) },
  {
    title: '实发',
    key: 'net',
    width: 96,
    align: 'right',
    render: (_, one) => <b className="font-semibold text-ink-1">{money(one.netFen)}</b>,
  },
  {
    title: '已发放',
    key: 'paid',
    width: 84,
    align: 'right',
    render: (_, { paid, slips }) => (
      <span className="tabular">
        {paid} / {slips} 人
      </span>
    ),
  },
];

/** What each month cost, for the books. */
export const MonthsTable = ({ slips }: { slips: readonly WageSlip[] }) => (
  <ConsoleList
    label="各月合计"
    query={{ data: monthsOf(slips), isError: false, refetch: () => undefined }}
    columns={columns}
    pageSize={12}
    table={{ rowKey: 'month' }}
    empty="还没有工资条"
  />
);
