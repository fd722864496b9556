import { Button, DatePicker, Empty, Select, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PlatformPosting } from '#contract/ledger/ledger.ts';
import { ledgerUnits, platformAccounts, postingKinds } from '#contract/ledger/ledger-units.ts';
import { call } from '#web/api/browser-call.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { WideTable } from '#web/features/console/wide-table.tsx';
import { changeText } from '#web/features/orders/order-words.ts';
import { StatementButtons } from '#web/features/orders/statement-buttons.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { BooksSums } from './books-sums.tsx';
import { type PostingQuery, usePostings } from './use-finance.ts';

const accountText = (account: PlatformPosting['lines'][number]['account']) =>
  account === 'own' ? '单位' : platformAccounts[account];

const columns: TableColumnsType<PlatformPosting> = [
  {
    title: '时间',
    key: 'at',
    width: 120,
    render: (_, { at }) => <span className="tabular">{dayAndTime(at)}</span>,
  },
  { title: '类别', key: 'kind', width: 130, render: (_, { kind }) => postingKinds[kind] },
  {
    title: '说明',
    key: 'note',
    render: (_, { note, companyName }) => (
      <>
        <span className="text-ink-1">{note}</span>
        <p className="cut text-12 text-ink-3">{companyName}</p>
      </>
    ),
  },
  {
    title: '分录',
    key: 'lines',
    width: 380,
    render: (_, { id, lines }) => (
      <ul className="space-y-0.5 text-13">
        {lines.map(({ account, unit, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a posting never change
          <li key={`${id}-${at}`} className="flex gap-2">
            <span className="w-20 text-ink-3">{accountText(account)}</span>
            <span className="w-24">{ledgerUnits[unit].label}</span>
            <span className="tabular ml-auto text-ink-1">{changeText(amount, unit)}</span>
          </li>
        ))}
      </ul>
    ),
  },
];

type Account = 'cash' | 'income' | 'payable';
const accounts = (['cash', 'income', 'payable'] as const).map((value) => ({ value, label: platformAccounts[value] }));

/** The books of the platform or of one company, posting by posting, with their statement as a file. */
export function BooksTab() {
  const [params, setParams] = useSearchParams();
  const companyId = params.get('companyId') ?? undefined;
  const [range, setRange] = useState<Pick<PostingQuery, 'from' | 'to'>>({});
  const [page, setPage] = useState(1);
  const [account, setAccount] = useState<Account>('cash');
  const postings = usePostings({ companyId, ...range, page });
  const companyName = companyId && postings.data?.items[0]?.companyName;
  const everybody = () => {
    setPage(1);
    setParams({ tab: 'books' });
  };
  return (
    <>
      <BooksSums />
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        {companyId && (
          <span className="flex min-w-0 items-center gap-1 text-13 text-ink-2">
            <span className="cut">单位：{companyName || '所选单位'}</span>
            <Button type="link" size="small" onClick={everybody}>
              查看全部
            </Button>
          </span>
        )}
        <DatePicker.RangePicker
          aria-label="日期"
          onChange={(chosen) => {
            setPage(1);
            setRange({
              from: chosen?.[0]?.startOf('day').toISOString(),
              to: chosen?.[1]?.add(1, 'day').startOf('day').toISOString(),
            });
          }}
        />
        <span className="ml-auto flex flex-wrap justify-end gap-2">
          {!companyId && (
            <Select<Account>
              className="w-44!"
              aria-label="对账单的账户"
              prefix={<span className="text-ink-3">对账单</span>}
              options={accounts}
              value={account}
              onChange={setAccount}
            />
          )}
          <StatementButtons
            name={`对账单-${companyId ? companyName || '单位' : platformAccounts[account]}`}
            read={() =>
              call('GET /api/admin/statement', { query: { ...(companyId ? { companyId } : { account }), ...range } })
            }
          />
        </span>
      </div>
      {postings.isError ? (
        <LoadFailed title="总账没有加载出来" onRetry={postings.refetch} />
      ) : !postings.data ? (
        <RowsSkeleton />
      ) : (
        <WideTable label="总账">
          <Table<PlatformPosting>
            rowKey="id"
            columns={columns}
            dataSource={postings.data.items}
            tableLayout="fixed"
            scroll={{ x: 960 }}
            locale={{ emptyText: <Empty description="还没有账目" /> }}
            pagination={{
              current: page,
              pageSize: 20,
              total: postings.data.total,
              showSizeChanger: false,
              hideOnSinglePage: true,
              onChange: setPage,
              className: 'px-4',
            }}
          />
        </WideTable>
      )}
    </>
  );
}
