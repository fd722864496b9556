import type { ReactNode } from 'react';

interface Props {
  title: string;
  count: number | undefined;
  /** The way to all of them. */
  end: ReactNode;
}

/** The title of a part of the workbench, how many it holds, and the way to all of them. */
export const DeskHead = ({ title, count, end }: Props) => (
  <div className="flex h-15 items-center gap-2 px-6 max-md:px-4">
    <h2 className="text-20 leading-7 font-semibold text-ink-1">{title}</h2>
    {count !== undefined && <span className="tabular text-14 text-ink-3">{count}</span>}
    <span className="ml-auto">{end}</span>
  </div>
);
