import { JobCard } from '#web/features/posts/job-card.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { CompanyData } from './load-company.ts';

const PAGE_SIZE = 20;

/** 在招岗位: all open posts, newest first. */
export function PostsTab({ data: { company, posts, total, page, now } }: { data: CompanyData }) {
  const base = `${paths.company(company.id)}&tab=posts`;
  if (posts.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title="暂时没有在招的岗位"
          text="关注这家单位，有新岗位时会出现在你的求职首页。"
          action={
            <a className="btn btn-tint" href={paths.jobs({ cityCode: company.cityCode })}>
              看{company.cityName}的其他岗位
            </a>
          }
        />
      </div>
    );
  }
  return (
    <section aria-labelledby="posts-title">
      <h2 id="posts-title" className="sr-only">
        在招岗位
      </h2>
      <ul className="flex flex-col gap-2">
        {posts.map((post) => (
          <JobCard key={post.id} post={post} now={now} own />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        href={(to) => (to === 1 ? base : `${base}&page=${to}`)}
      />
    </section>
  );
}
