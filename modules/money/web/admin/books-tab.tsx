import { Button, Select, type TableColumnsType } from 'antd';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ledgerUnits, platformAccounts, postingKinds, shownAmount } from '#contract/ledger/ledger-units.ts';
import { call } from '#web/api/browser-call.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { column } from '#web/features/console/list/row-parts.tsx';
import { anyDay, anyText, timesOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { PlatformPosting } from '../../contract/ledger.ts';
import { timeColumn } from '../orders/order-columns.tsx';
import { changeText, price } from '../orders/order-words.ts';
import { StatementButtons } from '../orders/statement-buttons.tsx';
import { moneyCalls } from './money-calls.ts';

const accountText = (account: PlatformPosting['lines'][number]['account']) =>
  account === 'own' ? '单位' : platformAccounts[account];

const columns: TableColumnsType<PlatformPosting> = [
  timeColumn('时间', ({ at }) => at),
  column('类别', { width: 130 }, ({ kind }) => postingKinds[kind]),
  column('说明', {}, ({ note, companyName }) => (
    <>
      <span className="text-ink-1">{note}</span>
      <p className="cut text-14 text-ink-3">{companyName}</p>
    </>
  )),
  column('分录', { width: 380 }, ({ id, lines }) => (
    <ul className="space-y-0.5 text-14">
      {lines.map(({ account, unit, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a posting never change
        <li key={`${id}-${at}`} className="flex gap-2">
          <span className="w-20 text-ink-3">{accountText(account)}</span>
          <span className="w-24">{ledgerUnits[unit].label}</span>
          <span className="tabular ml-auto text-ink-1">{changeText(shownAmount(account, amount), unit)}</span>
        </li>
      ))}
    </ul>
  )),
];

type Account = 'cash' | 'income' | 'payable';
const accounts = (['cash', 'income', 'payable'] as const).map((value) => ({ value, label: platformAccounts[value] }));
const params = { companyId: anyText, from: anyDay, to: anyDay };
const filters: Filter[] = [{ kind: 'days', name: 'days', label: '日期' }];

/** The ledger of the platform or of one company, by posting, with its statement as a file. */
export function BooksTab() {
  const list = useListParams(params);
  const { companyId } = list.values;
  const times = timesOf(list.values);
  const [account, setAccount] = useState<Account>('cash');
  const postings = useCall('GET /api/admin/ledger', { query: { companyId, ...times, page: list.page } });
  const companyName = companyId && postings.data?.items[0]?.companyName;
  return (
    <>
      <BooksSums />
      <FilterBar filters={filters} values={list.values} onChange={list.show}>
        {companyId && (
          <span className="flex min-w-0 items-center gap-1 text-14 text-ink-2">
            <span className="cut">单位：{companyName || '所选单位'}</span>
            <Button type="link" size="small" onClick={list.clear}>
              查看全部
            </Button>
          </span>
        )}
        <span className="ml-auto flex flex-wrap justify-end gap-2">
          {!companyId && (
            <Select<Account>
              className="w-44"
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
              call('GET /api/admin/statement', { query: { ...(companyId ? { companyId } : { account }), ...times } })
            }
          />
        </span>
      </FilterBar>
      <ConsoleList label="总账" query={postings} list={list} columns={columns} minWidth={960} empty="还没有账目" />
    </>
  );
}

/** Sums of money, and the result of the ledger check. */
export function BooksSums() {
  const { data } = useCall(
    'GET /api/admin/ledgerBooks',
    {},
    // A requested check runs in the background.
    { background: true, refetchInterval: 15_000 },
  );
  const checkBooks = useAction('POST /api/admin/ledgerBooks/checks', { invalidates: moneyCalls });
  if (!data) return null;
  const sumOf = (account: Parameters<typeof shownAmount>[0]) =>
    shownAmount(account, data.accounts.find((row) => row.account === account && row.unit === 'fen')?.total ?? 0);
  const right = data.faults.length === 0;
  const Icon = right ? ShieldCheck : CircleAlert;
  const checks = [
    data.newest && `新增账目 ${dayAndTime(data.newest.at)} 核对`,
    data.full && `全部 ${data.full.entries} 笔 ${dayAndTime(data.full.at)} 核对`,
  ].filter(Boolean);
  const sums = [
    ['累计净收款', sumOf('cash')],
    ['套餐收入', sumOf('income')],
    ['单位余额', sumOf('own')],
    ['待退款项', sumOf('payable')],
  ] as const;
  return (
    <div className="grid grid-cols-5 border-b border-line max-lg:grid-cols-2">
      {sums.map(([name, sum]) => (
        <div key={name} className="border-line p-4 max-lg:border-b max-lg:odd:border-r lg:border-r">
          <p className="text-14 text-ink-3">{name}</p>
          <p className="tabular mt-1 text-20 font-semibold text-ink-1">{price(sum)}</p>
        </div>
      ))}
      <div className="p-4 max-lg:col-span-2" data-testid="books-check">
        <p className="text-14 text-ink-3">账目核对</p>
        <p className={`mt-1 flex items-center gap-2 text-16 font-semibold ${right ? 'text-ok' : 'text-err'}`}>
          <Icon size={18} aria-hidden="true" />
          {right ? (checks.length > 0 ? '账目相符' : '还没有核对') : `${data.faults.length} 处不符`}
        </p>
        <p className="tabular mt-1 text-14 text-ink-3">{checks.join('，')}</p>
        <Button size="small" className="mt-2" loading={checkBooks.isPending} onClick={() => void checkBooks.send({})}>
          核对全部账目
        </Button>
      </div>
    </div>
  );
}
