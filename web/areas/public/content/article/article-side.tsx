import type { ReactNode } from 'react';
import type { ContentCard } from '#contract/content/content-items.ts';
import { Contents } from '#web/features/contents/contents.tsx';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { contentHref, withRelated } from '../content-words.ts';
import type { DetailData } from '../load-content.ts';

/** A part of the side column; the last one stays in view to the end of the text. */
const Part = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <div className={className}>
    <section aria-label={label} className="sticky top-18 max-[1100px]:static">
      {children}
    </section>
  </div>
);

const strong = 'text-14 leading-5.5 font-medium text-ink-1';
const soft = 'mt-0.5 block text-13 leading-5 font-normal text-ink-3';

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
    <Part label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-b border-line py-2.5">
            <a className={`block hover:text-brand ${strong}`} href={contentHref(item)}>
              {item.title}
              <small className={soft}>{hint(item)}</small>
            </a>
          </li>
        ))}
      </ul>
      <a className="link mt-2.5 inline-block text-13" href={more}>
        更多{title}
      </a>
    </Part>
  );
}

interface Props {
  data: DetailData;
  headings: readonly { id: string; text: string }[];
}

/** Beside an article as far as it goes: its contents, its terms, what is related, and a way to go on by phone. */
export function ArticleSide({ data: { item, beside, now }, headings }: Props) {
  const terms = item.article?.terms ?? [];
  return (
    <aside className="article-side *:last:flex-auto" aria-label="这一篇的目录与名词">
      {headings.length > 1 && (
        <Part label="目录" className="max-[1100px]:hidden">
          <Contents title="这一篇" headings={headings} />
        </Part>
      )}
      {terms.length > 0 && (
        <Part label="名词">
          <h2>名词</h2>
          <dl>
            {terms.map(({ word, text }) => (
              <div key={word} className="border-b border-line py-2.5">
                <dt className={strong}>{word}</dt>
                <dd className={soft}>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Links
        title="相关资讯"
        more={paths.articles({ category: item.category })}
        items={withRelated(item, beside.articles).slice(0, 3)}
        hint={({ publishAt }) => shortDateText(publishAt, now)}
      />
      <Links
        title="近期讲座"
        more={paths.lectures()}
        items={beside.lectures.slice(0, 3)}
        hint={({ lecture }) => (lecture ? `${shortDateText(lecture.startsAt, now)} · ${lecture.speaker}` : '')}
      />
      <Links
        title="相关政策"
        more={paths.policies()}
        items={beside.policies.slice(0, 3)}
        hint={({ policy, place }) => [place || '全国', policy?.number].filter(Boolean).join(' · ')}
      />
      <section
        aria-label="手机上接着读"
        className="script-only flex items-center gap-4 border-t border-line pt-5 max-lg:hidden"
      >
        <QrCode path={contentHref(item)} size={84} />
        <p className="text-12 text-ink-3">
          <b className="mb-1 block text-14 font-medium text-ink-1">手机上接着读</b>
          扫一扫，在路上读完
        </p>
      </section>
    </aside>
  );
}
