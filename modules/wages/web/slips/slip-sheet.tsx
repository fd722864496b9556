import { yuanText } from '#contract/money.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import type { Tone } from '#web/ui/tag.tsx';
import type { WageSlip } from '../../contract/wage-shapes.ts';
import { quantityText } from '../../contract/wage-words.ts';

export const slipTones: Record<WageSlip['status'], Tone> = {
  draft: 'plain',
  issued: 'brand',
  disputed: 'plain',
  confirmed: 'ok',
  corrected: 'plain',
  paid: 'ok',
};

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
  /** Whether 实发 stands in a head above. */
  hasHead?: boolean;
}

/** A slip's days, then what is earned with 应发 below it, and what is kept with 实发 below it, in yuan. */
export function SlipSheet({ slip, hasHead = false }: Props) {
  const { unit } = slip;
  return (
    <div className="grid gap-x-8 gap-y-3 text-14 sm:grid-cols-2">
      <section aria-label="课时明细">
        <h3 className="sr-only">课时明细</h3>
        <table className="w-full">
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
      <section aria-label="金额">
        <dl>
          <Row label={`课时费 ${quantityText(slip.quantity, unit)} × ${yuanText(slip.rateFen)} 元`} fen={slip.payFen} />
          <Items of={slip.items.filter(({ kind }) => kind !== 'deduct')} />
          <Row label="应发" fen={slip.grossFen} isSum />
        </dl>
        <dl>
          <Items of={slip.items.filter(({ kind }) => kind === 'deduct')} minus />
          {!hasHead && (
            <div className="flex items-baseline justify-between border-t border-line pt-1">
              <dt className="font-semibold text-ink-1">实发</dt>
              <dd className="num text-16">{yuanText(slip.netFen)} 元</dd>
            </div>
          )}
        </dl>
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

/** Saves a proof as a file. */
export function saveProof({ name, base64 }: { name: string; sha256: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  saveFile(name, new Blob([bytes], { type: 'application/pdf' }));
}
