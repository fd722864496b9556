import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useEffect, useRef, useState } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { countOf } from '../use-box.ts';
import { type CardActs, CardFace } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { type ColumnKey, columnOf, columns } from './column-moves.ts';
import type { Board as Data } from './use-board.ts';

interface Props {
  board: Data;
  counts: Record<string, number>;
  acts: CardActs;
}

/** The box as a board: columns by state, with draggable cards. */
export function Board({ board, counts, acts }: Props) {
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
  // Beside the open panel there is room for some columns: that of the open card is one of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel opening makes the board narrower
  useEffect(() => {
    const column = shownKey && line.current?.querySelector(`[data-column="${shownKey}"]`);
    if (!column || !line.current) return;
    const [box, seen] = [column.getBoundingClientRect(), line.current.getBoundingClientRect()];
    const beyond = Math.max(0, box.right - seen.right) || Math.min(0, box.left - seen.left);
    if (beyond !== 0) line.current.scrollBy({ left: beyond });
  }, [shownKey, acts.openId]);
  return (
    <DndContext
      sensors={sensors}
      onDragStart={start}
      onDragOver={({ over: target }) => setOver((target?.id as ColumnKey | undefined) ?? null)}
      onDragEnd={end}
      onDragCancel={() => setCarried(null)}
    >
      <div ref={line} className="flex h-[calc(100vh-312px)] min-h-96 gap-3 overflow-x-auto pb-2" data-testid="board">
        {board.shown.map(({ column, rows, data }) => (
          <div
            key={column.key}
            data-column={column.key}
            className={board.folded.has(column.key) ? 'flex shrink-0' : 'flex shrink-0 grow'}
          >
            <BoardColumn
              column={column}
              rows={rows}
              data={data}
              count={countOf(counts, column.status)}
              acts={acts}
              carried={carried}
              folded={board.folded.has(column.key)}
              onFold={board.mayFold(column.key) ? () => board.fold(column.key) : undefined}
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
