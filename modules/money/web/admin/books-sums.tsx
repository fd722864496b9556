import { Button } from 'antd';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { shownAmount } from '#contract/ledger/ledger-units.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { price } from '../orders/order-words.ts';
import { moneyCalls } from './money-calls.ts';

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
          <p className="text-13 text-ink-3">{name}</p>
          <p className="tabular mt-1 text-20 font-semibold text-ink-1">{price(sum)}</p>
        </div>
      ))}
      <div className="p-4 max-lg:col-span-2" data-testid="books-check">
        <p className="text-13 text-ink-3">账目核对</p>
        <p className={`mt-1 flex items-center gap-2 text-16 font-semibold ${right ? 'text-ok' : 'text-err'}`}>
          <Icon size={18} aria-hidden="true" />
          {right ? (checks.length > 0 ? '账目相符' : '还没有核对') : `${data.faults.length} 处不符`}
        </p>
        <p className="tabular mt-1 text-12 text-ink-3">{checks.join('，')}</p>
        <Button size="small" className="mt-2" loading={checkBooks.isPending} onClick={() => void checkBooks.send({})}>
          核对全部账目
        </Button>
      </div>
    </div>
  );
}
