import { type ApplyWay, applyWays } from '#contract/posts/apply-ways.ts';
import { applyPath } from './apply-path.ts';

/** The one act of a post or a project for which one applies elsewhere: leads to how. */
export function ApplyLink({
  subject,
  way,
  className,
}: {
  subject: { postId: string } | { examId: string };
  way: ApplyWay;
  className: string;
}) {
  return (
    <a className={className} href={applyPath(subject)} rel="nofollow">
      {way === 'web' ? '去官网报名' : applyWays[way]}
    </a>
  );
}
