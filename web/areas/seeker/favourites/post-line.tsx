import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PostCard } from '#contract/posts/post-card.ts';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import { OwnRow } from '#web/features/own-rows/own-row.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';

interface Props {
  post: PostCard;
  /** At the end of the row, above what can be done. */
  note: ReactNode;
  actions: ReactNode;
  /** Removed, and can be restored. */
  faded?: boolean;
}

/** A post in a personal list. */
export const PostLine = ({ post, note, actions, faded = false }: Props) => (
  <li className={clsx(faded && 'opacity-60')} data-testid="post-line">
    <OwnRow
      company={post.company}
      title={
        <a href={paths.job(post.id)} className="row-open">
          {post.title}
        </a>
      }
      text={`${post.company.name} · ${post.place}`}
      pay={post.exam ? <span className="text-14">招 {post.headcount} 人</span> : <Pay value={post.salary} />}
      stage={
        <span className="flex flex-wrap items-center gap-1.5">
          {post.status !== 'open' && <Tag>已停止招聘</Tag>}
          <DeliveredTag id={post.id} />
          {post.exam && <Tag tone="brand">公开招聘</Tag>}
        </span>
      }
      end={note}
      mark={<span className="relative flex items-center gap-2">{actions}</span>}
    />
  </li>
);
