import { labelOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { StatusTag } from '#web/features/deliveries/status-tag.tsx';
import { Salary } from '../../../features/posts/salary.tsx';
import { dayAndTime } from '../../../features/time/day-parts.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-store.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import { ComingUp } from '../deliveries/coming-up.tsx';
import type { SeekerHomeData } from './load-home.ts';

const more = (href: string) => (
  <a href={href} className="text-brand">
    全部
  </a>
);

function Progress({ deliveries }: Pick<SeekerHomeData, 'deliveries'>) {
  const open = deliveries.items.slice(0, 5);
  return (
    <Card heading="投递进度" aside={more(paths.deliveries())}>
      {open.length === 0 ? (
        <EmptyState
          compact
          title="还没有投递"
          text="投递后的每一步答复都会显示在这里"
          action={
            <ButtonLink look="filled" href={paths.jobs()}>
              去找工作
            </ButtonLink>
          }
        />
      ) : (
        <ul>
          {open.map((delivery) => (
            <li
              key={delivery.id}
              className="flex items-center gap-3 border-b border-line py-3 last:border-b-0 last:pb-0"
            >
              <div className="min-w-0 flex-1">
                <a href={paths.deliveries()} className="block truncate font-medium text-ink-1 hover:text-brand">
                  {delivery.post.title}
                </a>
                <p className="truncate text-13 text-ink-3">
                  {delivery.post.company.name} · {dayAndTime(delivery.changedAt)}
                </p>
              </div>
              <StatusTag delivery={delivery} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Near({ posts }: Pick<SeekerHomeData, 'posts'>) {
  return (
    <Card heading="和你的求职意向相近" aside={more(paths.jobs())}>
      {posts.length === 0 ? (
        <EmptyState
          compact
          title="暂时没有相近的职位"
          text="填写求职意向，会按学段、学科和城市为你找"
          action={<ButtonLink href={paths.resume('intentions')}>填写求职意向</ButtonLink>}
        />
      ) : (
        <ul>
          {posts.map((post) => (
            <li key={post.id} className="border-b border-line py-3 last:border-b-0 last:pb-0">
              <p className="flex items-baseline justify-between gap-3">
                <a href={paths.job(post.id)} className="truncate font-medium text-ink-1 hover:text-brand">
                  {post.title}
                </a>
                <Salary value={post.salary} className="text-14" />
              </p>
              <p className="truncate text-13 text-ink-3">
                {[
                  post.company.name,
                  post.place,
                  ...post.stages.map((stage) => labelOf(stages, stage)),
                  labelOf(tenures, post.tenure),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Completeness({ resume }: Pick<SeekerHomeData, 'resume'>) {
  if (!resume) return null;
  return (
    <Card space="side" heading="简历完整度">
      <div className="flex items-center gap-4">
        <ProgressRing value={resume.completeness / 100} label="简历完整度">
          {resume.completeness}
          <span className="text-12">%</span>
        </ProgressRing>
        <p className="text-13">
          {resume.completeness >= 80 ? '完整度不错，可以放心投递' : '写完整的简历更容易收到答复'}
        </p>
      </div>
      <ul className="mt-3 space-y-2 text-13">
        {resume.missing.slice(0, 3).map(({ section, label, gain }) => (
          <li key={section + label} className="flex justify-between gap-2">
            <a href={paths.resume(section)} className="text-ink-1 hover:text-brand">
              {label}
            </a>
            <span className="tabular text-ok-ink">+{gain}%</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Notices({ notices }: Pick<SeekerHomeData, 'notices'>) {
  if (notices.items.length === 0) return null;
  return (
    <Card space="side" heading="通知" aside={notices.unread > 0 ? `${notices.unread} 条未读` : undefined}>
      <ul className="space-y-2.5 text-13">
        {notices.items.slice(0, 6).map((notice) => (
          <li key={notice.id}>
            <a href={notice.link || paths.deliveries()} className="block text-ink-1 hover:text-brand">
              {notice.title}
              {notice.body && <span className="block truncate text-ink-3">{notice.body}</span>}
            </a>
            <time dateTime={notice.createdAt} className="tabular text-12 text-ink-3">
              {dayAndTime(notice.createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The seeker's home: where deliveries stand, what comes next, posts near the intention. */
export function SeekerHomePage({ data }: { data: SeekerHomeData }) {
  const name = useSession((state) => state.jober?.name);
  return (
    <>
      <h1 className="mb-3 text-20 font-semibold text-ink-1">{name ? `${name}，你好` : '求职首页'}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)_296px] items-start gap-4 max-lg:grid-cols-1">
        <div className="min-w-0 space-y-3">
          <Progress deliveries={data.deliveries} />
          <Near posts={data.posts} />
        </div>
        <aside className="space-y-3">
          <Completeness resume={data.resume} />
          <ComingUp deliveries={data.deliveries.items} />
          <Notices notices={data.notices} />
        </aside>
      </div>
    </>
  );
}
