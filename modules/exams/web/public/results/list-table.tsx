import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<T> {
  head: string;
  cell(row: T, at: number): ReactNode;
  /** Of the head and of every cell. */
  look?: string | false;
  /** Its cell names the row. */
  isName?: boolean;
}

interface Props<T> {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  lookOf(row: T, at: number): string | false;
}

const pad = 'px-3 first:pl-6 last:pr-6 max-sm:px-1.5 max-sm:first:pl-4';

/** A published list; it scrolls sideways where it is narrow. */
export const ListTable = <T extends { id: string }>({ label, columns, rows, lookOf }: Props<T>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
  <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
    <table className="w-full text-left text-14">
      <thead className="bg-fill text-ink-3">
        <tr>
          {columns.map(({ head, look }) => (
            <th key={head} scope="col" className={clsx(pad, 'py-2 font-normal whitespace-nowrap', look)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular">
        {rows.map((row, at) => (
          <tr key={row.id} className={clsx('border-t border-line', lookOf(row, at))}>
            {columns.map(({ head, cell, look, isName }) => {
              const Cell = isName ? 'th' : 'td';
              return (
                <Cell
                  key={head}
                  scope={isName ? 'row' : undefined}
                  className={clsx(pad, 'relative py-2.5 font-normal', look)}
                >
                  {cell(row, at)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
