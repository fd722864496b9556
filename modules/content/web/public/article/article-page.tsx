import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Contents } from '#web/features/contents/contents.tsx';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { dateText, shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import type { ArticleFacts } from '../../../contract/content-items.ts';
import { categoryLabel, contentHref, withRelated } from '../content-words.ts';
import { Attachments, Hiring, Neighbours, RichText, ShareItem, useSeen } from '../detail-frame.tsx';
import type { DetailData } from '../load-content.ts';
import { Facts } from '../parts.tsx';
import { contentStructuredData } from '../structured-data.ts';
import { Figure } from './article-figure.tsx';
import { minutesOf, partsOf } from './article-parts.ts';

/** Fewer are not told: a fresh article would look unread. */
const FEW_VIEWS = 100;

function Head({ data: { item } }: { data: DetailData }) {
  return (
    <header>
      <h1>{item.title}</h1>
      {item.summary && <p className="mt-3.5 text-20 leading-8 text-pretty text-ink-2 max-sm:text-16">{item.summary}</p>}
      {item.coverUrl && (
        <SafeImage src={item.coverUrl} alt="" className="mt-5 aspect-2/1 w-full rounded-card bg-fill" lazy={false} />
      )}
      <div className="flex items-center justify-between gap-x-4 mt-5 mb-8 py-3 border-y border-line">
        <div className="flex min-w-0 items-center gap-3">
          {item.source && (
            <span
              className="grid size-10 flex-none place-items-center rounded-full bg-brand-tint text-16 font-semibold text-brand"
              aria-hidden="true"
            >
              {[...item.source][0]}
            </span>
          )}
          <div className="min-w-0">
            <p className="text-14 font-semibold text-ink-1">{item.source}</p>
            <Facts
              facts={[
                dateText(item.publishAt),
                `读完约 ${minutesOf(item.body)} 分钟`,
                item.viewCount >= FEW_VIEWS && `${item.viewCount.toLocaleString('en-US')} 次阅读`,
              ]}
            />
          </div>
        </div>
        <span className="flex flex-none gap-4">
          <ShareItem item={item} />
          <button
            type="button"
            className="script-only inline-flex items-center gap-1.5 text-14 text-ink-2 hover:text-brand max-sm:hidden"
            onClick={() => print()}
          >
            <Printer size={15} aria-hidden />
            打印
          </button>
        </span>
      </div>
    </header>
  );
}

function Terms({ terms }: { terms: ArticleFacts['terms'] }) {
  if (terms.length === 0) return null;
  return (
    <section aria-label="名词" className="mt-8 border-t border-line pt-5">
      <h2 className="text-16">名词</h2>
      <dl className="mt-1.5 grid grid-cols-2 gap-x-8 gap-y-3 text-14 leading-6.5 max-sm:grid-cols-1">
        {terms.map(({ word, text }) => (
          <div key={word}>
            <dt className="font-semibold text-ink-1">{word}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A news article: text of a reading width with its figures, its contents beside it, and what to read next below. */
export function ArticlePage({ data }: { data: DetailData }) {
  const { item } = data;
  const site = useSite();
  useSeen(item.id);
  const { parts, headings } = partsOf(item.body, item.article?.figures ?? []);
  const crumbs = [
    { label: '新闻资讯', href: paths.articles() },
    { label: categoryLabel(item), href: paths.articles({ category: item.category }) },
    { label: item.title },
  ];
  return (
    <div className="article-page reading-page">
      <StructuredData value={contentStructuredData(item, crumbs, site?.pcSiteUrl ?? '')} />
      <div className="page article-grid">
        <div className="article-main">
          <Breadcrumb crumbs={crumbs} />
          <article>
            <Head data={data} />
            {headings.length > 1 && (
              <details className="group -mt-3 mb-6 rounded-ctl bg-fill px-4 min-[1101px]:hidden">
                <summary className="flex min-h-11 items-center justify-between text-14 font-semibold text-ink-1">
                  这一篇，{headings.length} 节
                  <span className="i i-down group-open:rotate-180" />
                </summary>
                <ol className="space-y-2 pb-3 text-14">
                  {headings.map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{text}</a>
                    </li>
                  ))}
                </ol>
              </details>
            )}
            {parts.map((part) =>
              'figure' in part ? (
                <Figure key={part.key} figure={part.figure} number={part.number} />
              ) : (
                <RichText key={part.key} html={part.html} />
              ),
            )}
            <Terms terms={item.article?.terms ?? []} />
            {item.article?.method && (
              <section aria-label="数据怎么来的" className="mt-8 rounded-card bg-fill px-6 py-4.5">
                <h2 className="text-16">数据怎么来的</h2>
                <p className="mt-1.5 text-14 leading-6.5 text-ink-2">{item.article.method}</p>
              </section>
            )}
            <Attachments items={item.attachments} />
          </article>
          <div className="mt-10">
            <Neighbours item={item} />
          </div>
        </div>
        <ArticleSide data={data} headings={headings} />
      </div>
    </div>
  );
}

/** A part of the side column; the last one stays in view to the end of the text. */
const Part = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <div className={className}>
    <section aria-label={label} className="sticky top-18 max-[1100px]:static">
      {children}
    </section>
  </div>
);

/** Articles that are shown at the end of the column. */
const READS = 3;

/** What to read next: articles of the subject first. */
function Further({ data: { item, beside, now } }: Pick<Props, 'data'>) {
  const items = withRelated(item, beside.articles).slice(0, READS);
  if (items.length === 0) return null;
  return (
    <section aria-label="接着读">
      <h2>接着读</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-b border-line py-2.5">
            <a className="block text-14 leading-5.5 font-semibold text-ink-1 hover:text-brand" href={contentHref(item)}>
              {item.title}
              <small className="mt-0.5 block text-14 leading-5 font-normal text-ink-3">
                {[categoryLabel(item), shortDateText(item.publishAt, now)].join(' · ')}
              </small>
            </a>
          </li>
        ))}
      </ul>
      <a className="link mt-2.5 inline-block text-14" href={paths.articles({ category: item.category })}>
        更多相关资讯
      </a>
    </section>
  );
}

interface Props {
  data: DetailData;
  headings: readonly { id: string; text: string }[];
}

/** Beside an article as far as it goes: its contents, open posts, and what is related. */
function ArticleSide({ data, headings }: Props) {
  const { posts } = data;
  return (
    <aside className="article-side *:last:flex-auto" aria-label="这一篇的目录与更多">
      {headings.length > 1 && (
        <Part label="目录" className="max-[1100px]:hidden">
          <Contents title="这一篇" headings={headings} />
        </Part>
      )}
      {posts && (
        <Part label="正在招">
          <Hiring posts={posts} />
        </Part>
      )}
      <div>
        <div className="sticky top-18 max-[1100px]:static">
          <Further data={data} />
        </div>
      </div>
    </aside>
  );
}
