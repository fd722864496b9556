import type { ReactNode } from 'react';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';

interface Props {
  company: { name: string; logoUrl: string | null };
  /** A link, or the button that opens the row: `row-open` spreads it over the row. */
  title: ReactNode;
  text: ReactNode;
  pay?: ReactNode;
  stage?: ReactNode;
  /** The last event, and since when. */
  end: ReactNode;
  /** At the very end: an arrow, or what can be done. */
  mark?: ReactNode;
}

/**
 * A row of the person's own lists: whose, what, its pay, how far it has come, and what happened last. Its own width decides on
 * one line or three, so that it is the same in a phone's page of a wide window.
 */
export const OwnRow = ({ company, title, text, pay, stage, end, mark }: Props) => (
  <div className="@container">
    <div className="relative grid min-h-22 grid-cols-[40px_minmax(0,1fr)_fit-content(55%)] items-center gap-x-3 gap-y-2 px-4 py-4 @3xl:grid-cols-[44px_minmax(0,1fr)_136px_178px_minmax(0,208px)_auto] @3xl:gap-x-6 @3xl:px-6 @3xl:py-3">
      <CompanyLogo name={company.name} src={company.logoUrl} />
      <span className="col-span-2 min-w-0 @3xl:col-span-1">
        <span className="block truncate text-16 font-semibold text-ink-1">{title}</span>
        <span className="block truncate text-14 text-ink-3">{text}</span>
      </span>
      <span className="col-start-2 empty:hidden @3xl:col-start-3 @3xl:row-start-1">{pay}</span>
      <span className="col-start-2 min-w-0 empty:hidden @3xl:col-start-4 @3xl:row-start-1">{stage}</span>
      <span className="min-w-0 text-right text-14 text-ink-3 @max-3xl:col-start-3 @max-3xl:row-start-2 @3xl:col-start-5 @3xl:row-start-1">
        {end}
      </span>
      <span className="flex items-center justify-end gap-2 empty:hidden @max-3xl:col-span-full @3xl:col-start-6 @3xl:row-start-1">
        {mark}
      </span>
    </div>
  </div>
);
