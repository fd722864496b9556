import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import { applyWays, assumedClosingDays } from '#contract/posts/apply-ways.ts';
import { dateText } from '#web/features/time/time-text.ts';
import type { JobData } from './load-job.ts';

const line = 'flex items-start gap-2 rounded-card border px-4 py-3 text-14';

/** Why a post accepts no resumes: it has ended, or its school is unclaimed. */
export function Notices({ post, hasSimilar }: { post: JobData['post']; hasSimilar: boolean }) {
  if (post.status !== 'open') {
    const ended = post.closedAt ?? post.deadline;
    return (
      <p className={`${line} border-warm-line bg-warm-tint text-ink-1`} role="note">
        <CircleAlert size={16} className="mt-0.5 flex-none text-warm" aria-hidden />
        <span>
          这个岗位{ended && `已于 ${dateText(ended)} `}停止招聘，内容留作参考。
          {hasSimilar && (
            <a className="link underline" href="#similar">
              看看相似的岗位
            </a>
          )}
        </span>
      </p>
    );
  }
  const { applyWay, company } = post;
  if (company.claimed && !applyWay) return null;
  const source = post.source ?? (company.claimed ? null : '公开招聘公告');
  return (
    <p className={`${line} border-line bg-surface text-ink-2`} role="note">
      <Info size={16} className="mt-0.5 flex-none text-ink-4" aria-hidden />
      <span>
        {applyWay ? `报名方式：${applyWays[applyWay]}，不在本站投递。` : '该单位尚未入驻，不能在线投递。'}
        {source && `信息来源：${source}`}
        {source && post.sourceAt && `，${dateText(post.sourceAt)} 收录`}
        {source && '，以原公告为准。'}
        {post.deadlineAssumed && `公告没有写明截止日，本站按发布后 ${assumedClosingDays} 天截止。`}
      </span>
    </p>
  );
}
