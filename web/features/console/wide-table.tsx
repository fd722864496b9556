import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** What the table is of, as it is read out. */
  label: string;
  children: ReactNode;
}

/** Ant Design's table scrolls sideways on a phone; one without links or buttons is reached by the keyboard through this. */
export function WideTable({ label, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = box.current?.querySelector<HTMLElement>('.ant-table-content');
    if (!scroller) return;
    scroller.tabIndex = 0;
    scroller.setAttribute('role', 'region');
    scroller.setAttribute('aria-label', label);
  });
  return <div ref={box}>{children}</div>;
}
