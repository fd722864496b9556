import type { ReactNode } from 'react';
import { yuanText } from '#contract/money.ts';
import type { WageSlip } from '../../contract/wage-shapes.ts';
import { quantityText } from './wage-words.ts';

interface RowProps {
  label: string;
  fen: number;
  minus?: boolean;
  /** Of the rows above it, under a line. */
  isSum?: boolean;
}

function Row({ label, fen, minus = false, isSum = false }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 py-1 ${isSum ? 'mt-1 border-t border-line pt-2' : ''}`}>
      <dt className="min-w-0 text-ink-2">{label}</dt>
      <dd className="num shrink-0 font-normal text-ink-1">
        {minus && '−'}
        {yuanText(fen)}
      </dd>
    </div>
  );
}

function Items({ of, minus }: { of: WageSlip['items']; minus?: boolean }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: items are frozen in their order, and two may be alike
  return of.map(({ name, fen }, at) => <Row key={at} label={name} fen={fen} minus={minus} />);
}

interface Props {
  slip: WageSlip;
  /** The days as a calendar, which takes the place of their table where there is room. */
  calendar?: ReactNode;
}

/** A slip's days, then what is earned with 应发 below it, and what is kept with 实发 below it, in yuan. Beside a calendar 实发 is in the head. */
export function SlipSheet({ slip, calendar }: Props) {
  const { unit } = slip;
  return (
    <div className="grid gap-x-8 gap-y-3 text-14 sm:grid-cols-2">
      <section aria-label="课时明细" className={calendar ? 'sm:col-span-2' : ''}>
        <h3 className={calendar ? 'mb-1 text-14 font-semibold text-ink-1' : 'sr-only'}>课时明细</h3>
        {calendar}
        <table className={`w-full ${calendar ? 'sm:hidden' : ''}`}>
          <thead className="sr-only">
            <tr>
              <th>日期</th>
              <th>课时</th>
              <th>金额</th>
            </tr>
          </thead>
          <tbody>
            {slip.lines.map(({ day, quantity, fen, note }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are frozen in their order, and two of a day may be alike
              <tr key={at} className="align-top">
                <td className="tabular py-1 pr-3 text-ink-2">
                  {day.slice(5)} {note && <span className="text-ink-3">{note}</span>}
                </td>
                <td className="tabular py-1 pr-3 text-right whitespace-nowrap text-ink-2">
                  {quantityText(quantity, unit)}
                </td>
                <td className="num py-1 text-right font-normal whitespace-nowrap text-ink-1">{yuanText(fen)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-label="金额" className={calendar ? 'grid gap-x-8 sm:col-span-2 sm:grid-cols-2' : ''}>
        <dl className="sm:row-span-2">
          <Row label={`课时费 ${quantityText(slip.quantity, unit)} × ${yuanText(slip.rateFen)} 元`} fen={slip.payFen} />
          <Items of={slip.items.filter(({ kind }) => kind !== 'deduct')} />
          <Row label="应发" fen={slip.grossFen} isSum />
        </dl>
        <dl>
          <Items of={slip.items.filter(({ kind }) => kind === 'deduct')} minus />
          {!calendar && (
            <div className="flex items-baseline justify-between border-t border-line pt-1">
              <dt className="font-semibold text-ink-1">实发</dt>
              <dd className="num text-16">{yuanText(slip.netFen)} 元</dd>
            </div>
          )}
        </dl>
        {/* What of the whole is paid out, and what is kept. */}
        <div className="mt-2 self-end text-12 text-ink-3" aria-hidden>
          <p className="flex h-2 gap-0.5">
            <span className="rounded-full bg-brand" style={{ flexGrow: Math.max(0, slip.netFen) }} />
            <span className="rounded-full bg-line-strong" style={{ flexGrow: slip.deductionFen }} />
          </p>
          {slip.deductionFen > 0 && (
            <p className="tabular mt-1 flex justify-between">
              <span>到手 {Math.round((100 * slip.netFen) / Math.max(1, slip.grossFen))}%</span>
              <span>扣 {yuanText(slip.deductionFen)}</span>
            </p>
          )}
        </div>
      </section>
      {slip.note && <p className="text-ink-2 sm:col-span-2">说明：{slip.note}</p>}
      {slip.disputeReason && (
        <div className="rounded-ctl bg-warm-tint px-3 py-2 text-warm-ink sm:col-span-2">
          <p>异议：{slip.disputeReason}</p>
          {slip.evidence.map((file) => (
            <a key={file.id} className="mr-3 underline" href={file.url} target="_blank" rel="noreferrer">
              {file.name}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
