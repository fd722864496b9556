import type { ReactNode } from 'react';
import { Notebook } from '#web/ui/notebook.tsx';

interface Props {
  code: string;
  title: string;
  text: string;
  /** Links to next steps. */
  children: ReactNode;
}

/** A page in place of one that is not shown: why, and where to go from here. */
export const StatusPage = ({ code, title, text, children }: Props) => (
  <div className="page flex flex-col items-center py-12 text-center">
    <Notebook />
    <p className="num mt-4 text-20 text-ink-3">{code}</p>
    <h1 className="mt-1 text-28">{title}</h1>
    <p className="mt-2 text-ink-3">{text}</p>
    <div className="mt-6 flex w-full flex-wrap justify-center gap-3">{children}</div>
  </div>
);
