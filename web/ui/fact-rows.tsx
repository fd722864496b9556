import type { ReactNode } from 'react';

export type FactRow = readonly [name: string, value: ReactNode];

/** Facts in two columns, whose widths and gaps the class gives; those without a value are left out. */
export const FactRows = ({ facts, className }: { facts: readonly FactRow[]; className: string }) => (
  <dl className={`grid text-14 ${className}`}>
    {facts
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="break-words text-ink-1">{value}</dd>
        </div>
      ))}
  </dl>
);
