import Share2 from 'lucide-react/icons/share-2';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Prose } from '#web/features/page/prose.tsx';
import { absolute, siteOrigin } from '#web/features/page/site-origin.ts';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { PostFiles } from '#web/features/posts/detail/post-files.tsx';
import { JobCard } from '#web/features/posts/job-card.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import type { AnnouncementData } from './load-announcement.ts';

const ShareDialog = lazyPart(() =>
  import('#web/features/page/share-dialog.tsx').then(({ ShareDialog }) => ShareDialog),
);

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

function Share({ announcement: { id, title } }: { announcement: Announcement }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-outline btn-s script-only" onClick={() => setOpen(true)}>
        <Share2 size={15} aria-hidden />
        分享
      </button>
      <Suspense fallback={null}>
        {open && <ShareDialog path={paths.announcement(id)} title={title} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** An announcement of a school: its text, and the posts that it is about. */
export function AnnouncementPage({ data: { announcement, posts, now } }: { data: AnnouncementData }) {
  const site = useSite();
  const { title, body, attachments, publishedAt, updatedAt, company } = announcement;
  const changed = dateText(updatedAt) !== dateText(publishedAt) && `，${dateText(updatedAt)} 修改`;
  const all = `${paths.company(company.id)}&tab=announcements`;
  return (
    <div className="page flex flex-col gap-4 py-3" style={{ maxWidth: 880 }}>
      <StructuredData value={structuredData(announcement, site?.pcSiteUrl ?? '')} />
      <Breadcrumb
        crumbs={[
          { label: '找单位', href: paths.companies() },
          { label: company.name, href: paths.company(company.id) },
          { label: '公告', href: all },
          { label: title },
        ]}
      />
      <article className="card p-8 max-sm:p-4">
        <h1 className="text-24 break-words max-sm:text-20">{title}</h1>
        <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
          <a className="group flex min-w-0 items-center gap-3" href={paths.company(company.id)}>
            <CompanyLogo name={company.name} src={company.logoUrl} size={36} />
            <span className="min-w-0">
              <span className="block font-medium text-ink-1 group-hover:text-brand">{company.name}</span>
              <span className="tabular block text-12 text-ink-3">
                {dateText(publishedAt)} 发布{changed}
              </span>
            </span>
          </a>
          <Share announcement={announcement} />
        </div>
        <Prose text={body} />
        <PostFiles files={attachments} />
      </article>
      {posts.length > 0 && (
        <section aria-labelledby="posts-title">
          <h2 id="posts-title" className="px-1 pt-2 pb-3 text-18">
            公告里的岗位
          </h2>
          <ul className="flex flex-col gap-2">
            {posts.map((post) => (
              <JobCard key={post.id} post={post} now={now} own closes={post.deadline} />
            ))}
          </ul>
        </section>
      )}
      <a className="btn btn-tint" href={all}>
        看这家单位的全部公告
      </a>
    </div>
  );
}
