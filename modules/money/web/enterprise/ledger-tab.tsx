import type { TableColumnsType } from 'antd';
import { type LedgerUnit, ledgerUnits, postingKinds } from '#contract/ledger/ledger-units.ts';
import { call } from '#web/api/browser-call.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { anyDay, oneOf, timesOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import type { StatementLine } from '../../contract/ledger.ts';
import { changeText, holdingText } from '../orders/order-words.ts';
import { StatementButtons } from '../orders/statement-buttons.tsx';

const columns: TableColumnsType<StatementLine> = [
  {
    title: '时间',
    key: 'at',
    width: 160,
    render: (_, { at }) => (
      <span className="tabular whitespace-nowrap">
        {dateText(at)} {timeOfDay(at)}
      </span>
    ),
  },
  { title: '账目', key: 'unit', width: 120, render: (_, { unit }) => ledgerUnits[unit].label },
  { title: '类别', key: 'kind', width: 130, render: (_, { kind }) => postingKinds[kind] },
  { title: '说明', key: 'note', ellipsis: true, render: (_, { note }) => note },
  {
    title: '变动',
    key: 'amount',
    width: 150,
    align: 'right',
    render: (_, { amount, unit }) => (
      <span className={`tabular ${amount < 0 ? 'text-ink-1' : 'text-ok'}`}>{changeText(amount, unit)}</span>
    ),
  },
  {
    title: '余额',
    key: 'balance',
    width: 150,
    align: 'right',
    render: (_, { balance, unit }) => <span className="tabular text-ink-1">{holdingText(balance, unit)}</span>,
  },
];

const params = { unit: oneOf(Object.keys(ledgerUnits) as LedgerUnit[]), from: anyDay, to: anyDay };
const filters: Filter[] = [
  {
    kind: 'choice',
    name: 'unit',
    label: '账目',
    className: 'w-36',
    placeholder: '全部账目',
    options: Object.entries(ledgerUnits).map(([value, { label }]) => ({ value, label })),
  },
  { kind: 'days', name: 'days', label: '日期' },
];

/** The company's ledger with the running balance of each account, and the statement as a file. */
export function LedgerTab() {
  const list = useListParams(params);
  const scope = { ...list.values, ...timesOf(list.values) };
  const lines = useCall('GET /api/company/ledger', { query: { ...scope, page: list.page } });
  return (
    <>
      <FilterBar filters={filters} values={list.values} onChange={list.show}>
        <StatementButtons name="对账单" read={() => call('GET /api/company/statement', { query: scope })} />
      </FilterBar>
      <ConsoleList label="账目" query={lines} list={list} columns={columns} minWidth={900} empty="这段时间没有账目" />
    </>
  );
}
