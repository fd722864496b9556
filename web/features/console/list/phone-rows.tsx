import { Checkbox, type TableColumnType } from 'antd';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ListColumn, ListColumns, ListTable, PhonePlace } from './row-parts.tsx';
import { pressOf } from './row-press.ts';

interface Props<T> {
  /** What the list is of: '订单'. */
  label: string;
  columns: ListColumns<T>;
  items: readonly T[];
  keyOf(item: T): string;
  onOpen: ((item: T) => void) | undefined;
  table: ListTable<T> | undefined;
}

const placeOf = <T,>({ phone, key, dataIndex }: ListColumn<T>): PhonePlace =>
  phone ?? (key === 'status' || dataIndex === 'status' ? 'end' : 'line');

/** A phone leaves out what a small laptop leaves out. */
const isShown = ({ responsive, phone }: Pick<ListColumn<object>, 'responsive' | 'phone'>) =>
  phone !== 'none' && !responsive?.some((size) => size === 'lg' || size === 'xl');

function cellOf<T>({ dataIndex, render }: TableColumnType<T>, item: T, index: number): ReactNode {
  // As antd's table has it: a column without an index is given the row.
  const value = typeof dataIndex === 'string' ? item[dataIndex as keyof T] : item;
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

const isNothing = (cell: ReactNode) => cell === null || cell === undefined || cell === false || cell === '';

/** A table on a phone: each row by its name, at the right its state, below them its facts, with the acts beside them. */
export function PhoneRows<T extends object>({ label, columns, items, keyOf, onOpen, table }: Props<T>) {
  const shown = (columns as ListColumn<T>[]).filter(isShown);
  const name =
    shown.find(({ rowScope }) => rowScope === 'row') ?? shown.find(({ width }) => width === undefined) ?? shown[0];
  const acts = shown.find(({ key }) => key === 'actions');
  const others = shown.filter((column) => column !== name && column !== acts);
  const ends = others.filter((column) => placeOf(column) === 'end');
  const facts = others.filter((column) => placeOf(column) === 'line');
  const { rowSelection, onRow, rowClassName } = table ?? {};
  const chosen = rowSelection?.selectedRowKeys ?? [];
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {items.map((item, index) => {
        const key = keyOf(item);
        const act = acts && <div className="-mb-[3px] ml-auto flex-none">{cellOf(acts, item, index)}</div>;
        const cellsOf = (of: readonly ListColumn<T>[]) =>
          of
            .map((column) => ({
              id: String(column.key ?? column.dataIndex ?? column.title),
              column,
              cell: cellOf(column, item, index),
            }))
            .filter(({ cell }) => !isNothing(cell));
        const [end, line] = [cellsOf(ends), cellsOf(facts)];
        return (
          <li
            key={key}
            {...pressOf(onOpen && (() => onOpen(item)))}
            {...onRow?.(item, index)}
            className={clsx(
              'flex gap-3 px-4 py-2.5',
              typeof rowClassName === 'function' ? rowClassName(item, index, 0) : rowClassName,
            )}
          >
            {rowSelection && (
              <Checkbox
                className="self-start pt-1.5"
                {...rowSelection.getCheckboxProps?.(item)}
                checked={chosen.includes(key)}
                onChange={({ target }) => {
                  const keys = target.checked ? [...chosen, key] : chosen.filter((one) => one !== key);
                  rowSelection.onChange?.(keys, [], { type: target.checked ? 'multiple' : 'none' });
                }}
              />
            )}
            <div className="min-w-0 flex-1">
              <div className="flex items-start gap-3">
                <div className="min-w-0 flex-1">{name && cellOf(name, item, index)}</div>
                {end.length > 0 ? (
                  <div className="flex flex-none flex-col items-end gap-1 text-right">
                    {end.map(({ id, cell }) => (
                      <div key={id}>{cell}</div>
                    ))}
                  </div>
                ) : (
                  act
                )}
              </div>
              {(line.length > 0 || end.length > 0) && (
                <div className="mt-1 flex items-end gap-3">
                  <dl className="flex min-w-0 flex-wrap items-center gap-x-3 text-14 text-ink-2">
                    {line.map(({ id, column, cell }) => (
                      <Cell key={id} column={column as CellProps['column']}>
                        {cell}
                      </Cell>
                    ))}
                  </dl>
                  {end.length > 0 && act}
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
