import { DatePicker, Empty, Select, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { StatementLine } from '#contract/ledger/ledger.ts';
import { type LedgerUnit, ledgerUnits, postingKinds } from '#contract/ledger/ledger-units.ts';
import { call } from '#web/api/browser-call.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { WideTable } from '#web/features/console/wide-table.tsx';
import { changeText, holdingText } from '#web/features/orders/order-words.ts';
import { StatementButtons } from '#web/features/orders/statement-buttons.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { type LedgerQuery, useLedger } from './use-settle.ts';

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

/** The company's books with the running balance of each account, and the statement as a file. */
export function LedgerTab() {
  const [query, setQuery] = useState<LedgerQuery>({ page: 1 });
  const lines = useLedger(query);
  const change = (values: LedgerQuery) => setQuery((now) => ({ ...now, page: 1, ...values }));
  const { page: _, ...scope } = query;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 py-3">
        <Select<LedgerUnit>
          className="w-36!"
          allowClear
          placeholder="全部账目"
          aria-label="账目"
          options={Object.entries(ledgerUnits).map(([value, { label }]) => ({ value: value as LedgerUnit, label }))}
          onChange={(unit?: LedgerUnit) => change({ unit })}
        />
        <DatePicker.RangePicker
          aria-label="日期"
          onChange={(range) =>
            change({
              from: range?.[0]?.startOf('day').toISOString(),
              to: range?.[1]?.add(1, 'day').startOf('day').toISOString(),
            })
          }
        />
        <StatementButtons name="对账单" read={() => call('GET /api/company/statement', { query: scope })} />
      </div>
      {lines.isError ? (
        <LoadFailed title="账目没有加载出来" onRetry={lines.refetch} />
      ) : !lines.data ? (
        <RowsSkeleton />
      ) : (
        <WideTable label="账目">
          <Table<StatementLine>
            rowKey="id"
            columns={columns}
            dataSource={lines.data.items}
            tableLayout="fixed"
            scroll={{ x: 900 }}
            locale={{ emptyText: <Empty description="这段时间没有账目" /> }}
            pagination={{
              current: query.page ?? 1,
              pageSize: 20,
              total: lines.data.total,
              showSizeChanger: false,
              hideOnSinglePage: true,
              onChange: (page) => change({ page }),
              className: 'px-4',
            }}
          />
        </WideTable>
      )}
    </>
  );
}
