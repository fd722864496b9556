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

/** After the text: what to read next, side by side. */
export function FurtherReading({ data: { item, beside, now } }: { data: DetailData }) {
  const known = new Set([item.id, ...item.related.map(({ id }) => id)]);
  const articles = [...item.related, ...beside.articles.filter(({ id }) => !known.has(id))];
  return (
    <aside className="article-further" aria-label="接着看">
      <Links
        title="相关资讯"
        more={paths.articles({ category: item.category })}
        items={articles.slice(0, 3)}
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
        items={beside.lectures.slice(0, 3)}
        hint={({ lecture }) => (lecture ? `${shortDateText(lecture.startsAt, now)} · ${lecture.speaker}` : '')}
      />
    </aside>
  );
}

interface Props {
  item: DetailData['item'];
  headings: readonly { id: string; text: string }[];
}

/** Beside an article and always in view: its contents, its terms, and a way to go on by phone. */
export function ArticleSide({ item, headings }: Props) {
  const terms = item.article?.terms ?? [];
  return (
    <aside className="article-side" aria-label="这一篇的目录与名词">
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
