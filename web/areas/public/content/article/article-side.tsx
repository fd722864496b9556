import type { ContentCard } from '#contract/content/content-items.ts';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { contentHref } from '../content-words.ts';
import type { DetailData } from '../load-content.ts';

function Links({
  title,
  more,
  items,
  hint,
}: {
  title: string;
  more: string;
  items: readonly ContentCard[];
  hint(item: ContentCard): string;
}) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="article-links">
        {items.map((item) => (
          <li key={item.id}>
            <a href={contentHref(item)}>
              {item.title}
              <small>{hint(item)}</small>
            </a>
          </li>
        ))}
      </ul>
      <a className="link text-13" href={more}>
        更多{title}
      </a>
    </section>
  );
}

interface Props {
  data: DetailData;
  headings: readonly { id: string; text: string }[];
}

/** Beside an article, spread over its whole height: contents, terms, further reading, and a way to go on by phone. */
export function ArticleSide({ data: { item, beside, now }, headings }: Props) {
  const terms = item.article?.terms ?? [];
  return (
    <aside className="article-side" aria-label="相关内容">
      {headings.length > 1 && (
        <nav aria-label="这一篇" className="article-contents">
          <h2>这一篇</h2>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {terms.length > 0 && (
        <section aria-label="名词">
          <h2>名词</h2>
          <dl className="article-terms">
            {terms.map(({ word, text }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Links
        title="相关资讯"
        more={paths.articles({ category: item.category })}
        items={(item.related.length > 0 ? item.related : beside.articles.filter(({ id }) => id !== item.id)).slice(
          0,
          3,
        )}
        hint={({ publishAt }) => shortDateText(publishAt, now)}
      />
      <Links
        title="相关政策"
        more={paths.policies()}
        items={beside.policies.slice(0, 3)}
        hint={({ policy, place }) => [place || '全国', policy?.number].filter(Boolean).join(' · ')}
      />
      <Links
        title="近期讲座"
        more={paths.lectures()}
        items={beside.lectures.slice(0, 2)}
        hint={({ lecture }) => (lecture ? `${shortDateText(lecture.startsAt, now)} · ${lecture.speaker}` : '')}
      />
      <section aria-label="手机上接着读" className="script-only flex items-center gap-4 max-lg:hidden">
        <QrCode path={contentHref(item)} size={84} />
        <p className="text-12 text-ink-3">
          <b className="mb-1 block text-14 font-medium text-ink-1">手机上接着读</b>
          扫一扫，在路上读完
        </p>
      </section>
    </aside>
  );
}
