import { Image } from 'antd';
import { FileText } from 'lucide-react';
import type { ReviewDetail } from '#contract/operators/reviews.ts';
import { formatDateTime } from '#contract/text.ts';

interface Props extends Pick<ReviewDetail, 'papers'> {
  /** As wide as the column: to be read beside the facts that they prove. */
  large?: boolean;
}

/** The papers of a certification: pictures open enlarged, other files in a new window. */
export function Papers({ papers, large = false }: Props) {
  if (papers.length === 0) return null;
  return (
    <section aria-label="证照">
      <h3 className={`mb-2 text-14 font-semibold text-ink-1 ${large ? 'max-xl:mt-5 xl:sr-only' : 'mt-5'}`}>证照</h3>
      <ul className={large ? 'grid gap-4 max-xl:grid-cols-2 max-sm:grid-cols-1' : 'flex flex-wrap gap-3'}>
        {papers.map(({ title, name, url, picture }) => (
          <li key={url} className={`text-12 text-ink-3 ${large ? 'min-w-0' : 'w-44'}`}>
            {picture ? (
              <Image
                src={url}
                alt={title}
                className={`rounded-ctl border border-line ${large ? 'w-full bg-fill object-contain' : 'h-28 w-44 object-cover'}`}
                preview={{ mask: '放大查看' }}
              />
            ) : (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className={`grid place-items-center rounded-ctl bg-fill px-3 text-center ${large ? 'h-40 w-full' : 'h-28 w-44'}`}
              >
                <span className="flex min-w-0 max-w-full flex-col items-center gap-1">
                  <FileText size={24} aria-hidden="true" />
                  <span className="max-w-full truncate">{name}</span>
                </span>
              </a>
            )}
            <span className="mt-1 block truncate">{title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the company has written, text by text. */
export const Texts = ({ texts }: Pick<ReviewDetail, 'texts'>) =>
  texts.map(({ title, text }) => (
    <section key={title}>
      <h3 className="mt-5 mb-2 text-14 font-semibold text-ink-1">{title}</h3>
      <p className="rounded-card bg-fill p-3 text-14 leading-6 whitespace-pre-line text-ink-2">{text}</p>
    </section>
  ));

/** 经过: what was done with a company or post before. */
export const HistoryLines = ({ lines }: { lines: ReviewDetail['history'] }) => (
  <ul className="space-y-1 text-14">
    {lines.map(({ at, what, note }) => (
      <li key={at + what} className="flex gap-3">
        <span className="tabular w-32 shrink-0 text-ink-3">{formatDateTime(at)}</span>
        <span className="text-ink-1">{what}</span>
        <span className="min-w-0 flex-1 text-ink-3">{note}</span>
      </li>
    ))}
  </ul>
);
