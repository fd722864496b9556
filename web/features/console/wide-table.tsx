import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** The table's accessible name. */
  label: string;
  children: ReactNode;
}

/** Ant Design's table scrolls horizontally on a phone; this makes a table without links or buttons reachable by keyboard. */
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
