import type { ReactNode } from 'react';

/** A title with its matches highlighted; invalid offsets are ignored. */
export function MarkedTitle({ title, marks }: { title: string; marks: readonly (readonly [number, number])[] }) {
  if (marks.length === 0) return title;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    if (from < at || to <= from || to > title.length) continue;
    parts.push(title.slice(at, from), <mark key={from}>{title.slice(from, to)}</mark>);
    at = to;
  }
  return [...parts, title.slice(at)];
}
