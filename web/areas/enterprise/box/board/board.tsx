import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Button } from 'antd';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { offlineOr } from '#web/ui/online.ts';
import { type Column, countOf } from '../use-box.ts';
import { BoardCard, type CardActs, CardFace } from './board-card.tsx';
import { type ColumnKey, columns, judge } from './column-moves.ts';
import type { Board as Data } from './use-board.ts';

/** The box as a board: columns by state, with draggable cards. */
export function Board({ board, counts, acts }: { board: Data; counts: Record<string, number>; acts: CardActs }) {
  const [carried, setCarried] = useState<BoxRow | null>(null);
  const [over, setOver] = useState<ColumnKey | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  const start = ({ active }: DragStartEvent) => setCarried((active.data.current?.row as BoxRow | undefined) ?? null);
  const end = ({ over: target }: DragEndEvent) => {
    if (carried && target) acts.onMove(carried, target.id as ColumnKey);
    setCarried(null);
    setOver(null);
  };
  return (
    <DndContext
      sensors={sensors}
      onDragStart={start}
      onDragOver={({ over: target }) => setOver((target?.id as ColumnKey | undefined) ?? null)}
      onDragEnd={end}
      onDragCancel={() => setCarried(null)}
    >
      <div className="flex h-[calc(100vh-200px)] min-h-96 gap-3 overflow-x-auto pb-2" data-testid="board">
        {board.shown.map(({ column, rows, data }) => (
          <BoardColumn
            key={column.key}
            column={column}
            rows={rows}
            data={data}
            count={countOf(counts, column.status)}
            acts={acts}
            carried={carried}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {carried && (
          <div className="w-56 rotate-2 rounded-ctl border border-brand bg-raised p-3 shadow-drag">
            <CardFace
              row={carried}
              {...(over ? { hint: `移到${columns.find(({ key }) => key === over)?.label ?? ''}` } : {})}
            />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

interface Props {
  column: (typeof columns)[number];
  rows: BoxRow[];
  count: number;
  data: Column;
  acts: CardActs;
  /** The card being dragged. */
  carried: BoxRow | null;
}

const CARD_PX = 124;

function Cards({ rows, data, acts }: Pick<Props, 'rows' | 'data' | 'acts'>) {
  const box = useRef<HTMLDivElement>(null);
  const { cursorId } = acts;
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
                <BoardCard row={row} acts={acts} />
              </div>
            )
          );
        })}
      </div>
      {data.isError && (
        <p className="py-4 text-center text-14 text-ink-3">
          {offlineOr('没有加载出来')}
          <Button size="small" type="link" onClick={() => void data.refetch()}>
            重试
          </Button>
        </p>
      )}
      {rows.length === 0 && data.isSuccess && <p className="py-6 text-center text-14 text-ink-4">没有投递</p>}
    </div>
  );
}

/** The deliveries of a state. While a card is dragged, shows whether it can be dropped here, and why not. */
function BoardColumn({ column, rows, count, data, acts, carried }: Props) {
  const { key, label, dot } = column;
  const judged = carried ? judge(carried, key as ColumnKey) : null;
  const drop = useDroppable({ id: key, disabled: !judged?.target });
  const isHome = judged?.why === '已经在这一列';
  return (
    <section
      ref={drop.setNodeRef}
      aria-label={label}
      data-column={key}
      className={clsx(
        'relative flex min-w-52 flex-1 flex-col max-sm:min-w-64 rounded-card border bg-fill',
        drop.isOver ? 'border-brand bg-brand-tint' : judged?.target ? 'border-brand border-dashed' : 'border-line',
      )}
    >
      <h2 className="flex h-11 shrink-0 items-center gap-2 px-3 text-14 font-semibold text-ink-1">
        <span className={`size-2 rounded-full ${dot}`} />
        {label}
        <span className="tabular font-normal text-ink-3">{count}</span>
      </h2>
      <Cards rows={rows} data={data} acts={acts} />
      {judged?.why && !isHome && (
        <p
          data-testid={`why-${key}`}
          className="pointer-events-none absolute inset-0 grid place-items-center rounded-card bg-surface/85 p-3 text-center text-14 text-ink-3"
        >
          {judged.why}
        </p>
      )}
    </section>
  );
}
