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
import { useRef, useState } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { countOf } from '../use-box.ts';
import { type CardActs, CardFace } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { type ColumnKey, columnOf, columns } from './column-moves.ts';
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
