import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Button } from 'antd';
import clsx from 'clsx';
import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { offlineOr } from '#web/ui/online.ts';
import type { Column } from '../use-box.ts';
import { BoardCard, type CardActs, useStableActions } from './board-card.tsx';
import { type ColumnKey, type columns, judge } from './column-moves.ts';

interface Props {
  column: (typeof columns)[number];
  rows: BoxRow[];
  count: number;
  data: Column;
  acts: CardActs;
  /** The card being dragged. */
  carried: BoxRow | null;
  folded: boolean;
  onFold?: (() => void) | undefined;
}

const CARD_PX = 124;

function Cards({ rows, data, acts }: Pick<Props, 'rows' | 'data' | 'acts'>) {
  const box = useRef<HTMLDivElement>(null);
  const actions = useStableActions(acts);
  const { openId, cursorId, selected, mayMove } = acts;
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => CARD_PX,
    getItemKey: (at) => rows[at]?.id ?? at,
    gap: 8,
    overscan: 6,
  });
  const items = list.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = data;
  useEffect(() => {
    if (last >= rows.length - 4 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [last, rows.length, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const at = rows.findIndex(({ id }) => id === cursorId);
  useEffect(() => {
    if (at >= 0) list.scrollToIndex(at, { align: 'auto' });
  }, [at, list]);
  return (
    <div ref={box} className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
      <div className="relative" style={{ height: list.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={key}
                ref={list.measureElement}
                data-index={index}
                className="absolute inset-x-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <BoardCard
                  row={row}
                  isShown={row.id === openId || row.id === cursorId}
                  isSelected={selected.has(row.id)}
                  mayMove={mayMove}
                  actions={actions}
                />
              </div>
            )
          );
        })}
      </div>
      {data.isError && (
        <p className="py-4 text-center text-13 text-ink-3">
          {offlineOr('没有加载出来')}
          <Button size="small" type="link" onClick={() => void data.refetch()}>
            重试
          </Button>
        </p>
      )}
      {rows.length === 0 && data.isSuccess && <p className="py-6 text-center text-13 text-ink-4">没有投递</p>}
    </div>
  );
}

/** The deliveries of a state. While a card is dragged, shows whether it can be dropped here, and why not. */
export function BoardColumn({ column, rows, count, data, acts, carried, folded, onFold }: Props) {
  const { key, label, dot } = column;
  const judged = carried ? judge(carried, key as ColumnKey) : null;
  const drop = useDroppable({ id: key, disabled: !judged?.target });
  const isHome = judged?.why === '已经在这一列';
  const Arrow = folded ? ChevronsLeft : ChevronsRight;
  return (
    <section
      ref={drop.setNodeRef}
      aria-label={label}
      className={clsx(
        'relative flex flex-col rounded-card border bg-fill',
        folded ? 'w-11 shrink-0' : 'min-w-0 flex-1',
        drop.isOver ? 'border-brand bg-brand-tint' : judged?.target ? 'border-brand border-dashed' : 'border-line',
      )}
    >
      <h2
        className={clsx(
          'flex shrink-0 items-center gap-2 text-14 font-medium text-ink-1',
          folded ? 'flex-col px-1 py-3' : 'h-11 px-3',
        )}
      >
        {!folded && <span className={`size-2 rounded-full ${dot}`} />}
        {folded && onFold && (
          <button type="button" aria-label={`展开${label}`} className="cursor-pointer text-ink-3" onClick={onFold}>
            <Arrow size={16} />
          </button>
        )}
        <span className={folded ? '[writing-mode:vertical-rl]' : ''}>{label}</span>
        <span className="tabular font-normal text-ink-3">{count}</span>
        {!folded && onFold && (
          <button
            type="button"
            aria-label={`收起${label}`}
            className="ml-auto cursor-pointer text-ink-3"
            onClick={onFold}
          >
            <Arrow size={16} />
          </button>
        )}
      </h2>
      {!folded && <Cards rows={rows} data={data} acts={acts} />}
      {judged?.why && !isHome && (
        <p
          data-testid={`why-${key}`}
          className="pointer-events-none absolute inset-0 grid place-items-center rounded-card bg-surface/85 p-3 text-center text-13 text-ink-3"
        >
          {folded ? '' : judged.why}
        </p>
      )}
    </section>
  );
}
