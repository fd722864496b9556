import type { ListColumn } from '#web/features/console/list/row-parts.tsx';
import { column } from '#web/features/console/list/row-parts.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { type InvoiceLine, invoiceKinds } from '../../contract/invoices.ts';
import { price } from './order-words.ts';

/** An amount of money. */
export const amountColumn = <T,>(of: (row: T) => number, title = '金额', width?: number): ListColumn<T> => ({
  title,
  key: title,
  width,
  align: 'right',
  className: 'tabular text-ink-1',
  render: (_, row) => price(of(row)),
});

export const timeColumn = <T,>(title: string, of: (row: T) => string): ListColumn<T> => ({
  title,
  key: 'at',
  width: 124,
  className: 'tabular',
  render: (_, row) => dayAndTime(of(row)),
});

/** Whom an invoice is for, with what is needed to issue it. */
export const titleColumn = (isFull: boolean): ListColumn<InvoiceLine> =>
  column('抬头', {}, ({ title: { name, kind, taxNumber, email, address, bank } }) => (
    <>
      <span className="font-semibold text-ink-1">{name}</span>
      <p className="tabular text-14 text-ink-3">
        {invoiceKinds[kind]} · {taxNumber}
      </p>
      {isFull && <p className="text-14 text-ink-3">{[email, address, bank].filter(Boolean).join(' · ')}</p>}
    </>
  ));
