import type { OwnPost } from '#contract/posts/post-card.ts';
import type { BatchMove } from '#contract/posts/recruiter-posts.ts';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { paths } from '#web/paths.ts';
import { batchWords, mayBatch } from './batch-bar.tsx';

const editable = ['draft', 'rejected', 'open', 'closed'];
const order: readonly BatchMove[] = ['describe', 'submit', 'withdraw', 'refresh', 'reopen', 'copy', 'close', 'discard'];

/** 看投递 where some wait, else 编辑; further actions in a menu. */
export function RowActions({ post, onAct }: { post: OwnPost; onAct(move: BatchMove, ids: string[]): void }) {
  const isDraft = post.status === 'draft';
  const isEditable = editable.includes(post.status);
  const act = (move: BatchMove) => ({
    label: batchWords[move],
    danger: move === 'close' || move === 'discard',
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
