import { useDraggable } from '@dnd-kit/core';
import { Checkbox, Dropdown } from 'antd';
import clsx from 'clsx';
import { EllipsisVertical, MessageSquareText } from 'lucide-react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { FitWord } from '../../candidates/fit-word.tsx';
import { closedText } from '../box-list.tsx';
import { experienceText } from '../experience-text.ts';
import { urgencyOf } from '../status-text.tsx';
import { type ColumnKey, columns, judge } from './column-moves.ts';

export interface CardActs {
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
export function CardFace({ row, hint }: { row: BoxRow; hint?: string }) {
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
export function BoardCard({ row, acts }: { row: BoxRow; acts: CardActs }) {
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
