import Rss from 'lucide-react/icons/rss';
import { articleCategories } from '#contract/taxonomy/content-categories.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import type { ContentCard } from '../../contract/content-items.ts';
import { ContentCover } from '../parts/content-cover.tsx';
import { categoryLabel } from './content-words.ts';
import { ListFrame } from './list-frame.tsx';
import type { ListData } from './load-content.ts';
import { Facts, ListHead } from './parts.tsx';

const viewsText = (count: number) => `${count.toLocaleString('en-US')} 次阅读`;

/** The latest article, with its picture across the column, and three more below it. */
function Lead({ items, now }: { items: readonly ContentCard[]; now: number }) {
  const [first, ...rest] = items;
  if (!first) return null;
  return (
    <section aria-label="头条" className="card overflow-hidden">
      <a
        className="group grid grid-cols-[minmax(0,8fr)_minmax(0,7fr)] items-center max-sm:grid-cols-1"
        href={paths.article(first.id)}
      >
        <ContentCover item={first} className="aspect-8/5 w-full" lazy={false} />
        <span className="block p-8 max-lg:p-5 max-sm:p-4">
          <span className="text-14 text-ink-3">
            {categoryLabel(first)} · {agoText(first.publishAt, now)}
          </span>
          <span className="mt-2 line-clamp-3 text-28 leading-10 font-semibold text-ink-1 group-hover:text-brand max-sm:text-20 max-sm:leading-7">
            {first.title}
          </span>
          <span className="mt-3 line-clamp-3 text-14 leading-6 text-ink-2 max-sm:line-clamp-2">{first.summary}</span>
          <span className="mt-3 block text-14 text-ink-3">
            {first.source} · {viewsText(first.viewCount)}
          </span>
        </span>
      </a>
      <ul className="grid grid-cols-3 gap-5 border-t border-line p-5 max-sm:grid-cols-1 max-sm:gap-4 max-sm:p-4">
        {rest.map((item) => (
          <li key={item.id}>
            <a className="group block max-sm:flex max-sm:gap-3" href={paths.article(item.id)}>
              <ContentCover
                item={item}
                className="aspect-8/5 w-full rounded-ctl max-sm:w-26 max-sm:flex-none max-sm:self-start"
              />
              <span className="block min-w-0 sm:mt-3">
                <span className="line-clamp-2 leading-6 font-semibold text-ink-1 group-hover:text-brand">
                  {item.title}
                </span>
                <span className="mt-1 block text-12 text-ink-3">
                  {categoryLabel(item)} · {agoText(item.publishAt, now)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArticleRow({ item, now }: { item: ContentCard; now: number }) {
  return (
    <li>
      <article className="flex items-center gap-5 py-3.5 max-sm:gap-3 max-sm:py-3.5 tile-row">
        <div className="min-w-0 flex-1">
          <h2 className="text-16 leading-6">
            <a className="tile-link line-clamp-2" href={paths.article(item.id)}>
              {item.title}
            </a>
          </h2>
          <p className="mt-1 line-clamp-2 text-14 text-ink-3 max-sm:hidden">{item.summary}</p>
          <Facts
            className="mt-2 max-sm:[&>:nth-child(n+3)]:hidden"
            facts={[categoryLabel(item), agoText(item.publishAt, now), item.source]}
          />
        </div>
        <ContentCover item={item} className="aspect-8/5 w-36 flex-none rounded-ctl max-sm:w-26" />
      </article>
    </li>
  );
}

/** 新闻资讯 */
export function ArticlesPage({ data }: { data: ListData }) {
  const { filters, found, page, now } = data;
  const { category } = filters;
  const tabs = [
    { label: '全部', href: paths.articles(), current: !category },
    ...codesOf(articleCategories).map((code) => ({
      label: articleCategories[code],
      href: paths.articles({ category: code }),
      current: code === category,
    })),
  ];
  const withLead = page === 1 && !category && found.items.length > 6;
  const rows = withLead ? found.items.slice(4) : found.items;
  return (
    <>
      <ListHead title="新闻资讯" text="考试考编、招聘动态、政策解读，和教师这个职业有关的事">
        {tabs.map(({ label, href, current }) => (
          <a key={label} className="filter" href={href} aria-current={current ? 'page' : undefined}>
            {label}
          </a>
        ))}
        <a className="quiet ml-auto flex items-center gap-1 text-14 max-sm:hidden" href="/consultation/rss.xml">
          <Rss size={14} aria-hidden />
          RSS 订阅
        </a>
      </ListHead>
      <div className="page">
        <ListFrame
          data={data}
          path="/consultation"
          href={(to) => paths.articles({ category, page: to > 1 ? String(to) : undefined })}
          empty={{
            title: '这个分类还没有文章',
            text: '看看其他分类的最新资讯。',
            href: paths.articles(),
            label: '全部资讯',
          }}
        >
          {withLead && <Lead items={found.items.slice(0, 4)} now={now} />}
          <ul className={`card divide-y divide-line px-6 max-sm:px-4 ${withLead ? 'mt-4' : ''}`}>
            {rows.map((item) => (
              <ArticleRow key={item.id} item={item} now={now} />
            ))}
          </ul>
        </ListFrame>
      </div>
    </>
  );
}
