import type { ReactNode } from 'react';

/**
 * A side column as long as the text beside it: its blocks follow each other from the top, and the last one stays in view to the end.
 * Where the window is narrow the blocks stand above and below the text in the order of the page's grid.
 */
export const sideColumn = 'flex flex-col gap-4 *:last:flex-auto max-[960px]:contents';

interface Props {
  label: string;
  children: ReactNode;
  /** Of the place in the column, such as its order on a phone. */
  className?: string;
}

/** A block of such a column. */
export const SideCard = ({ label, children, className }: Props) => (
  <SideBlock className={className}>
    <section className="card p-5 max-sm:p-4" aria-label={label}>
      {children}
    </section>
  </SideBlock>
);

/** A block that brings a card of its own. */
export const SideBlock = ({ children, className }: Omit<Props, 'label'>) => (
  <div className={className}>
    <div className="sticky top-18 max-[960px]:static">{children}</div>
  </div>
);
