import { Pagination, Table } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RowsSkeleton } from '../list-skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useMedia } from '../use-media.ts';
import { PhoneRows } from './phone-rows.tsx';
import type { ListColumns, ListTable } from './row-parts.tsx';
import { pressOf } from './row-press.ts';

interface WideTableProps {
  /** The table's accessible name. */
  label: string;
  children: ReactNode;
}

/** Ant Design's table scrolls horizontally on a phone; this makes a table without links or buttons reachable by keyboard. */
function WideTable({ label, children }: WideTableProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = box.current?.querySelector<HTMLElement>('.ant-table-content');
    if (!scroller) return;
    scroller.tabIndex = 0;
    scroller.setAttribute('role', 'region');
    scroller.setAttribute('aria-label', label);
  });
  return <div ref={box}>{children}</div>;
}

export const PAGE_SIZE = 20;

interface Page<T> {
  items: readonly T[];
  total?: number;
  totalIsCapped?: boolean;
}

export interface ListQuery<T> {
  data: Page<T> | readonly T[] | undefined;
  isError: boolean;
  error?: Error | null;
  /** `idle` while nothing is asked, as before a search was typed. */
  fetchStatus?: string;
  refetch(): unknown;
}

/** Which page of a list is shown, and how another is. */
export interface ListPage {
  page: number;
  show(patch: { page: number }): void;
}

interface Props<T> {
  /** What the list is of: '订单'. */
  label: string;
  query: ListQuery<T>;
  /** Where the page stands in the address; absent for a list that is answered whole. */
  list?: ListPage;
  /** The rows as a table, on a phone as lines by the same columns … */
  columns?: ListColumns<T>;
  /** … or each as a line of its own, an `li`. */
  row?: (item: T, at: number, all: readonly T[]) => ReactNode;
  /** … or all of them by the page itself, where it needs to. */
  draw?: (items: readonly T[]) => ReactNode;
  /** Opens a row that was pressed; its name does the same. */
  onOpen?: (item: T) => void;
  /** Narrower than this the table scrolls sideways; absent for one that leaves columns out instead. */
  minWidth?: number;
  /** Why there is nothing, and what can be done about it. */
  empty: ReactNode;
  emptyAction?: ReactNode;
  /** Counts the things below the list: '条'. */
  unit?: string;
  /** Rows on a page, of a list that is answered whole. */
  pageSize?: number;
  /** The last page that the call answers. */
  lastPage?: number;
  table?: ListTable<T>;
}

const isPage = <T,>(data: Page<T> | readonly T[]): data is Page<T> => !Array.isArray(data);

/** A list of a console: its rows, its pages, and what stands there while it loads, where there is nothing, and where it failed. */
export function ConsoleList<T extends object>(props: Props<T>) {
  const {
    label,
    query,
    list,
    columns,
    row,
    draw,
    onOpen,
    minWidth,
    empty,
    emptyAction,
    unit,
    pageSize,
    lastPage = 100,
    table,
  } = props;
  const isPhone = useMedia('(max-width: 639.98px)');
  const [ownPage, setOwnPage] = useState(1);
  if (query.isError)
    return <LoadFailed title={`${label}没有加载出来`} error={query.error ?? null} onRetry={query.refetch} />;
  const data = query.data ?? (query.fetchStatus === 'idle' ? [] : undefined);
  if (!data) return <RowsSkeleton />;
  const { items, total = items.length, totalIsCapped = false }: Page<T> = isPage(data) ? data : { items: data };
  // No head stands over nothing.
  if (items.length === 0) return <EmptyState compact title={empty} action={emptyAction} />;
  const current = list?.page ?? ownPage;
  const size = pageSize ?? PAGE_SIZE;
  const paging = {
    pageSize: size,
    showSizeChanger: false,
    hideOnSinglePage: true,
    ...(unit ? { showTotal: () => `共 ${total}${totalIsCapped ? '+' : ''} ${unit}` } : {}),
  };
  /** The rows of this page, of a list that is answered whole. */
  const shown = isPage(data) && list ? items : items.slice((current - 1) * size, current * size);
  const pages = (
    <Pagination
      {...paging}
      simple={isPhone}
      align={isPhone ? 'center' : 'end'}
      className="border-t border-line p-4 empty:hidden"
      current={current}
      total={list ? Math.min(total, lastPage * size) : items.length}
      onChange={(page) => (list ? list.show({ page }) : setOwnPage(page))}
    />
  );
  if (draw)
    return (
      <>
        {draw(items)}
        {list && pages}
      </>
    );
  if (row)
    return (
      <>
        <ul aria-label={label} className="@container divide-y divide-line">
          {(list ? shown : items).map(row)}
        </ul>
        {list && pages}
      </>
    );
  const { rowKey = 'id' } = table ?? {};
  if (isPhone && columns)
    return (
      <>
        <PhoneRows
          label={label}
          columns={columns}
          items={shown}
          keyOf={(item) => String(typeof rowKey === 'function' ? rowKey(item) : item[rowKey as keyof T])}
          onOpen={onOpen}
          table={table}
        />
        {pages}
      </>
    );
  const rows = (
    <Table<T>
      className="[&_.ant-table-cell:first-child]:ps-4 [&_.ant-table-cell:last-child]:pe-4"
      rowKey={rowKey}
      columns={columns}
      dataSource={list ? shown : items}
      tableLayout="fixed"
      scroll={minWidth ? { x: minWidth } : undefined}
      {...(onOpen && {
        rowClassName: 'cursor-pointer',
        onRow: (item) => ({ ...pressOf(() => onOpen(item)) }),
      })}
      // It orders all of a list that is answered whole.
      pagination={list ? false : { ...paging, className: 'px-4' }}
      {...table}
    />
  );
  return (
    <>
      {minWidth ? <WideTable label={label}>{rows}</WideTable> : rows}
      {list && pages}
    </>
  );
}
