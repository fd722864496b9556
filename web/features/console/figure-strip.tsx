import type { ReactNode } from 'react';
import { Meter } from '#web/ui/progress.tsx';

interface Figure {
  label: string;
  value: ReactNode;
  unit?: string;
  /** What it says beside others: a change, a limit. */
  note?: ReactNode;
  meter?: { value: number; of: number };
}

/** The figures of a page in one line: each a number, what it counts, and where it is a share, its bar. */
export function FigureStrip({ figures, label }: { figures: readonly Figure[]; label?: string | undefined }) {
  return (
    <dl
      aria-label={label}
      className="mb-3 grid auto-cols-fr grid-flow-col gap-px overflow-hidden card max-lg:grid-flow-row max-lg:grid-cols-3 max-sm:grid-cols-2"
    >
      {figures.map(({ label: name, value, unit, note, meter }) => (
        <div
          key={name}
          className="grid grid-cols-[1fr_auto] content-start gap-x-2 px-4 py-2.5 shadow-[0_0_0_1px_var(--line)] max-sm:last:odd:col-span-2"
        >
          <dt className="row-start-2 text-14 whitespace-nowrap text-ink-3">{name}</dt>
          <dd
            className={`tabular col-span-2 row-start-1 flex items-baseline gap-1 text-28 leading-8 ${value === 0 ? 'text-ink-3' : 'font-semibold text-ink-1'}`}
          >
            {value}
            {unit && <span className="text-12 font-normal text-ink-3">{unit}</span>}
          </dd>
          {note && <dd className="tabular row-start-2 self-center text-12 whitespace-nowrap text-ink-3">{note}</dd>}
          {meter && (
            <dd className="col-span-2 mt-1.5">
              <Meter {...meter} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
