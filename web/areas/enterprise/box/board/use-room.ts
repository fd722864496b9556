import { type RefObject, useLayoutEffect, useState } from 'react';

/** Least width of a column, the gap between two, and the width of a folded one. */
const COLUMN = 196;
const GAP = 12;
const STRIP = 44;

/**
 * Which of the columns have room: those next to the column at `centre`, earlier ones first. The others fold to strips.
 * `open` are the indexes of the columns that are not folded already, of `total`.
 */
export function columnsWithRoom(width: number, open: readonly number[], total: number, centre: number): number[] {
  const needed = (n: number) => n * COLUMN + (total - n) * STRIP + (total - 1) * GAP;
  let shown = open.includes(centre) ? [centre] : open.slice(0, 1);
  const before = open.filter((at) => at < (shown[0] ?? 0)).toReversed();
  const after = open.filter((at) => at > (shown[0] ?? 0));
  for (const next of [...before, ...after]) {
    if (needed(shown.length + 1) > width) break;
    shown = [...shown, next];
  }
  return shown;
}

/** The width of an element, as it changes. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    if (!box.current) return;
    const measure = () => setWidth(box.current?.clientWidth || Number.POSITIVE_INFINITY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
