import { shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { categoryLabel } from './content-words.ts';
import { Attachments, DetailFrame, QrSide, RichText, ShareButton } from './detail-frame.tsx';
import type { DetailData } from './load-content.ts';
import { Facts, SideList } from './parts.tsx';

/** A news article. */
export function ArticlePage({ data: { item, now } }: { data: DetailData }) {
  return (
    <DetailFrame
      item={item}
      crumbs={[
        { label: '新闻资讯', href: paths.articles() },
        { label: categoryLabel(item), href: paths.articles({ category: item.category }) },
      ]}
      head={
        <>
          <h1 className="mt-3 max-w-200 text-24 leading-9">{item.title}</h1>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <Facts
              facts={[
                item.source && `来源：${item.source}`,
                shortDateText(item.publishAt, now),
                `${item.viewCount.toLocaleString('en-US')} 次阅读`,
              ]}
            />
            <ShareButton item={item} />
          </div>
        </>
      }
      side={
        <>
          <SideList
            title="相关资讯"
            more={paths.articles({ category: item.category })}
            items={item.related}
            now={now}
          />
          <QrSide item={item} />
        </>
      }
    >
      <article className="card px-10 py-8 max-sm:p-4">
        {item.summary && <p className="content-summary">{item.summary}</p>}
        <RichText html={item.body} />
        <Attachments items={item.attachments} />
      </article>
    </DetailFrame>
  );
}
