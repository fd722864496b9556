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
import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { offlineOr } from '#web/ui/online.ts';
import { type Column, countOf } from '../use-box.ts';
import { BoardCard, type CardActs, CardFace, useStableActions } from './board-card.tsx';
import { type ColumnKey, columnOf, columns, judge } from './column-moves.ts';
import type { Board as Data } from './use-board.ts';
import { columnsWithRoom, useWidth } from './use-room.ts';

/** The box as a board: columns by state, with draggable cards. */
export function Board({ board, counts, acts }: { board: Data; counts: Record<string, number>; acts: CardActs }) {
  const [carried, setCarried] = useState<BoxRow | null>(null);
  const [over, setOver] = useState<ColumnKey | null>(null);
  const line = useRef<HTMLDivElement>(null);
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
  const shownId = acts.openId ?? acts.cursorId;
  const shownColumn = board.rows.find(({ id }) => id === shownId);
  const shownKey = shownColumn && columnOf(shownColumn.status);
  // Beside the open panel there is room for some columns: the others fold, so that none is cut.
  const [unfolded, setUnfolded] = useState<ColumnKey | null>(null);
  const keys = board.shown.map(({ column }) => column.key);
  const open = keys.flatMap((key, at) => (board.folded.has(key) ? [] : [at]));
  const centre = unfolded ?? (acts.openId ? shownKey : null) ?? null;
  const room = columnsWithRoom(useWidth(line), open, keys.length, centre === null ? -1 : keys.indexOf(centre));
  const foldOf = (key: ColumnKey, at: number) => {
    if (!board.folded.has(key) && !room.includes(at)) return () => setUnfolded(key);
    if (!board.mayFold(key)) return undefined;
    return () => {
      board.fold(key);
      setUnfolded(board.folded.has(key) ? key : null);
    };
  };
  return (
    <DndContext
      sensors={sensors}
      onDragStart={start}
      onDragOver={({ over: target }) => setOver((target?.id as ColumnKey | undefined) ?? null)}
      onDragEnd={end}
      onDragCancel={() => setCarried(null)}
    >
      <div ref={line} className="flex h-[calc(100vh-200px)] min-h-96 gap-3 overflow-x-auto pb-2" data-testid="board">
        {board.shown.map(({ column, rows, data }, at) => (
          <div
            key={column.key}
            data-column={column.key}
            className={room.includes(at) ? 'flex min-w-0 flex-1' : 'flex shrink-0'}
          >
            <BoardColumn
              column={column}
              rows={rows}
              data={data}
              count={countOf(counts, column.status)}
              acts={acts}
              carried={carried}
              folded={!room.includes(at)}
              onFold={foldOf(column.key, at)}
            />
          </div>
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
function BoardColumn({ column, rows, count, data, acts, carried, folded, onFold }: Props) {
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
          'flex shrink-0 items-center gap-2 text-14 font-semibold text-ink-1',
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
          className="pointer-events-none absolute inset-0 grid place-items-center rounded-card bg-surface/85 p-3 text-center text-14 text-ink-3"
        >
          {folded ? '' : judged.why}
        </p>
      )}
    </section>
  );
}
