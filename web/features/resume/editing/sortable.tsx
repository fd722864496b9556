import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Props {
  ids: readonly string[];
  /** The accessible name of an item. */
  nameOf(id: string): string;
  onMove(ids: string[]): void;
  className?: string;
  children(id: string, handle: ReactNode): ReactNode;
}

function Item({
  id,
  name,
  onStep,
  children,
}: {
  id: string;
  name: string;
  onStep(by: number): void;
  children(handle: ReactNode): ReactNode;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: '可排序' },
  });
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey) return listeners?.onKeyDown?.(event);
    event.preventDefault();
    onStep(by);
  };
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      onKeyDown={step}
      aria-label={`移动${name}`}
      title="拖动排序；Alt + ↑ ↓ 移动"
      className="grip grid h-7 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-ctl text-ink-4 hover:bg-fill hover:text-ink-2"
    >
      <GripVertical size={16} aria-hidden />
    </button>
  );
  const moved = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined;
  return (
    <div
      ref={setNodeRef}
      style={{ transform: moved, transition }}
      className={isDragging ? 'relative z-10 rounded-card bg-surface shadow-drag' : undefined}
    >
      {children(handle)}
    </div>
  );
}

/**
 * A list sorted by a handle: dragged, lifted with the space bar and moved with the arrows, or moved directly by Alt and an arrow.
 * Every step is announced in a live region.
 */
export function Sortable({ ids, nameOf, onMove, className, children }: Props) {
  const [said, setSaid] = useState('');
  const contextId = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: string | number) => `第 ${ids.indexOf(String(id)) + 1} 位，共 ${ids.length} 项`;
  const name = (id: string | number) => nameOf(String(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => `已拿起${name(active.id)}，${place(active.id)}`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)}移到${place(over.id)}` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)}已放在${place(over.id)}` : undefined),
    onDragCancel: ({ active }) => `已取消，${name(active.id)}回到${place(active.id)}`,
  };
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length) return;
    onMove(arrayMove([...ids], ids.indexOf(id), to));
    setSaid(`${nameOf(id)}已移到第 ${to + 1} 位，共 ${ids.length} 项`);
  };
  const end = ({ active, over }: DragEndEvent) => over && move(String(active.id), ids.indexOf(String(over.id)));
  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: '按空格拿起，用上下方向键移动，再按空格放下，Esc 取消；或按 Alt 加方向键。',
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <div className={className}>
          {ids.map((id, index) => (
            <Item key={id} id={id} name={nameOf(id)} onStep={(by) => move(id, index + by)}>
              {(handle) => children(id, ids.length > 1 ? handle : null)}
            </Item>
          ))}
        </div>
      </SortableContext>
      <p className="sr-only" role="status">
        {said}
      </p>
    </DndContext>
  );
}
