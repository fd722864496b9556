import type { TableColumnsType, TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { pressOf } from './row-press.ts';

interface Props<T> {
  /** What the list is of: '订单'. */
  label: string;
  columns: TableColumnsType<T>;
  items: readonly T[];
  keyOf(item: T): string;
  onOpen: ((item: T) => void) | undefined;
}

/** A phone leaves out what a small laptop leaves out. */
const isShown = ({ responsive }: Pick<TableColumnType<object>, 'responsive'>) =>
  !responsive?.some((size) => size === 'lg' || size === 'xl');

function cellOf<T>({ dataIndex, render }: TableColumnType<T>, item: T, index: number): ReactNode {
  const value = typeof dataIndex === 'string' ? item[dataIndex as keyof T] : undefined;
  return (render ? render(value, item, index) : value) as ReactNode;
}

interface CellProps {
  column: Pick<TableColumnType<object>, 'align' | 'title'>;
  children: ReactNode;
}

/** A number stands beside what it counts; what other values are can be seen. */
function Cell({ column: { align, title }, children }: CellProps) {
  return (
    <div className="flex max-w-full min-w-0 items-baseline gap-1">
      <dt className={align === 'right' ? 'text-ink-3' : 'sr-only'}>{title as ReactNode}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** A table on a phone: each row by its name and acts, and below them the other columns as a line that wraps. */
export function PhoneRows<T extends object>({ label, columns, items, keyOf, onOpen }: Props<T>) {
  const shown = (columns as TableColumnType<T>[]).filter(isShown);
  const name =
    shown.find(({ rowScope }) => rowScope === 'row') ?? shown.find(({ width }) => width === undefined) ?? shown[0];
  const acts = shown.find(({ key }) => key === 'actions');
  const others = shown.filter((column) => column !== name && column !== acts);
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {items.map((item, index) => (
        <li key={keyOf(item)} className="px-4 py-3" {...pressOf(onOpen && (() => onOpen(item)))}>
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 flex-1">{name && cellOf(name, item, index)}</div>
            {acts && <div className="flex-none">{cellOf(acts, item, index)}</div>}
          </div>
          {others.length > 0 && (
            <dl className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-ink-2">
              {others.map((column) => (
                <Cell key={String(column.key ?? column.dataIndex)} column={column as CellProps['column']}>
                  {cellOf(column, item, index)}
                </Cell>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
