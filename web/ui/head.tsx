import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** One sentence below the title. */
  text?: ReactNode;
  /** The page's one act, or its search field, at the right. */
  act?: ReactNode;
  /** The way back to the list that this page is of: as it was left, where one came from it. */
  back?: { label: string; href: string };
}

/** The head of a page: its title, one sentence, one act; 96 high. */
export function Head({ title, text, act, back }: Props) {
  return (
    <header className="head pt-5 pb-4">
      {back && (
        <a className="quiet mb-4 inline-flex h-6.5 items-center gap-2 text-14" href={back.href} data-back>
          <ArrowLeft size={16} aria-hidden />
          {back.label}
        </a>
      )}
      <div className="flex min-h-15 items-center justify-between gap-6 max-md:flex-wrap max-md:gap-3">
        <div className="min-w-0">
          <h1 className="text-28 leading-9">{title}</h1>
          {text && <p className="mt-1 text-16 leading-6 text-ink-3">{text}</p>}
        </div>
        {act && (
          <div className="flex flex-none items-center gap-3 max-md:has-[>.search-box-bare:last-child]:w-full">
            {act}
          </div>
        )}
      </div>
    </header>
  );
}
