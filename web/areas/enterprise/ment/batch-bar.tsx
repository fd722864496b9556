import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popover, Progress, Select } from 'antd';
import {
  Copy,
  FilePenLine,
  type LucideIcon,
  RefreshCw,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  UserRoundCheck,
  XCircle,
} from 'lucide-react';
import { useState } from 'react';
import type { OwnPost } from '#contract/posts/post-card.ts';
import type { BatchMove } from '#contract/posts/recruiter-posts.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { useColleagues } from '../own-calls.ts';

interface Move {
  name: string;
  icon: LucideIcon;
  /** It takes something away. */
  danger?: boolean;
  /** What is asked before a move of so many posts; without it the move is made at once. */
  ask?(n: number, left: number | undefined): string;
}

/** The moves in the order of the bar. */
export const moves: Readonly<Record<BatchMove, Move>> = {
  refresh: { name: '刷新', icon: RefreshCw },
  copy: { name: '复制', icon: Copy },
  reopen: { name: '重新开放', icon: RotateCcw },
  describe: {
    name: '补全描述',
    icon: FilePenLine,
    ask: (n) => `按岗位类别的常用职责和各项要求，给 ${n} 个草稿写上职位描述，之后可以逐个修改`,
  },
  submit: {
    name: '提交发布',
    icon: Send,
    ask: (n, left) =>
      `提交 ${n} 个职位，将用去 ${n} 个发布额度${left === undefined ? '' : `，今天还可发布 ${left} 个`}`,
  },
  withdraw: { name: '撤回修改', icon: Undo2 },
  close: { name: '关闭', icon: XCircle, danger: true, ask: () => '关闭后不再收到投递，已收到的仍可答复' },
  discard: { name: '丢弃草稿', icon: Trash2, danger: true, ask: () => '草稿将被删除，不能恢复' },
};

/** Whether a post allows the move in its current state. */
export function mayBatch(post: OwnPost, move: BatchMove): boolean {
  if (move === 'copy') return true;
  if (move === 'describe') return post.lacking.some(({ path }) => path === 'description');
  return move === 'discard' ? post.status === 'draft' : post.moves.includes(move);
}

interface Props {
  posts: OwnPost[];
  busy: boolean;
  progress: { done: number; total: number } | null;
  refreshesLeft: number | undefined;
  postsLeft: number | undefined;
  onAct(move: BatchMove, ids: string[]): void;
  onStop(): void;
  onClear(): void;
}

/** Moves of the selected posts; a move applies to those that allow it. */
export function BatchBar({ posts, busy, progress, refreshesLeft, postsLeft, onAct, onStop, onClear }: Props) {
  const refreshing = posts.filter((post) => mayBatch(post, 'refresh')).length;
  return (
    <div className="sticky top-14 z-10 flex flex-wrap items-center gap-2 bg-brand-tint px-4 py-2" role="status">
      <span className="mr-1">
        已选 <b className="tabular text-brand">{posts.length}</b> 个职位
      </span>
      {(Object.keys(moves) as BatchMove[]).map((move) => {
        const ids = posts.filter((post) => mayBatch(post, move)).map(({ id }) => id);
        if (ids.length === 0) return null;
        const { name, icon: Icon, danger, ask } = moves[move];
        return (
          <AskButton
            key={move}
            size="small"
            danger={danger ?? false}
            disabled={busy}
            icon={<Icon size={14} aria-hidden="true" />}
            ask={ask?.(ids.length, postsLeft)}
            yes={name}
            onYes={() => onAct(move, ids)}
          >
            {name}
            {ids.length < posts.length && ` ${ids.length}`}
          </AskButton>
        );
      })}
      <HandOver ids={posts.map(({ id }) => id)} disabled={busy} onDone={onClear} />
      {progress && (
        <span className="flex w-52 items-center gap-2 text-12 text-ink-3">
          <Progress percent={Math.round((100 * progress.done) / progress.total)} size="small" showInfo={false} />
          <span className="tabular shrink-0">
            {progress.done} / {progress.total}
          </span>
          <Button size="small" onClick={onStop}>
            停止
          </Button>
        </span>
      )}
      <span className="ml-auto text-14 text-ink-3">
        {refreshing > 0 &&
          refreshesLeft !== undefined &&
          `刷新将用去 ${refreshing} 次额度，今天还可免费 ${refreshesLeft} 次`}
      </span>
      <Button size="small" type="link" onClick={onClear}>
        取消选择
      </Button>
    </div>
  );
}

const AT_ONCE = 100;

function useHandOver(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, memberId }: { ids: string[]; memberId: string }) => {
      let moved = 0;
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const body = { ids: ids.slice(at, at + AT_ONCE), memberId };
        moved += (await call('POST /api/company/posts/holder', { body })).moved;
      }
      return moved;
    },
    onSuccess: (moved) => {
      toast.success(moved > 0 ? `已移交 ${moved} 个职位` : '所选职位已由该同事负责');
      onDone();
    },
    onError: () => undefined,
    // Of several calls the first ones may have moved posts.
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /api/company/posts'] }),
  });
}

/** Assigns the selected posts to a colleague, who is notified. */
export function HandOver({ ids, disabled, onDone }: { ids: string[]; disabled: boolean; onDone(): void }) {
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState<string>();
  const colleagues = useColleagues();
  const handOver = useHandOver(() => {
    setOpen(false);
    onDone();
  });
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={open}
      onOpenChange={setOpen}
      content={
        <div className="flex w-72 gap-2">
          <Select
            className="min-w-0 flex-1"
            aria-label="移交给"
            placeholder="选择同事"
            showSearch={{ optionFilterProp: 'label' }}
            value={to}
            onChange={setTo}
            options={colleagues.map(({ id, name, title }) => ({
              value: id,
              label: [name, title].filter(Boolean).join('，'),
            }))}
          />
          <Button
            type="primary"
            disabled={!to}
            loading={handOver.isPending}
            onClick={() => to && handOver.mutate({ ids, memberId: to })}
          >
            移交
          </Button>
        </div>
      }
    >
      <Button size="small" disabled={disabled} icon={<UserRoundCheck size={14} aria-hidden="true" />}>
        移交
      </Button>
    </Popover>
  );
}
