import clsx from 'clsx';
import { yuanText } from '#contract/money.ts';
import { Stat } from '#web/ui/stat.tsx';
import { type Contribution, contributions } from '../../contract/pay/insurance.ts';
import { percentText } from '../../contract/pay/share.ts';
import type { TakeHomeMonth } from '../../contract/pay/take-home.ts';

const sum = (parts: readonly bigint[]) => parts.reduce((all, part) => all + part, 0n);
const names = Object.keys(contributions) as Contribution[];

/** A phone shows deductions and net pay; other columns need a wider screen. */
const onPhones = (column: string) => !['税前', '预扣率'].includes(column);

/** The year's figures, and month by month. */
export function TakeHomeTable({ months }: { months: readonly TakeHomeMonth[] }) {
  const [first] = months;
  if (!first) return null;
  const { annuity } = first.contributions;
  const year = {
    gross: sum(months.map(({ gross }) => gross)),
    insurance: sum(months.map(({ insurance }) => insurance)),
    tax: sum(months.map(({ tax }) => tax)),
    net: sum(months.map(({ net }) => net)),
  };
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
        <Stat large value={yuanText(first.net)} unit="元" label="首月到手" />
        <Stat large value={yuanText(year.net)} unit="元" label="全年到手" />
        <Stat
          value={yuanText(year.insurance)}
          unit="元"
          label={annuity === undefined ? '全年五险一金（个人）' : '全年五险一金和年金（个人）'}
        />
        <Stat value={yuanText(year.tax)} unit="元" label="全年个税" />
      </div>
      <p className="mt-3 text-14 text-ink-2">
        每月缴纳：{names.map((name) => `${contributions[name]} ${yuanText(first.contributions[name])}`).join('，')}
        {annuity !== undefined && `，职业年金 ${yuanText(annuity)}`}
      </p>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full text-14 sm:min-w-120" data-testid="take-home">
          <thead className="text-ink-3">
            <tr>
              {['月份', '税前', '五险一金', '预扣率', '个税', '到手'].map((text) => (
                <th
                  key={text}
                  className={clsx('pb-1 text-right font-normal first:text-left', !onPhones(text) && 'max-sm:hidden')}
                >
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((one) => (
              <tr key={one.month} className="border-t border-line">
                <th className="py-1.5 text-left font-normal text-ink-1">{one.month} 月</th>
                <td className="tabular text-right max-sm:hidden">{yuanText(one.gross)}</td>
                <td className="tabular text-right">{yuanText(one.insurance)}</td>
                <td className="tabular text-right text-ink-3 max-sm:hidden">{percentText(one.rate)}%</td>
                <td className="tabular text-right">{yuanText(one.tax)}</td>
                <td className="num text-right">{yuanText(one.net)}</td>
              </tr>
            ))}
            <tr className="border-t border-line-strong font-semibold text-ink-1">
              <th className="py-1.5 text-left">全年</th>
              <td className="tabular text-right max-sm:hidden">{yuanText(year.gross)}</td>
              <td className="tabular text-right">{yuanText(year.insurance)}</td>
              <td className="max-sm:hidden" />
              <td className="tabular text-right">{yuanText(year.tax)}</td>
              <td className="tabular text-right">{yuanText(year.net)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
