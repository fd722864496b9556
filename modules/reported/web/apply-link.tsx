import type { ReactNode } from 'react';
import { type ApplyWay, applyWays } from '#contract/posts/apply-ways.ts';
import { applyPath } from './apply-path.ts';

/** The one act of a post for which one applies elsewhere: leads to how. */
export function ApplyLink({
  postId,
  way,
  className,
}: {
  postId: string;
  way: ApplyWay;
  className: string;
  children?: ReactNode;
}) {
  return (
    <a className={className} href={applyPath(postId)} rel="nofollow">
      {way === 'web' ? '去官网报名' : applyWays[way]}
    </a>
  );
}
