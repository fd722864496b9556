import { Image } from 'antd';
import { FileText } from 'lucide-react';
import type { ReviewDetail } from '#contract/operators/reviews.ts';

/** The papers of a certification: pictures open enlarged, other files in a new window. */
export function Papers({ papers }: Pick<ReviewDetail, 'papers'>) {
  if (papers.length === 0) return null;
  return (
    <section aria-label="证照">
      <h3 className="mt-5 mb-2 text-13 font-medium text-ink-1">证照</h3>
      <ul className="flex flex-wrap gap-3">
        {papers.map(({ title, name, url, picture }) => (
          <li key={url} className="w-44 text-12 text-ink-3">
            {picture ? (
              <Image
                src={url}
                alt={title}
                className="h-28! w-44! rounded-ctl border border-line object-cover"
                preview={{ mask: '放大查看' }}
              />
            ) : (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="grid h-28 w-44 place-items-center rounded-ctl bg-fill px-3 text-center"
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
