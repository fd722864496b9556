import type { ReactNode } from 'react';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { Echo } from '#web/features/answers/echo.tsx';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { educationText, tenureTag } from '#web/features/posts/post-words.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { closingText, daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import type { Crumb } from '#web/ui/breadcrumb.tsx';
import { Head } from '#web/ui/head.tsx';
import { Facts } from '#web/ui/section.tsx';

type Post = JobData['post'];

/** 找工作 › 杭州 › 普通高中数学 › the post, for search engines. */
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

/** Warm is what closes within three days. */
const SOON_DAYS = 3;

/** '12-14，还有 15 天' */
function Deadline({ deadline, now }: { deadline: string; now: number }) {
  const days = daysUntil(deadline, now);
  const left = days < 0 ? '已截止' : days === 0 ? '就在今天' : `还有 ${days} 天`;
  return (
    <span className={days >= 0 && days <= SOON_DAYS ? 'text-warm-ink' : undefined}>
      {closingText(deadline, now)}，{left}
    </span>
  );
}

/** The first line of the sheet: what a post asks for, and until when. */
export function JobFacts({ post, now }: { post: Post; now: number }) {
  const facts = [
    { label: '学历', value: educationText(post.education) },
    { label: '经验', value: shortOf(experiences, post.experience) },
    { label: '招聘人数', value: `${post.headcount} 人${post.urgent ? '，急聘' : ''}` },
    { label: '已投递', value: post.deliveryCount > 0 && `${post.deliveryCount.toLocaleString('en')} 人` },
    { label: '报名截止', value: post.deadline && <Deadline deadline={post.deadline} now={now} /> },
  ];
  return <Facts className="px-10 py-5 max-md:px-4" facts={facts.filter(({ value }) => value)} />;
}

/** The head of a post: title, school, place and tenure, its pay, and how the school answers. */
export function JobHead({ post, actions }: { post: Post; actions: ReactNode }) {
  const { company, status } = post;
  const tenure = tenureTag(post.tenure);
  return (
    <>
      <Head
        back={{
          label: '回到职位',
          href: paths.jobs({ cityCode: post.cityCode, stage: post.stages[0], subject: post.subjects[0] }),
        }}
        title={
          <>
            {post.title}
            {status !== 'open' && <span className="tag ml-3 align-middle font-normal">已停止招聘</span>}
          </>
        }
        text={
          <>
            <a className="quiet underline underline-offset-3" href={paths.company(company.id)}>
              {company.name}
            </a>
            {` · ${post.place.replace('·', ' ')}`}
            {tenure.label && (
              <>
                {' · '}
                <span className={tenure.brand ? 'text-brand' : undefined}>{tenure.label}</span>
              </>
            )}
          </>
        }
        act={actions}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pb-6">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Pay
            value={post.salary}
            className="text-40 [&>.pay-year]:ml-4 [&>.pay-year]:text-16 [&>span_small]:text-20"
            yearly
          />
          {post.salaryNote && <span className="text-16 text-ink-3">{post.salaryNote}</span>}
        </p>
        {company.claimed && <Echo rate={company.replyRate} minutes={company.replyMinutes} />}
      </div>
    </>
  );
}
