import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  /** Something was changed: the bar stays in sight until it is saved. */
  floats: boolean;
  /** What saving does. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The end of a long form. Once something was changed it comes into sight wherever one is in the form. */
export const SaveBar = ({ floats, note, className, children }: Props) => (
  <div
    className={clsx(
      'flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-line bg-surface px-5 py-3 max-sm:px-4',
      floats && 'sticky bottom-0 z-10',
      className,
    )}
  >
    <p className="min-w-0 flex-1 text-14 text-ink-3 max-sm:basis-full max-sm:empty:hidden">
      {floats && <b className="mr-3 font-semibold text-ink-1">有未保存的修改</b>}
      {note}
    </p>
    {children}
  </div>
);

/** The head of a part of a long form. */
export const FormPart = ({ title, about }: { title: string; about?: string }) => (
  <h2 className="mb-4 flex flex-wrap items-baseline gap-x-3 border-t border-line pt-5 text-16 font-semibold text-ink-1 first:border-0 first:pt-0">
    {title}
    {about && <span className="text-14 font-normal text-ink-3">{about}</span>}
  </h2>
);
