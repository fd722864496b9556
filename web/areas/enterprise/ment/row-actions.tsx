import { Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import type { OwnPost } from '#contract/posts/post-card.ts';
import type { BatchMove } from '#contract/posts/recruiter-posts.ts';
import { paths } from '#web/paths.ts';
import { batchWords, mayBatch } from './batch-bar.tsx';

const editable = ['draft', 'rejected', 'open', 'closed'];
const order: readonly BatchMove[] = ['submit', 'withdraw', 'refresh', 'reopen', 'copy', 'close', 'discard'];

/** 编辑, and further actions in a menu. */
export function RowActions({ post, onAct }: { post: OwnPost; onAct(move: BatchMove, ids: string[]): void }) {
  const isDraft = post.status === 'draft';
  const items = order
    .filter((move) => mayBatch(post, move))
    .map((move) => ({ key: move, label: batchWords[move], danger: move === 'close' || move === 'discard' }));
  const view = isDraft ? [] : [{ key: 'view', label: <a href={paths.job(post.id)}>查看职位页</a> }];
  return (
    <span className="flex items-center justify-end gap-1">
      {editable.includes(post.status) ? (
        <Button type="link" size="small" className="px-1.5!" href={paths.release(post.id)}>
          {isDraft ? '继续编辑' : '编辑'}
        </Button>
      ) : (
        <Button type="link" size="small" className="px-1.5!" onClick={() => onAct('copy', [post.id])}>
          复制
        </Button>
      )}
      <Dropdown
        trigger={['click']}
        menu={{
          items: [...view, ...items],
          onClick: ({ key }) => {
            if (key !== 'view') onAct(key as BatchMove, [post.id]);
          },
        }}
      >
        <Button
          type="text"
          size="small"
          className="px-1!"
          aria-label={`${post.title} 更多操作`}
          icon={<Ellipsis size={16} aria-hidden="true" />}
        />
      </Dropdown>
    </span>
  );
}
