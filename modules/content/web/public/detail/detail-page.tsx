import { useEffect } from 'react';
import { call } from '#web/api/browser-call.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { SideCard, sideColumn } from '#web/features/contents/side-card.tsx';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import type { ContentDetail } from '../../../contract/content-items.ts';
import { categoryLabel, contentHref } from '../content-words.ts';
import type { DetailData, ListedKind } from '../load-content.ts';
import { SideList } from '../parts.tsx';
import { admissionParts } from './admission.tsx';
import { articleParts } from './article.tsx';
import type { DetailParts } from './detail-parts.tsx';
import { guideParts } from './guide.tsx';
import { lectureParts } from './lecture.tsx';
import { policyParts } from './policy.tsx';
import { contentStructuredData } from './structured-data.ts';

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

interface Kind {
  /** Its list, the way to it, and what it offers to read next. */
  label: string;
  more: string;
  href: typeof paths.articles;
  /** Null for an item without what its kind says of itself. */
  partsOf(data: DetailData): DetailParts | null;
}

const kinds: Record<ListedKind, Kind> = {
  article: { label: '新闻资讯', more: '接着读', href: paths.articles, partsOf: articleParts },
  admission: { label: '在线招生', more: '更多招生', href: paths.admissions, partsOf: admissionParts },
  lecture: { label: '专家讲座', more: '更多讲座', href: paths.lectures, partsOf: lectureParts },
  policy: { label: '政策', more: '相关政策', href: paths.policies, partsOf: policyParts },
  guide: { label: '就业指导', more: '接着看', href: paths.guides, partsOf: guideParts },
};

/**
 * What operators published, at the address of its kind: a header with what one comes for, the text, and beside it facts and what to
 * read next.
 */
export function DetailPage({ data }: { data: DetailData }) {
  const { item, posts, now } = data;
  const site = useSite();
  useEffect(() => {
    const params = { id: item.id };
    call('POST /api/content/items/:id/views', { params }, { background: true, quiet: true }).catch(() => {});
  }, [item.id]);
  const { label, more, href, partsOf } = kinds[item.kind as ListedKind];
  const parts = partsOf(data);
  if (!parts) return null;
  const { head, act, below, body, side } = parts;
  const ofCategory = href({ category: item.category });
  const crumbs = [{ label, href: href() }, { label: categoryLabel(item), href: ofCategory }, { label: item.title }];
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
          {body}
        </div>
      </div>
      <div className="page pb-6">
        <Neighbours item={item} />
      </div>
    </div>
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
