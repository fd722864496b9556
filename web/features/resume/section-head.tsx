import type { ReactNode } from 'react';

/** The title of a section, with its drag handle in the margin. */
export const SectionHead = ({ handle, title }: { handle: ReactNode; title: string }) => (
  <span className="-ml-6 inline-flex items-center max-sm:ml-0 max-sm:[&>:first-child]:hidden">
    {handle ?? <span className="w-6" />}
    {title}
  </span>
);
