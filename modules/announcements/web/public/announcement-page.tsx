import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { Prose } from '#web/features/page/prose.tsx';
import { ShareButton } from '#web/features/page/share-button.tsx';
import { absolute, siteOrigin } from '#web/features/page/site-origin.ts';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { PostFiles } from '#web/features/posts/detail/post-files.tsx';
import { PostRows } from '#web/features/posts/post-row.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import type { AnnouncementData } from './load-announcement.ts';

type Announcement = AnnouncementData['announcement'];

function structuredData({ id, title, publishedAt, updatedAt, company }: Announcement, siteUrl: string) {
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

/** The school, with what a reader weighs before writing to it. */
function School({ company }: { company: Announcement['company'] }) {
  return (
    <section className="card p-5 max-sm:p-4" aria-label="发布单位">
      <a className="group flex items-center gap-3" href={paths.company(company.id)}>
        <CompanyLogo name={company.name} src={company.logoUrl} size={48} />
        <span className="min-w-0">
          <b className="block font-semibold text-ink-1 group-hover:text-brand">{company.name}</b>
          <span className="block text-12 text-ink-3">
            {[company.cityName, companyTypeLabel(company.type), companySizeLabel(company.size)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </a>
      <p className="mt-3 text-14 text-ink-2">
        在招岗位 <b className="num">{company.openPosts}</b> 个
        {company.replyRate !== null && `，回复率 ${company.replyRate}%`}
      </p>
      <a className="btn btn-tint mt-4 w-full" href={`${paths.company(company.id)}&tab=posts`}>
        看全部在招岗位
      </a>
    </section>
  );
}

function Others({ others, all }: Pick<AnnouncementData, 'others'> & { all: string }) {
  if (others.length === 0) return null;
  return (
    <section className="card p-5 max-sm:p-4" aria-label="其他公告">
      <h2 className="flex items-baseline justify-between text-16">
        这家单位的其他公告
        <a className="quiet text-14 font-normal" href={all}>
          全部
        </a>
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {others.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <a className="group block pt-2.5 pb-2" href={paths.announcement(id)}>
              <span className="line-clamp-2 text-ink-1 group-hover:text-brand">{title}</span>
              <span className="tabular block text-12 text-ink-3">{dateText(publishedAt)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An announcement of a school: its text, the posts that it is about, and the school beside it. */
export function AnnouncementPage({ data: { announcement, posts, others, now } }: { data: AnnouncementData }) {
  const site = useSite();
  const { title, body, attachments, publishedAt, updatedAt, company } = announcement;
  const changed = dateText(updatedAt) !== dateText(publishedAt) && `，${dateText(updatedAt)} 修改`;
  const all = `${paths.company(company.id)}&tab=announcements`;
  return (
    <div className="reading-page">
      <StructuredData value={structuredData(announcement, site?.pcSiteUrl ?? '')} />
      <div className="border-b border-line bg-surface">
        <div className="page pt-3 pb-6 max-sm:pb-4">
          <Breadcrumb
            crumbs={[
              { label: '找单位', href: paths.companies() },
              { label: company.name, href: paths.company(company.id) },
              { label: '公告', href: all },
              { label: title },
            ]}
          />
          <h1 className="mt-3 text-28 leading-11 break-words max-sm:leading-9">{title}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-3">
            <span className="tabular">
              {dateText(publishedAt)} 发布{changed}
            </span>
            <ShareButton path={paths.announcement(announcement.id)} title={title} />
          </p>
        </div>
      </div>
      <div className="page reading-grid pt-4">
        <article className="card self-stretch px-8 py-6 max-sm:px-4">
          <h2 className="sr-only">正文</h2>
          <Prose text={body} />
          <PostFiles files={attachments} />
        </article>
        {posts.length > 0 && (
          <section
            aria-labelledby="posts-title"
            className="min-w-0 pt-2 min-[961px]:col-span-full min-[961px]:row-start-2"
          >
            <h2 id="posts-title" className="pb-3 text-20">
              公告里的岗位
            </h2>
            <PostRows posts={posts} now={now} own />
          </section>
        )}
        <aside
          aria-label="发布单位"
          className="flex min-w-0 flex-col gap-4 max-[960px]:mt-2 min-[961px]:col-start-2 min-[961px]:row-start-1"
        >
          <School company={company} />
          <Others others={others} all={all} />
        </aside>
      </div>
    </div>
  );
}
