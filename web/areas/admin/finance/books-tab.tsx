import { Button, Empty, Result, Table, type TableColumnsType } from 'antd';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { PlatformPosting } from '#contract/ledger.ts';
import { ledgerUnits, platformAccounts, postingKinds } from '#contract/ledger-units.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { changeText, price } from '#web/features/orders/order-words.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { useBooks, useDeeds, usePostings } from './use-finance.ts';

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

/** The sums in money, and whether the books are right. */
function Sums() {
  const { data } = useBooks();
  const { checkBooks } = useDeeds();
  if (!data) return null;
  const sumOf = (account: string) =>
    data.accounts.find((row) => row.account === account && row.unit === 'fen')?.total ?? 0;
  const right = data.faults.length === 0;
  const Icon = right ? ShieldCheck : CircleAlert;
  const sums = [
    ['累计净收款', -sumOf('cash')],
    ['套餐收入', sumOf('income')],
    ['单位余额', sumOf('own')],
    ['待退款项', sumOf('payable')],
  ] as const;
  return (
    <div className="grid grid-cols-5 divide-x divide-line border-b border-line max-lg:grid-cols-2">
      {sums.map(([name, sum]) => (
        <div key={name} className="p-4">
          <p className="text-13 text-ink-3">{name}</p>
          <p className="tabular mt-1 text-20 font-semibold text-ink-1">{price(sum)}</p>
        </div>
      ))}
      <div className="p-4" data-testid="books-check">
        <p className="text-13 text-ink-3">账目核对</p>
        <p className={`mt-1 flex items-center gap-2 text-16 font-semibold ${right ? 'text-ok' : 'text-err'}`}>
          <Icon size={18} aria-hidden="true" />
          {right ? (data.newest ? '账目相符' : '还没有核对') : `${data.faults.length} 处不符`}
        </p>
        <p className="tabular mt-1 text-12 text-ink-3">
          {data.newest && `新增账目 ${dayAndTime(data.newest.at)} 核对`}
          {data.full && `，全部 ${data.full.entries} 笔 ${dayAndTime(data.full.at)}`}
        </p>
        <Button size="small" className="mt-2" loading={checkBooks.isPending} onClick={() => checkBooks.mutate()}>
          核对全部账目
        </Button>
      </div>
    </div>
  );
}

/** The books of the platform, posting by posting. */
export function BooksTab() {
  const [page, setPage] = useState(1);
  const postings = usePostings(page);
  return (
    <>
      <Sums />
      {postings.isError ? (
        <Result
          status="warning"
          title="总账没有加载出来"
          extra={<Button onClick={() => void postings.refetch()}>重试</Button>}
        />
      ) : !postings.data ? (
        <RowsSkeleton />
      ) : (
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
      )}
    </>
  );
}
