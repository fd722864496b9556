import { Button, Table } from 'antd';
import { clsx } from 'clsx';
import { type ReactNode, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import type { OwnPost } from '#contract/posts/post-card.ts';
import type { BatchMove } from '#contract/posts/recruiter-posts.ts';
import { PhoneRows } from '#web/features/console/list/phone-rows.tsx';
import { actsColumn, RowActs } from '#web/features/console/list/row-acts.tsx';
import { paths } from '#web/paths.ts';
import { isDanger, mayBatch, nameOfMove } from './batch-bar.tsx';
import { postColumns } from './post-columns.tsx';

interface Props {
  /** At least one. */
  posts: readonly OwnPost[];
  /** Posts of several states: each shows its own. */
  mixed: boolean;
  selected: string[];
  foot: ReactNode;
  onSelect(ids: string[]): void;
  onAct(move: BatchMove, ids: string[]): void;
  /** Absent where all are shown. */
  onMore: (() => void) | undefined;
}

const ROW = 62;
/** The line with the reason of a rejection or removal. */
const REASON_LINE = 20;
const LEAST = 6 * ROW;
/** Height of the table's header, the line below it, and the page's margin. */
const BESIDE = 116;
const NEAR_END = 600;
/** So many scroll with the page; more scroll within the table. */
const FEW = 60;

const heightOf = (posts: readonly OwnPost[]) =>
  posts.reduce((sum, post) => sum + ROW + (post.rejectReason || post.removedReason ? REASON_LINE : 0), 1);

/** The height available below the table's top, so that the page itself does not scroll. */
function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: LEAST });
  // Before painting: the table needs a size to render.
  useLayoutEffect(() => {
    const measure = () => {
      const rect = box.current?.getBoundingClientRect();
      // Temporarily hidden: keeps the table and its scroll position.
      if (!rect?.width) return;
      const left = window.innerHeight - (rect.top + window.scrollY) - BESIDE;
      // Whole rows, so that the last one is not cut.
      const height = Math.max(LEAST, Math.floor(left / ROW) * ROW);
      setRoom((now) => (now.width === rect.width && now.height === height ? now : { width: rect.width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    if (box.current) watch.observe(box.current);
    window.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { box, room };
}

/** The company's posts with their figures. Virtualised: five thousand rows scroll like twenty. */
export function PostTable({ posts, mixed, selected, foot, onSelect, onAct, onMore }: Props) {
  const { box, room } = useRoom();
  const isShort = !onMore && posts.length <= FEW;
  const columns = columnsOf(mixed, onAct);
  return (
    <div ref={box} data-testid="post-table">
      {room.width > 0 && (
        <Table<OwnPost>
          virtual
          className={clsx(
            selected.length === 0 && 'row-ticks',
            '[&_.ant-table-cell:last-child]:pe-4 [&_.ant-table-tbody-virtual-scrollbar-vertical]:w-1.5',
          )}
          rowKey="id"
          columns={isShort ? columns : columns.map((column) => ({ ...column, sorter: false }))}
          showSorterTooltip={false}
          dataSource={posts}
          pagination={false}
          scroll={{ x: room.width, y: isShort ? heightOf(posts) : Math.min(room.height, heightOf(posts)) }}
          onScroll={(event: UIEvent<HTMLDivElement>) => {
            const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
            if (scrollHeight - scrollTop - clientHeight < NEAR_END) onMore?.();
          }}
          rowSelection={{
            selectedRowKeys: selected,
            columnWidth: 44,
            onChange: (keys) => onSelect(keys.map(String)),
            getTitleCheckboxProps: () => ({ 'aria-label': '全选' }),
            getCheckboxProps: (post) => ({ 'aria-label': `选择 ${post.title}` }),
          }}
        />
      )}
      <p className="border-t border-line px-4 py-3 text-14 text-ink-3">{foot}</p>
    </div>
  );
}

const columnsOf = (mixed: boolean, onAct: Props['onAct']) => [
  ...postColumns.filter(({ key }) => mixed || key !== 'status'),
  actsColumn<OwnPost>(120, (post) => <RowActions post={post} onAct={onAct} />),
];

/** The same on a phone, page by page. */
export function PostCards({ posts, mixed, foot, onAct, onMore }: Omit<Props, 'selected' | 'onSelect'>) {
  return (
    <div className="border-t border-line" data-testid="post-table">
      <PhoneRows
        label="职位"
        columns={columnsOf(mixed, onAct)}
        items={posts}
        keyOf={({ id }) => id}
        onOpen={undefined}
        table={undefined}
      />
      {onMore && (
        <p className="border-t border-line p-3">
          <Button block onClick={onMore}>
            再看一些
          </Button>
        </p>
      )}
      <p className="border-t border-line px-4 py-3 text-14 text-ink-3">{foot}</p>
    </div>
  );
}

const editable = ['draft', 'rejected', 'open', 'closed'];
const order: readonly BatchMove[] = ['describe', 'submit', 'withdraw', 'refresh', 'reopen', 'copy', 'close', 'discard'];

/** 看投递 where some wait, else 编辑; further actions in a menu. */
export function RowActions({ post, onAct }: { post: OwnPost; onAct(move: BatchMove, ids: string[]): void }) {
  const isDraft = post.status === 'draft';
  const isEditable = editable.includes(post.status);
  const act = (move: BatchMove) => ({
    label: nameOfMove(move),
    danger: isDanger(move),
    onAct: () => onAct(move, [post.id]),
  });
  const view = isDraft ? [] : [{ label: '查看职位页', href: paths.job(post.id) }];
  const edit = isEditable ? [{ label: isDraft ? '继续编辑' : '编辑', href: paths.release(post.id) }] : [];
  const box = post.deliveryCount > 0 ? [{ label: '看投递', href: paths.box({ postId: post.id }) }] : [];
  const moves = order.filter((move) => mayBatch(post, move)).map(act);
  const lead = post.unanswered > 0 ? [...box, ...edit] : [...edit, ...box];
  const [main, ...more] = [...lead, ...(isEditable ? view : []), ...moves, ...(isEditable ? [] : view)];
  return <RowActs of={post.title} main={main} more={more} />;
}
