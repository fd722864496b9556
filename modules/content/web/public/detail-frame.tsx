import Download from 'lucide-react/icons/download';
import { type ReactNode, useEffect } from 'react';
import { weightText } from '#contract/files/file-kinds.ts';
import { call } from '#web/api/browser-call.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { SideCard, sideColumn } from '#web/features/contents/side-card.tsx';
import { ShareButton } from '#web/features/page/share-button.tsx';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import type { ContentDetail } from '../../contract/content-items.ts';
import { categoryLabel, contentHref } from './content-words.ts';
import type { DetailData } from './load-content.ts';
import { SideList } from './parts.tsx';
import { contentStructuredData } from './structured-data.ts';

/** Rich text from the console, sanitised by the server before it was stored. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server (clean-body.ts), and the page's policy runs no inline script
  return <div className={`prose rich ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function Attachments({ items }: { items: ContentDetail['attachments'] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label="附件" className="mt-8">
      <h2 className="text-16">附件下载</h2>
      <ul className="mt-3 grid gap-2">
        {items.map(({ name, url, size }) => (
          <li key={url}>
            <a className="flex items-center gap-3 rounded-ctl bg-fill px-4 py-3 hover:text-brand" href={url} download>
              <Download size={16} className="flex-none text-brand" aria-hidden />
              <span className="cut text-ink-1">{name}</span>
              <span className="ml-auto flex-none text-12 text-ink-3">{weightText(size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 上一篇 is the newer, 下一篇 the older. */
function Neighbours({ item }: { item: ContentDetail }) {
  const { previous, next, kind } = item;
  if (!previous && !next) return null;
  const side = (label: string, other: ContentDetail['next'], rel: 'prev' | 'next') =>
    other && (
      <a
        className={`group max-w-[48%] min-w-0 max-sm:max-w-none ${rel === 'next' ? 'ml-auto text-right max-sm:ml-0 max-sm:text-left' : ''}`}
        href={contentHref({ kind, id: other.id })}
        rel={rel}
      >
        <span className="text-14 text-ink-3">{label}</span>
        <span className="mt-0.5 block truncate text-16 font-semibold text-ink-1 group-hover:text-brand">
          {other.title}
        </span>
      </a>
    );
  return (
    <nav
      aria-label="上一篇与下一篇"
      className="flex justify-between gap-8 border-t border-line pt-5 max-sm:flex-col max-sm:gap-4"
    >
      {side('上一篇', previous, 'prev')}
      {side('下一篇', next, 'next')}
    </nav>
  );
}

/** The list of each kind, the way to it, and what it offers to read next. */
const lists = {
  article: { label: '新闻资讯', more: '接着读', href: paths.articles },
  admission: { label: '在线招生', more: '更多招生', href: paths.admissions },
  lecture: { label: '专家讲座', more: '更多讲座', href: paths.lectures },
  policy: { label: '政策', more: '相关政策', href: paths.policies },
  guide: { label: '就业指导', more: '接着看', href: paths.guides },
};
const ofHub = new Set<string>(['lecture', 'policy', 'guide']);

interface Props {
  data: DetailData;
  /** On the header band, beside the act: the title, and what is made of the item's data. */
  head: ReactNode;
  /** What one comes for, beside the title. */
  act?: ReactNode;
  /** Under the title beside the act, on a phone after it. */
  below?: ReactNode;
  children: ReactNode;
  /** Facts: beside the text, on a phone above it. */
  side?: ReactNode;
}

/** A detail page: a header with what one comes for, the text, and beside it facts and what to read next. */
export function DetailFrame({ data: { item, posts, now }, head, act, below, children, side }: Props) {
  const site = useSite();
  useEffect(() => {
    const params = { id: item.id };
    call('POST /api/content/items/:id/views', { params }, { background: true, quiet: true }).catch(() => {});
  }, [item.id]);
  const { label, more, href } = lists[item.kind as keyof typeof lists];
  const ofCategory = href({ category: item.category });
  const crumbs = [
    ...(ofHub.has(item.kind) ? [{ label: '就业创业', href: paths.entrepreneurship() }] : []),
    { label, href: href() },
    { label: categoryLabel(item), href: ofCategory },
    { label: item.title },
  ];
  return (
    <div className="reading-page">
      <StructuredData value={contentStructuredData(item, crumbs, site?.pcSiteUrl ?? '')} />
      <div className="border-b border-line bg-surface">
        <div className="page pt-3 pb-6 max-sm:pb-4">
          <Breadcrumb crumbs={crumbs} />
          <div
            className={`mt-3 grid grid-cols-[minmax(0,1fr)] gap-y-5 ${act ? 'gap-x-12 min-[961px]:grid-cols-[minmax(0,1fr)_312px] min-[961px]:grid-rows-[auto_1fr]' : ''}`}
          >
            <div className="min-w-0">{head}</div>
            {act && <div className="min-[961px]:row-span-2">{act}</div>}
            {below && <div className="min-w-0 min-[961px]:col-start-1 min-[961px]:row-start-2">{below}</div>}
          </div>
        </div>
      </div>
      <div className="page reading-grid items-stretch pt-4">
        <aside aria-label="要点与更多" className={`${sideColumn} col-start-2`}>
          {side}
          <SideList title={more} more={ofCategory} items={item.related} now={now} />
          {posts && (
            <SideCard label="正在招" className="max-[960px]:order-2">
              <Hiring posts={posts} />
            </SideCard>
          )}
        </aside>
        <div className="col-start-1 row-start-1 grid min-w-0 content-start gap-4 max-[960px]:order-1 max-[960px]:row-start-auto">
          {item.coverUrl && (
            <SafeImage src={item.coverUrl} alt="" className="aspect-2/1 w-full rounded-card bg-fill" lazy={false} />
          )}
          {children}
        </div>
      </div>
      <div className="page pb-6">
        <Neighbours item={item} />
      </div>
    </div>
  );
}

/** The title on the header band, with what it is about, its facts, and 分享. */
export const DetailTitle = ({ item, children }: { item: ContentDetail; children: ReactNode }) => (
  <>
    <h1 className="text-28 leading-11 text-pretty max-sm:leading-9">{item.title}</h1>
    {item.summary && <p className="mt-3 text-16 leading-7 text-ink-2">{item.summary}</p>}
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      {children}
      <ShareButton
        path={contentHref(item)}
        title={item.title}
        className="inline-flex items-center gap-1.5 text-14 text-ink-2 hover:text-brand"
      />
    </div>
  </>
);

/** What is asked or said in points: numbered where their order or number matters. */
export function Points({
  title,
  lines,
  className = '',
}: {
  title: string;
  lines: readonly string[];
  className?: string;
}) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title} className={className}>
      <h2 className="text-20">{title}</h2>
      <ol className="mt-3">
        {lines.map((line, at) => (
          <li key={line} className="flex gap-4 border-t border-line py-2.5 text-16 leading-7 text-ink-1">
            <span aria-hidden="true" className="num w-4 flex-none text-brand">
              {at + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Open posts that belong to what one reads. */
function Hiring({ posts: { word, href, total, items } }: { posts: NonNullable<DetailData['posts']> }) {
  return (
    <>
      <h2 className="flex items-baseline justify-between text-16">
        正在招，{word}
        <span className="tabular text-14 font-normal text-ink-3">{total.toLocaleString('en-US')} 个</span>
      </h2>
      <ul>
        {items.map(({ id, title, salary, company }) => (
          <li key={id} className="border-b border-line">
            <a className="group flex items-center gap-3 py-2.5" href={paths.job(id)}>
              <CompanyLogo name={company.name} src={company.logoUrl} size={36} />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-2 leading-5.5">
                  <span className="cut font-semibold text-ink-1 group-hover:text-brand">{title}</span>
                  <Pay value={salary} className="flex-none text-14" />
                </span>
                <small className="cut block text-14 leading-5 text-ink-3">{company.name}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a className="link mt-2.5 inline-block text-14" href={href}>
        全部职位
      </a>
    </>
  );
}
