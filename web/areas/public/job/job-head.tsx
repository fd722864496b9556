import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { experienceText, postTags } from '#web/features/posts/post-words.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { agoText, dateText, daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb.tsx';

type Post = JobData['post'];

/** 找工作 › 杭州 › 普通高中数学 › the post */
export function crumbsOf({ title, cityCode, place, stages: levels, subjects: taught }: Post): Crumb[] {
  const [city = ''] = place.split('·');
  const [stage, subject] = [levels[0], taught[0]];
  const kind = labelOf(stages, stage) + shortOf(subjects, subject);
  return [
    { label: '找工作', href: paths.jobs() },
    ...(city ? [{ label: city, href: paths.jobs({ cityCode }) }] : []),
    ...(kind ? [{ label: kind, href: paths.jobs({ cityCode, stage, subject }) }] : []),
    { label: title },
  ];
}

/** How long one may still apply, and how many did. */
function Figures({ post: { deadline, deliveryCount, viewCount, refreshedAt }, now }: { post: Post; now: number }) {
  const days = deadline ? daysUntil(deadline, now) : 0;
  const figures = [
    deadline && [days < 0 ? '已截止' : days === 0 ? '今天截止' : `还有 ${days} 天`, `报名截止 ${dateText(deadline)}`],
    deliveryCount > 0 && [`${deliveryCount.toLocaleString('en')} 人`, '已投递'],
    viewCount > 0 && [`${viewCount.toLocaleString('en')} 人`, '看过'],
    [agoText(refreshedAt, now), '更新'],
  ].filter(Boolean) as string[][];
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-1 max-sm:gap-x-5">
      {figures.map(([value, label]) => (
        <div key={label} className="flex flex-row-reverse items-baseline justify-end gap-1.5 whitespace-nowrap">
          <dt className="text-14 text-ink-3">{label}</dt>
          <dd className="num text-16">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The header of a post: title, pay, place and deadline. */
export function JobHead({ post, now, actions }: { post: Post; now: number; actions: ReactNode }) {
  const open = post.status === 'open';
  return (
    <div className="border-b border-line bg-surface">
      <div className="page flex flex-wrap items-start gap-x-8 gap-y-4 pt-3 pb-5 max-sm:pb-4">
        <div className="min-w-0 flex-1 basis-120 max-sm:basis-full">
          <Breadcrumb crumbs={crumbsOf(post)} />
          <h1 className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-28">
            {post.title}
            {open && post.urgent && (
              <span className="tag tag-warm font-normal">
                {post.headcount > 1 ? `急聘 ${post.headcount} 人` : '急聘'}
              </span>
            )}
            {!open && <span className="tag font-normal">已停止招聘</span>}
          </h1>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
            <Pay value={post.salary} className="text-20" />
            {post.salaryNote && <span className="text-14 text-ink-3">{post.salaryNote}</span>}
          </p>
          <p className="mt-3 flex flex-wrap gap-2">
            {postTags(post).map(({ label, brand }) => (
              <span key={label} className={brand ? 'tag tag-l tag-brand' : 'tag tag-l'}>
                {label}
              </span>
            ))}
            <span className="tag tag-l">{experienceText(post.experience)}</span>
            {!post.urgent && <span className="tag tag-l">招 {post.headcount} 人</span>}
            <span className="tag tag-l gap-1">
              <MapPin size={13} aria-hidden />
              {post.place.replace('·', ' ')}
            </span>
          </p>
          <Figures post={post} now={now} />
        </div>
        <div className="flex flex-col items-end justify-between gap-3 self-stretch pt-8 max-sm:hidden">{actions}</div>
      </div>
    </div>
  );
}
