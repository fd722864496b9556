import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { weightText } from '#contract/files/file-kinds.ts';
import { ShareButton } from '#web/features/page/share-button.tsx';
import type { ContentDetail } from '../../../contract/content-items.ts';
import { contentHref } from '../content-words.ts';

/** What an item of a kind puts into the page of an item. */
export interface DetailParts {
  /** On the header band, beside the act: the title, and what is made of the item's data. */
  head: ReactNode;
  /** What one comes for, beside the title. */
  act?: ReactNode;
  /** Under the title beside the act, on a phone after it. */
  below?: ReactNode;
  body: ReactNode;
  /** Facts: beside the text, on a phone above it. */
  side?: ReactNode;
}

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
