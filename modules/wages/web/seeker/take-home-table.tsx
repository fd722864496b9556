import { yuanText } from '#contract/money.ts';
import { Stat } from '#web/ui/stat.tsx';
import { type Contribution, contributions } from '../../contract/pay/insurance.ts';
import { percentText } from '../../contract/pay/share.ts';
import type { TakeHomeMonth } from '../../contract/pay/take-home.ts';

const names = Object.keys(contributions) as Contribution[];

type Amount = 'gross' | 'insurance' | 'tax' | 'net';

/** A phone shows deductions and net pay; other columns need a wider screen. */
const columns: { head: string; of: Amount | 'rate'; look: string }[] = [
  { head: '税前', of: 'gross', look: 'tabular text-right max-sm:hidden' },
  { head: '五险一金', of: 'insurance', look: 'tabular text-right' },
  { head: '预扣率', of: 'rate', look: 'tabular text-right text-ink-3 max-sm:hidden' },
  { head: '个税', of: 'tax', look: 'tabular text-right' },
  { head: '到手', of: 'net', look: 'num text-right' },
];

/** What is left of the first month and of the year, and month by month. */
export function TakeHomeTable({ months }: { months: readonly TakeHomeMonth[] }) {
  const [first] = months;
  if (!first) return null;
  const { annuity } = first.contributions;
  const year = (of: Amount) => yuanText(months.reduce((all, month) => all + month[of], 0n));
  return (
    <>
      <div className="flex flex-wrap gap-x-10 gap-y-2">
        <Stat large value={yuanText(first.net)} unit="元" label="首月到手" />
        <Stat large value={year('net')} unit="元" label="全年到手" />
      </div>
      <p className="mt-3 text-14 text-ink-2">
        每月缴纳：{names.map((name) => `${contributions[name]} ${yuanText(first.contributions[name])}`).join('，')}
        {annuity !== undefined && `，职业年金 ${yuanText(annuity)}`}
      </p>
      <table className="mt-4 w-full text-14" data-testid="take-home">
        <thead className="text-ink-3">
          <tr>
            <th className="pb-1 text-left font-normal">月份</th>
            {columns.map(({ head, look }) => (
              <th key={head} className={`pb-1 font-normal ${look}`}>
                {head === '五险一金' && annuity !== undefined ? '五险一金和年金' : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month} className="border-t border-line">
              <th className="py-1.5 text-left font-normal text-ink-1">{one.month} 月</th>
              {columns.map(({ of, look }) => (
                <td key={of} className={look}>
                  {of === 'rate' ? `${percentText(one.rate)}%` : yuanText(one[of])}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line-strong font-semibold text-ink-1">
            <th className="py-1.5 text-left">全年</th>
            {columns.map(({ of, look }) => (
              <td key={of} className={look}>
                {of !== 'rate' && year(of)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}
