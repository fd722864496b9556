import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** How it stands now. */
  value: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** A line of an account: what it is, how it stands, and what can be done. */
export const AccountLine = ({ label, value, children }: Props) => (
  <div className="flex min-h-14 items-center gap-4 border-b border-line py-2">
    <span className="w-28 flex-none text-16 text-ink-1 max-sm:w-16">{label}</span>
    <span className="min-w-0 flex-1 text-14 break-words text-ink-2">{value}</span>
    {children}
  </div>
);
