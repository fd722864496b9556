import { Empty, Pagination, Table } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RowsSkeleton } from '../list-skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useMedia } from '../use-media.ts';
import type { ListColumns, ListTable } from './list-columns.ts';
import { PhoneRows } from './phone-rows.tsx';
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
  const paging = {
    pageSize: pageSize ?? PAGE_SIZE,
    showSizeChanger: false,
    hideOnSinglePage: true,
    ...(list && {
      current: list.page,
      total: Math.min(total, lastPage * PAGE_SIZE),
      onChange: (page: number) => list.show({ page }),
    }),
    ...(unit ? { showTotal: () => `共 ${total}${totalIsCapped ? '+' : ''} ${unit}` } : {}),
  };
  const nothing = (
    <Empty className="py-8" description={empty}>
      {emptyAction}
    </Empty>
  );
  // No head stands over nothing.
  if (items.length === 0) return nothing;
  const pages = list && (
    <Pagination
      simple={isPhone}
      align={isPhone ? 'center' : 'end'}
      className="border-t border-line p-4 empty:hidden"
      {...paging}
    />
  );
  if (draw)
    return (
      <>
        {draw(items)}
        {pages}
      </>
    );
  if (row) {
    const from = list && pageSize ? (list.page - 1) * pageSize : 0;
    return (
      <>
        <ul aria-label={label} className="@container divide-y divide-line">
          {items.slice(from, pageSize && from + pageSize).map(row)}
        </ul>
        {pages}
      </>
    );
  }
  const { rowKey = 'id' } = table ?? {};
  if (isPhone && columns) {
    const from = list ? 0 : (ownPage - 1) * paging.pageSize;
    return (
      <>
        <PhoneRows
          label={label}
          columns={columns}
          items={items.slice(from, from + paging.pageSize)}
          keyOf={(item) => String(typeof rowKey === 'function' ? rowKey(item) : item[rowKey as keyof T])}
          onOpen={onOpen}
          table={table}
        />
        <Pagination
          className="border-t border-line p-4"
          simple
          align="center"
          total={items.length}
          current={ownPage}
          onChange={setOwnPage}
          {...paging}
        />
      </>
    );
  }
  const rows = (
    <Table<T>
      className="[&_.ant-table-cell:first-child]:ps-4 [&_.ant-table-cell:last-child]:pe-4"
      rowKey={rowKey}
      columns={columns}
      dataSource={items}
      tableLayout="fixed"
      scroll={minWidth ? { x: minWidth } : undefined}
      {...(onOpen && {
        rowClassName: 'cursor-pointer',
        onRow: (item) => ({ ...pressOf(() => onOpen(item)) }),
      })}
      pagination={{ ...paging, className: 'px-4' }}
      {...table}
    />
  );
  return minWidth ? <WideTable label={label}>{rows}</WideTable> : rows;
}
