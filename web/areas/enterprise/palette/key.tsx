import type { ReactNode } from 'react';

/** A key of the keyboard. */
export const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-[4px] border border-line-strong bg-surface px-1.5 font-sans text-12 leading-[18px] text-ink-3">
    {children}
  </kbd>
);
