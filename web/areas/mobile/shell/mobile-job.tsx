import { clsx } from 'clsx';
import type { AnswerStripData } from '#contract/answers/answers.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import type { ListedPost } from '#web/features/posts/listed-post.ts';
import { MarkedTitle } from '#web/features/posts/marked-title.tsx';
import { experienceText, postTags } from '#web/features/posts/post-words.ts';
import { useReadPosts } from '#web/features/posts/read-posts.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { agoText, shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';

/** A rate below it is no merit. */
const LOW = 80;

/** A post in a mobile list; the whole card is a link. `now` is the time of the page's data. */
export function MobileJob({
  post,
  now,
  strip,
}: {
  post: ListedPost;
  now: number;
  strip?: AnswerStripData | undefined;
}) {
  const read = useReadPosts(({ ids }) => ids.has(post.id));
  const { company } = post;
  return (
    <li className={clsx('m-job', read && 'm-job-read')}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="m-job-title">
          <a href={post.exam ? paths.exam(post.exam.id, post.id) : paths.mobileJob(post.id)}>
            <MarkedTitle title={post.title} marks={post.marks} />
          </a>
        </h3>
        {post.exam ? (
          <span className="m-job-pay text-ink-1">招 {post.headcount} 人</span>
        ) : (
          <Salary value={post.salary} className="m-job-pay" />
        )}
      </div>
      <p className="flex flex-wrap gap-1.5 mt-2">
        <DeliveredTag id={post.id} />
        {post.exam && <span className="tag tag-brand">公开招聘</span>}
        {post.urgent && <span className="tag tag-warm">急聘</span>}
        {postTags(post).map(({ label, brand }) => (
          <span key={label} className={brand ? 'tag tag-brand' : 'tag'}>
            {label}
          </span>
        ))}
      </p>
      <p className="m-job-line">
        <CompanyLogo name={company.name} src={company.logoUrl} size={24} bare />
        <span className="cut text-ink-2">{post.exam?.employer ?? company.name}</span>
        <span className="ml-auto flex-none">
          {post.exam?.until ? `${shortDateText(post.exam.until, now)} 截止` : agoText(post.refreshedAt, now)}
        </span>
      </p>
      <p className="m-job-line pl-8">
        <span className="cut">{`${post.place.replace('·', ' ')} · ${experienceText(post.experience)}`}</span>
        <span className="ml-auto flex flex-none items-center gap-2">
          {strip && <AnswerStrip days={strip.days} />}
          {company.replyRate !== null && (
            <span className={company.replyRate < LOW ? 'text-ink-2' : 'text-ok-ink'}>
              {strip ? '' : '回复率 '}
              {company.replyRate}%
            </span>
          )}
          {read && company.replyRate === null && '看过'}
        </span>
      </p>
    </li>
  );
}
