import { Button, Popconfirm, Progress } from 'antd';
import { Copy, FilePenLine, RefreshCw, RotateCcw, Send, Trash2, Undo2, XCircle } from 'lucide-react';
import type { OwnPost } from '#contract/posts/post-card.ts';
import type { BatchMove } from '#contract/posts/recruiter-posts.ts';
import { HandOver } from './hand-over.tsx';

export const batchWords: Record<BatchMove, string> = {
  refresh: '刷新',
  copy: '复制',
  reopen: '重新开放',
  describe: '补全描述',
  submit: '提交发布',
  withdraw: '撤回修改',
  close: '关闭',
  discard: '丢弃草稿',
};

const icons = {
  withdraw: Undo2,
  refresh: RefreshCw,
  copy: Copy,
  reopen: RotateCcw,
  describe: FilePenLine,
  submit: Send,
  close: XCircle,
  discard: Trash2,
};

/** Whether a post allows the move in its current state. */
export function mayBatch(post: OwnPost, move: BatchMove): boolean {
  if (move === 'copy') return true;
  if (move === 'describe') return post.lacking.some(({ path }) => path === 'description');
  return move === 'discard' ? post.status === 'draft' : post.moves.includes(move);
}

interface Question {
  title: string;
  isDanger: boolean;
}

/** What is asked before a move of so many posts. */
function questionOf(move: BatchMove, count: number, postsLeft: number | undefined): Question | null {
  if (move === 'close') return { title: '关闭后不再收到投递，已收到的仍可答复', isDanger: true };
  if (move === 'discard') return { title: '草稿将被删除，不能恢复', isDanger: true };
  if (move === 'describe')
    return {
      title: `按岗位类别的常用职责和各项要求，给 ${count} 个草稿写上职位描述，之后可以逐个修改`,
      isDanger: false,
    };
  if (move !== 'submit') return null;
  const left = postsLeft === undefined ? '' : `，今天还可发布 ${postsLeft} 个`;
  return { title: `提交 ${count} 个职位，将用去 ${count} 个发布额度${left}`, isDanger: false };
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
      {(Object.keys(batchWords) as BatchMove[]).map((move) => {
        const ids = posts.filter((post) => mayBatch(post, move)).map(({ id }) => id);
        if (ids.length === 0) return null;
        const Icon = icons[move];
        const question = questionOf(move, ids.length, postsLeft);
        const button = (
          <Button
            key={move}
            size="small"
            danger={question?.isDanger ?? false}
            disabled={busy}
            icon={<Icon size={14} aria-hidden="true" />}
            onClick={question ? undefined : () => onAct(move, ids)}
          >
            {batchWords[move]}
            {ids.length < posts.length && ` ${ids.length}`}
          </Button>
        );
        if (!question) return button;
        return (
          <Popconfirm
            key={move}
            title={question.title}
            okText={batchWords[move]}
            cancelText="取消"
            onConfirm={() => onAct(move, ids)}
          >
            {button}
          </Popconfirm>
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
      <span className="ml-auto text-13 text-ink-3">
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
