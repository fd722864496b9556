import type { Api, Call } from '#contract/api.ts';
import type { CompanyDetail } from '#contract/companies/company-shapes.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { Prose } from '#web/features/page/prose.tsx';
import { ShareButton } from '#web/features/page/share-button.tsx';
import { absolute, siteOrigin } from '#web/features/page/site-origin.ts';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { PostFiles } from '#web/features/posts/detail/post-files.tsx';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { PostRows } from '#web/features/posts/post-row.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import type { CompanyItem, CompanyTab } from '#web/slots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

async function read(call: Call, id: string) {
  const { posts, ...announcement } = await call('GET /api/announcements/:id', { params: { id } });
  const rows = posts.map((post) => ({ ...listedPost(post), deadline: post.deadline }));
  return { announcement, posts: rows, now: Date.now() };
}
type AnnouncementData = Awaited<ReturnType<typeof read>>;

/** An announcement of a school with its open posts. */
export async function findAnnouncement(call: Call, id: string): Promise<CompanyItem> {
  const shown = await read(call, id);
  const { title, body, company } = shown.announcement;
  return { companyId: company.id, title, about: `${company.name}公告：${body}`, shown };
}

function structuredData(
  { id, title, publishedAt, updatedAt, company }: AnnouncementData['announcement'],
  siteUrl: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    datePublished: publishedAt,
    dateModified: updatedAt,
    mainEntityOfPage: absolute(siteOrigin(siteUrl), paths.announcement(id)),
    author: { '@type': 'Organization', name: company.name },
  };
}

/** An announcement of a school: its text, and the posts that it is about. */
function Announcement({ data: { announcement, posts, now } }: { data: AnnouncementData }) {
  const site = useSite();
  const { id, title, body, attachments, publishedAt, updatedAt, company } = announcement;
  const changed = dateText(updatedAt) !== dateText(publishedAt) && `，${dateText(updatedAt)} 修改`;
  return (
    <>
      <StructuredData value={structuredData(announcement, site?.pcSiteUrl ?? '')} />
      <article className="card px-8 py-6 max-sm:px-4">
        <h2 className="text-20 break-words">{title}</h2>
        <div className="mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-4 text-14 text-ink-3">
          <span className="tabular">
            {dateText(publishedAt)} 发布{changed}
          </span>
          <ShareButton path={paths.announcement(id)} title={title} />
          <a className="link ml-auto" href={`${paths.company(company.id)}&tab=announcements`}>
            全部公告
          </a>
        </div>
        <Prose text={body} />
        <PostFiles files={attachments} />
      </article>
      {posts.length > 0 && (
        <section aria-labelledby="posts-title" className="min-w-0 pt-2">
          <h2 id="posts-title" className="pb-3 text-20">
            公告里的岗位
          </h2>
          <PostRows posts={posts} now={now} own />
        </section>
      )}
    </>
  );
}

const PAGE_SIZE = 20;

type Announced = AnswerOf<Api['GET /api/companies/:id/announcements']>;

/** A page of what a school has announced. */
export const loadAnnouncements: CompanyTab['load'] = (call, id, { page }) =>
  call('GET /api/companies/:id/announcements', { params: { id }, query: { page } }, { background: true, quiet: true });

/** 公告: what the school has announced, newest first; or the one that the address names. */
export function AnnouncementsTab({ company, page, shown }: { company: CompanyDetail; page: number; shown: unknown }) {
  const one = shown as AnnouncementData | null;
  if (one?.announcement) return <Announcement data={one} />;
  const { items: announcements, total } = (shown as Announced | null) ?? { items: [], total: 0 };
  const base = `${paths.company(company.id)}&tab=announcements`;
  if (announcements.length === 0)
    return (
      <div className="card">
        <EmptyState title="这家单位还没有公告" text="关注这家单位，发布公告时会通知你。" />
      </div>
    );
  return (
    <section aria-labelledby="announcements-title">
      <h2 id="announcements-title" className="sr-only">
        公告
      </h2>
      <ul className="card divide-y divide-line">
        {announcements.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <a
              className="group flex items-baseline justify-between gap-4 px-6 py-4 max-sm:px-4"
              href={paths.announcement(id)}
            >
              <span className="min-w-0 font-semibold break-words text-ink-1 group-hover:text-brand">{title}</span>
              <time className="tabular shrink-0 text-14 text-ink-3" dateTime={publishedAt}>
                {dateText(publishedAt)}
              </time>
            </a>
          </li>
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
