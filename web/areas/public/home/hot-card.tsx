import { hoursText } from '#contract/answers/answer-time.ts';
import type { AnswerStripData } from '#contract/answers/answers.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { DeliverLink } from '#web/features/deliveries/apply/deliver-link.tsx';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import type { ListedPost } from '#web/features/posts/listed-post.ts';
import { postTags } from '#web/features/posts/post-words.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { postPath } from '#web/paths.ts';

/** A post in a grid of the home page; on hover and focus 投递 replaces the school's answers. */
export function HotCard({ post, strip }: { post: ListedPost; strip: AnswerStripData | undefined }) {
  return (
    <article className="tile hot-card h-full flex-col">
      <Inside post={post} strip={strip} />
    </article>
  );
}

function Inside({ post, strip }: { post: ListedPost; strip: AnswerStripData | undefined }) {
  const { company } = post;
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="cut text-16">
          <a className="tile-link" href={postPath(post)}>
            {post.title}
          </a>
        </h3>
        {post.exam ? <span className="tag tag-brand flex-none">公开招聘</span> : <Pay value={post.salary} />}
      </div>
      <p className="mt-2 flex items-center justify-between gap-3">
        <span className="flex h-5.5 min-w-0 flex-wrap gap-1.5 overflow-hidden">
          {postTags({ ...post, subjects: [] }).map(({ label, brand }) => (
            <span key={label} className={brand ? 'tag tag-brand' : 'tag'}>
              {label}
            </span>
          ))}
        </span>
        <DeliveredTag id={post.id} />
        <span className="flex-none text-12 text-ink-3">{post.place}</span>
      </p>
      <p className="mt-3 flex h-10 items-end gap-2 border-t border-line text-14">
        <CompanyLogo name={company.name} src={company.logoUrl} size={20} bare />
        <span className="cut text-ink-1">{post.exam?.employer ?? company.name}</span>
        <span className="hot-facts ml-auto flex flex-none gap-3 text-12 text-ink-3">
          {post.exam?.until ? (
            <span>{dateText(post.exam.until).slice(5)} 截止</span>
          ) : strip ? (
            <>
              <AnswerStrip days={strip.days} />
              <span className="text-ok-ink">
                回复 {strip.rate}%{strip.hours !== null && ` · 一般 ${hoursText(strip.hours)}`}
              </span>
            </>
          ) : (
            <span>{companyTypeLabel(company.type)}</span>
          )}
        </span>
        <DeliverLink post={post} className="hot-deliver btn-s" isNamed />
      </p>
    </>
  );
}
