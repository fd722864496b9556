import { Prose } from '#web/features/page/prose.tsx';
import { JobCard } from '#web/features/posts/job-card.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { Card } from '#web/ui/card.tsx';
import { Album } from './company-photos.tsx';
import type { CompanyData } from './load-company.ts';

function Posts({ company, posts, now }: CompanyData) {
  const all = `${paths.company(company.id)}&tab=posts`;
  if (posts.length === 0)
    return (
      <Card heading="在招岗位">
        <p className="text-13 text-ink-3">现在没有在招的岗位。关注这家单位，有新岗位会告诉你。</p>
      </Card>
    );
  return (
    <section aria-labelledby="posts-title">
      <div className="flex items-baseline justify-between gap-3 pt-2 pb-3">
        <h2 id="posts-title" className="text-18">
          在招岗位
        </h2>
        <p className="text-12 text-ink-3">急聘在前，再按截止日</p>
      </div>
      <ul className="flex flex-col gap-2">
        {posts.map((post) => (
          <JobCard key={post.id} post={post} now={now} own closes={post.deadline} />
        ))}
      </ul>
      {company.openPosts > posts.length && (
        <a className="btn btn-tint mt-3 w-full" href={all} data-keep-scroll>
          看全部 {company.openPosts} 个岗位
        </a>
      )}
    </section>
  );
}

function Source({ company: { source, sourceAt } }: CompanyData) {
  if (!source) return null;
  return (
    <p className="mt-4 rounded-ctl bg-fill px-3 py-2 text-12 text-ink-3">
      资料来源：{source}
      {sourceAt && `，${dateText(sourceAt)} 收录`}。单位认证后可自行修改。
    </p>
  );
}

/** 主页: how the school looks, what may be applied for, then the school in its own words. */
export function HomeTab({ data }: { data: CompanyData }) {
  const { intro } = data.company;
  return (
    <>
      <Slot name="company.section" company={data.company} loaded={data.loaded} now={data.now} />
      <Album {...data} />
      <Posts {...data} />
      <Card heading="单位简介">
        {intro ? <Prose text={intro} /> : <p className="text-ink-3">这家单位还没有写简介。</p>}
        <Source {...data} />
      </Card>
    </>
  );
}
