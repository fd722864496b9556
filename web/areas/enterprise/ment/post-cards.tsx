import type { ReactNode } from 'react';
import type { OwnPost } from '#contract/posts/post-card.ts';
import type { BatchMove } from '#contract/posts/recruiter-posts.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { paths } from '#web/paths.ts';
import { Answered, Deadline, isCounted, StateMark, Title } from './post-columns.tsx';
import { RowActions } from './row-actions.tsx';

interface Props {
  posts: readonly OwnPost[];
  mixed: boolean;
  foot: ReactNode;
  onAct(move: BatchMove, ids: string[]): void;
  /** Absent where all are shown. */
  onMore: (() => void) | undefined;
}

/** The posts on a phone: each by its title, what waits, and its acts. */
export function PostCards({ posts, mixed, foot, onAct, onMore }: Props) {
  return (
    <>
      <ul aria-label="职位" className="divide-y divide-line border-t border-line" data-testid="post-table">
        {posts.map((post) => (
          <li key={post.id} className="px-4 py-3">
            <div className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <Title post={post} />
              </div>
              <RowActions post={post} onAct={onAct} />
            </div>
            <p className="mt-1 flex items-center gap-x-3 text-13 whitespace-nowrap text-ink-2">
              <Salary value={post.salary} className="text-14 text-ink-1!" />
              {mixed && <StateMark status={post.status} />}
              <span className="flex gap-1">
                {post.deadline && <span className="text-ink-3">截止</span>}
                <Deadline post={post} />
              </span>
              {isCounted(post) && post.unanswered === 0 && (
                <a href={paths.box({ postId: post.id })} className="tabular ml-auto text-ink-2!">
                  投递 {post.deliveryCount}
                </a>
              )}
            </p>
            {isCounted(post) && post.unanswered > 0 && (
              <div className="mt-2 text-13">
                <Answered post={post} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {onMore && (
        <p className="border-t border-line p-3">
          <button type="button" className="btn btn-outline w-full" onClick={onMore}>
            再看一些
          </button>
        </p>
      )}
      <p className="border-t border-line px-4 py-3 text-13 text-ink-3">{foot}</p>
    </>
  );
}
