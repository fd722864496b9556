import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Button, Checkbox, Dropdown } from 'antd';
import clsx from 'clsx';
import { EllipsisVertical, MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { offlineOr } from '#web/ui/online.ts';
import { FitWord } from '../../candidates/candidate-row.tsx';
import { closedText } from '../box-list.tsx';
import { experienceText, urgencyOf } from '../status-text.tsx';
import { type Column, countOf } from '../use-box.ts';
import { type ColumnKey, columns, type Board as Data, judge } from './column-moves.ts';

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

interface CardActs {
  /** Opened in the panel, and the target of keyboard shortcuts. */
  openId: string | null;
  cursorId: string | null;
  selected: ReadonlySet<string>;
  mayMove: boolean;
  onOpen(id: string): void;
  onSelect(id: string, on: boolean): void;
  onMove(row: BoxRow, to: ColumnKey): void;
}

/** A card's content, in its column and while dragged. */
function CardFace({ row, hint }: { row: BoxRow; hint?: string }) {
  const { person } = row;
  const urgency = urgencyOf(row);
  return (
    <>
      <p className="flex items-center gap-2">
        <Avatar name={person.name} src={person.avatarUrl} size={26} />
        <b className="truncate font-semibold text-ink-1">{person.name}</b>
        {row.unread && <span className="size-1.5 shrink-0 rounded-full bg-brand" title="未读" />}
        {!row.closed && (
          <span className="ml-auto [@media(hover:hover)]:group-focus-within:opacity-0 [@media(hover:hover)]:group-hover:opacity-0 [@media(hover:none)]:pr-12">
            <FitWord {...row.fit} />
          </span>
        )}
      </p>
      <p className="mt-1.5 truncate text-14 text-ink-2">
        {row.closed
          ? closedText
          : [person.school, `${person.major}${labelOf(educations, person.education)}`].filter(Boolean).join('，')}
      </p>
      <p className="truncate text-14 text-ink-3">
        {row.closed ? row.post.title : `${experienceText(person.teachingMonths)}，${row.post.title}`}
      </p>
      <p className="mt-1.5 flex items-center gap-2 text-12 text-ink-3">
        <span className={clsx('truncate', hint ? 'text-brand' : urgency?.late && 'text-warm-ink')}>
          {hint ?? urgency?.text ?? dayAndTime(row.submittedAt)}
        </span>
        {row.notes > 0 && (
          <span className="ml-auto flex shrink-0 items-center gap-1">
            <MessageSquareText size={13} aria-label="备注" />
            {row.notes}
          </span>
        )}
      </p>
    </>
  );
}

/** A delivery on the board: moved by mouse, by its menu or by the keys 1 to 6. */
function BoardCard({ row, acts }: { row: BoxRow; acts: CardActs }) {
  const { openId, cursorId, selected, mayMove, onOpen, onSelect, onMove } = acts;
  const isShown = row.id === openId || row.id === cursorId;
  const isSelected = selected.has(row.id);
  const drag = useDraggable({ id: row.id, data: { row }, disabled: !mayMove });
  return (
    <div
      ref={drag.setNodeRef}
      {...drag.listeners}
      data-delivery={row.id}
      className={clsx(
        'group relative rounded-ctl border bg-surface p-3',
        drag.isDragging && 'opacity-40',
        isShown ? 'border-brand' : 'border-line hover:border-line-strong',
      )}
    >
      <button
        type="button"
        className="block w-full cursor-pointer text-left after:absolute after:inset-0"
        aria-label={`打开${row.person.name}的投递`}
        onClick={() => onOpen(row.id)}
      >
        <CardFace row={row} />
      </button>
      {mayMove && (
        <span
          className={clsx(
            'absolute top-2 right-1 flex items-center',
            !isSelected &&
              '[@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-focus-within:opacity-100 [@media(hover:hover)]:group-hover:opacity-100',
          )}
        >
          <Checkbox
            aria-label={`选择${row.person.name}`}
            checked={isSelected}
            onChange={(event) => onSelect(row.id, event.target.checked)}
          />
          <Dropdown
            trigger={['click']}
            menu={{
              items: columns.map(({ key, label }, at) => {
                const { why } = judge(row, key);
                return {
                  key,
                  disabled: why !== undefined,
                  label: (
                    <span className="flex items-center gap-4" title={why}>
                      移到{label} <span className="ml-auto text-12 text-ink-4">{why ?? at + 1}</span>
                    </span>
                  ),
                };
              }),
              onClick: ({ key }) => onMove(row, key as ColumnKey),
            }}
          >
            <button
              type="button"
              aria-label={`移动${row.person.name}的投递`}
              className="grid size-6 cursor-pointer place-items-center rounded-tag text-ink-4 hover:bg-fill hover:text-ink-1"
            >
              <EllipsisVertical size={15} />
            </button>
          </Dropdown>
        </span>
      )}
    </div>
  );
}
