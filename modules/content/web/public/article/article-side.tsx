import type { ReactNode } from 'react';
import { Contents } from '#web/features/contents/contents.tsx';
import { shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { categoryLabel, contentHref, withRelated } from '../content-words.ts';
import { Hiring } from '../hiring.tsx';
import type { DetailData } from '../load-content.ts';

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
        {items.map((one) => (
          <li key={one.id} className="border-b border-line py-2.5">
            <a className="block text-14 leading-5.5 font-medium text-ink-1 hover:text-brand" href={contentHref(one)}>
              {one.title}
              <small className="mt-0.5 block text-13 leading-5 font-normal text-ink-3">
                {[categoryLabel(one), shortDateText(one.publishAt, now)].join(' · ')}
              </small>
            </a>
          </li>
        ))}
      </ul>
      <a className="link mt-2.5 inline-block text-13" href={paths.articles({ category: item.category })}>
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
export function ArticleSide({ data, headings }: Props) {
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
